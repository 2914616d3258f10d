import { expect, it } from 'vitest';
import { reasonOf } from '../../server/features/mail/failure-reason.ts';
import { CODE, TOKEN } from '../helpers/mail-examples.ts';

const LINK = '0f1e2d3c4b5a69788796a5b4c3d2e1f0';

it.each([
  ['as it is', `451 spam: https://directory.example.org/invitation?token=${LINK} and more`],
  ['in a header', `554 <https://directory.example.org/newsletter/unsubscribe?token=${LINK}>`],
  [
    'in quoted-printable',
    `554 https://directory.example.org/confirm?token=3D${LINK.slice(0, 20)}=\n${LINK.slice(20)}`,
  ],
  ['cut where a line ends', `554 ...${LINK.slice(9, 30)}`],
  ['after much else', `554 ${'a long sentence '.repeat(17)}https://x/?token=${LINK}`],
])('leaves out a token that a server quotes %s', (_, said) => {
  const kept = reasonOf(new Error(said), [LINK]);
  for (let at = 0; at + 4 <= LINK.length; at++) expect(kept).not.toContain(LINK.slice(at, at + 4));
  expect(kept).toMatch(/^(451|554) /);
  expect(kept.length).toBeLessThanOrEqual(300);
});

it('leaves out a code, also in two groups, and each part of a verification link', () => {
  const parts = TOKEN.split('.').map((part, i) => `part${i}=${part}`);
  const said = `554 no: ${CODE} <span>${CODE.slice(0, 4)}</span><span>${CODE.slice(4)}</span> ${parts.join('& ')}`;
  expect(reasonOf(said, [CODE, TOKEN])).toBe('554 no: … … … … …');
});

it('keeps what it says otherwise', () => {
  const said = `550 5.1.1 ada@example.com: no such user, see https://mail.example.com/help?p=NoSuchUser q7-20020a05`;
  expect(reasonOf(new Error(said), [LINK, CODE, TOKEN])).toBe(said);
  expect(reasonOf(new Error(said), [])).toBe(said);
});

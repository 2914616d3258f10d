import { describe, expect, it } from 'vitest';
import { composeMail } from '../../server/features/mail/compose.ts';
import type { MailContent } from '../../server/features/mail/kinds/mail-kinds.ts';
import { CODE, MAIL_EXAMPLES, TOKEN } from '../helpers/mail-examples.ts';

const SITE = { name: 'Psychiatrists & “Friends” <b>', url: 'https://directory.example.org' };

describe.each(MAIL_EXAMPLES)('a mail of kind $kind', (content) => {
  const mail = composed(content);

  it('is complete in both versions', () => {
    expect(mail.subject).toMatch(/^[A-Z][\w -]{10,50}$/);
    expect(mail.text).toContain(SITE.name);
    expect(mail.text).toContain(SITE.url);
    for (const paragraph of mail.text.split('\n\n')) expect(paragraph.trim()).not.toBe('');
    expect(mail.html).toContain('Psychiatrists &amp; “Friends” &lt;b>');
    expect(mail.html).not.toContain('<b>');
    expect(mail.text + mail.html).not.toMatch(/undefined|null|NaN|\[object/);
  });

  it('asks nothing of any other place', () => {
    expect(mail.html).toMatch(/^<!doctype html><html lang="en">/);
    expect(mail.html).not.toMatch(
      /<(img|script|link|iframe|form|object|base)\b|@import|url\(|\ssrc=|\son\w+=/i,
    );
    const addresses = [...`${mail.html}\n${mail.text}`.matchAll(/https?:\/\/[^\s"<]+/g)].map(
      ([address]) => address,
    );
    for (const address of addresses) expect(address.startsWith(SITE.url)).toBe(true);
  });

  it('has a dark scheme for every color it sets', () => {
    const tags = [...mail.html.matchAll(/<\w+ [^>]*(?:color:|background:)[^>]*>/g)].map(([tag]) => tag);
    expect(tags.length).toBeGreaterThan(4);
    for (const tag of tags) {
      const name = /class="(\w+)"/.exec(tag)?.[1];
      expect(mail.html).toContain(`.${String(name)}{`);
    }
  });
});

describe('the link of a verification', () => {
  it('is where somebody who made no account deletes it', () => {
    const { text, html } = composed({ kind: 'verify', token: TOKEN });
    for (const version of [text, html]) expect(version).toContain('“I did not make this account”');
  });

  it('carries the token cut at its dots, in both versions', () => {
    const { text, html } = composed({ kind: 'verify', token: TOKEN });
    const [, inText = ''] = /^(https:\S+token\S+)$/m.exec(text) ?? [];
    const [, inHtml = ''] = /href="([^"]+token[^"]+)"/.exec(html) ?? [];
    expect(inHtml.replaceAll('&amp;', '&')).toBe(inText);
    const { origin, pathname, searchParams } = new URL(inText);
    expect(origin + pathname).toBe(`${SITE.url}/user/verify/token`);
    expect([...searchParams.keys()]).toEqual(['firstpart', 'secondpart', 'thirdpart']);
    expect([...searchParams.values()].join('.')).toBe(TOKEN);
  });
});

describe('a code', () => {
  it.each(['reset-code', 'subscribe-code'] as const)('of %s can be copied as it is', (kind) => {
    const { text, html } = composed({ kind, code: CODE });
    expect(text).toMatch(new RegExp(`^ *${CODE}$`, 'm'));
    expect(html.replace(/<[^>]+>/g, '')).toContain(CODE);
    expect(text).toMatch(/10 minutes/);
    expect(text).toMatch(/ever ask you/);
  });
});

describe('an outbox row that cannot be read', () => {
  it.each([
    ['newspaper', {}],
    ['constructor', {}],
    ['verify', {}],
    ['verify', { token: 'a.b' }],
    ['verify', { token: 'a.b.c&x=<' }],
    ['reset-code', { code: '01234567' }],
    ['reset-code', { code: 12345678 }],
    ['password-changed', { name: 'Ada' }],
    ['reset-code', null],
    ['password-changed', null],
  ])('throws: %s with %j', (kind, data) => {
    expect(() => composeMail({ kind, data: data && JSON.stringify(data) }, SITE)).toThrow();
  });
});

describe('what a mail says', () => {
  const textOf = (content: MailContent) => composed(content).text;

  it('of an account that is gone names the articles that stay', () => {
    expect(textOf({ kind: 'account-deleted' })).toContain('published articles that you have left here');
    expect(textOf({ kind: 'account-removed' })).toContain('published articles, which stay under your name');
  });

  it('of a payment that failed says where the card is', () => {
    const text = textOf({ kind: 'payment-failed', until: '2026-12-28T12:00:00.000Z' });
    expect(text).toContain('check your card under “Manage billing”');
  });

  it('of the end of a plan promises a listing to approved profiles alone', () => {
    for (const content of [
      { kind: 'plan-ending', until: '2026-12-21T12:00:00.000Z' } as const,
      { kind: 'plan-ended' } as const,
    ])
      expect(textOf(content).replace(/\s+/g, ' ')).toContain('an approved profile is listed again');
  });

  it.each([
    [0, 'There is none left'],
    [1, 'There is one left.'],
    [2, 'There are 2 left.'],
  ])('of %i recovery codes that are left', (left, sentence) => {
    expect(textOf({ kind: 'recovery-code-used', left })).toContain(sentence);
  });

  it.each(MAIL_EXAMPLES.filter(leadsToOperator))(
    'of kind $kind names where the operator is written to',
    (content) => {
      const mail = composeMail(rowOf(content), { ...SITE, contact: 'hello@example.com' });
      for (const version of [mail.text, mail.html]) expect(version).toContain('hello@example.com');
      expect(mail.text).not.toContain('the operator of the site');
    },
  );
});

function leadsToOperator(content: MailContent): boolean {
  return composed(content).text.includes('the operator of the site');
}

function composed(content: MailContent) {
  return composeMail(rowOf(content), SITE);
}

function rowOf({ kind, ...data }: MailContent) {
  return { kind, data: JSON.stringify(data) };
}

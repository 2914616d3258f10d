import { beforeEach, describe, expect, it } from 'vitest';
import type { AuditAction } from '#contract/audit.ts';
import { composeMail } from '../../server/features/mail/compose.ts';
import { createTransport } from '../../server/features/mail/transport.ts';
import { UNSUBSCRIBE_PATH, unsubscribeHeaders } from '../../server/features/mail/unsubscribe-link.ts';
import { createUnsubscribeToken } from '../../server/features/newsletter/unsubscribe-token.ts';
import { PASSWORD, addUser, mailTo, poster, sessionOf } from '../helpers/accounts.ts';
import type { Post, Reply } from '../helpers/accounts.ts';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import type { CallOptions } from '../helpers/client.ts';
import { parsed, startSmtp } from '../helpers/smtp.ts';
import { memoryStore } from '../helpers/stores.ts';

const KIM = 'kim@example.com';
const FORGED = '0123456789abcdef'.repeat(2);
const ONE_CLICK = 'List-Unsubscribe=One-Click';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let app: TestApp;
let post: Post;
let audited: AuditAction[];
beforeEach(async () => {
  const store = memoryStore();
  audited = [];
  const { add } = store.audit;
  store.audit.add = (entry) => {
    audited.push(entry.action);
    add(entry);
  };
  app = await startApp(store, { config: { trustProxy: 1 } });
  post = poster(app.url);
});

const send = (email: unknown) => post('send-subscribe-verify-code', { email });
const check = (email: string, verifyCode: unknown) =>
  post('check-subscribe-verify-code', { email, verifyCode });

describe('subscribing', () => {
  it('takes whoever reads the address, and mails how to leave', async () => {
    const asked = await send('Kim@example.com');
    expect(said(asked)).toEqual([200, 'Successfully sent Verification Code to your email!']);
    expect(app.store.subscribers.has(KIM)).toBe(false);
    expect(said(await check(KIM, codeTo(KIM)))).toEqual([200, 'Email subscribed successfully!']);
    expect(app.store.subscribers.has(KIM)).toBe(true);
    expect(mailTo(app.store, KIM)).toEqual({
      kind: 'subscribed',
      unsubscribeToken: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    });
  });

  it('is the same for a subscriber as for anybody else', async () => {
    await subscribe(KIM);
    audited = [];
    const [known, unknown] = [await trailOf(KIM, '192.0.2.1'), await trailOf('lee@example.com', '192.0.2.2')];
    expect(known).toEqual(unknown);

    async function trailOf(email: string, from: string) {
      // What a source has had refused before is counted, and not told once more.
      post = poster(app.url, from);
      const before = app.store.outbox.latest(1000).length;
      const answers = [await send(email), await check(email, 1), await check(email, codeTo(email))];
      const mails = app.store.outbox.latest(1000).slice(0, -before);
      return { answers: answers.map(said), mails: mails.map(({ kind }) => kind), audited: audited.splice(0) };
    }
  });

  it('takes the code as a number or as text, once', async () => {
    await send(KIM);
    const code = codeTo(KIM);
    expect((await check(KIM, String(code))).status).toBe(200);
    expect(said(await check(KIM, code))).toEqual([400, 'This code is not correct or has expired.']);
  });

  it('refuses a wrong code, five of them for good, and the sixth mail in an hour', async () => {
    await send(KIM);
    for (let i = 0; i < 5; i++) {
      expect(said(await check(KIM, 1))).toEqual([400, 'This code is not correct or has expired.']);
    }
    expect((await check(KIM, codeTo(KIM))).status).toBe(400);
    expect(app.store.subscribers.has(KIM)).toBe(false);
    for (let i = 0; i < 4; i++) expect((await send(KIM)).status).toBe(200);
    expect((await send(KIM)).status).toBe(429);
  });

  it('refuses a code that was mailed for something else', async () => {
    await addUser(app.store, { email: KIM });
    await post('send-verify-code', { email: KIM });
    expect((await check(KIM, codeTo(KIM))).status).toBe(400);
  });

  it.each([
    '',
    ' ',
    'kim',
    'kim@',
    'kim@example.com, lee@example.com',
    'kim@example.com\r\nbcc: lee@example.com',
    7,
  ])('refuses %j as an address', async (email) => {
    expect((await send(email)).status).toBe(400);
    expect(app.store.outbox.latest(10)).toEqual([]);
  });
});

describe('GET /newsletter/unsubscribe', () => {
  it('shows whose subscription it is, and changes nothing', async () => {
    const token = await subscribe(KIM);
    for (const method of ['HEAD', 'GET', 'GET']) {
      const { status, headers } = await app.send(method, pageOf(token));
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
    const text = (await app.get(pageOf(token))).text;
    expect(headingOf(text)).toBe('Unsubscribe from the newsletter?');
    expect(text).toContain('k•••@example.com');
    expect(text).not.toContain(KIM);
    expect(text).toContain(`<form method="post" action="/newsletter/unsubscribe?token=${token}">`);
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(app.store.subscribers.has(KIM)).toBe(true);
  });

  it('says of a link that was cut that it was', async () => {
    const { status, text } = await app.get(pageOf('123'));
    expect(status).toBe(400);
    expect(headingOf(text)).toBe('This link is not complete.');
  });

  it('says to whoever asks what may be done with it', async () => {
    const answer = await app.send('OPTIONS', '/newsletter/unsubscribe');
    expect(answer.headers.get('allow')).toBe('GET, HEAD, POST');
  });

  it('has an address of the API behind it that nobody keeps either', async () => {
    const token = await subscribe(KIM);
    const response = await app.get(`/api/newsletter/subscription?token=${token}`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.json()).toEqual({ email: 'k•••@example.com' });
  });
});

describe('POST /newsletter/unsubscribe', () => {
  const multipart = new FormData();
  multipart.set('List-Unsubscribe', 'One-Click');

  it.each<[string, CallOptions]>([
    ['a mail program', { headers: FORM, body: ONE_CLICK }],
    ['a mail program with multipart', { body: multipart }],
    ['the page', { headers: { ...FORM, 'sec-fetch-site': 'same-origin' }, body: '' }],
    [
      'a webmail of elsewhere',
      { headers: { ...FORM, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' } },
    ],
    ['somebody who says more than needed', { headers: FORM, body: `${ONE_CLICK}&x=${'x'.repeat(300_000)}` }],
  ])('ends the subscription for %s', async (_, options) => {
    const token = await subscribe(KIM);
    const { status, headers, text } = await app.send('POST', pageOf(token), options);
    expect(status).toBe(200);
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headingOf(text)).toBe('You are unsubscribed');
    expect(text).toContain('href="#newsletter-email"');
    expect(text).toContain('id="newsletter-email"');
    expect(app.store.subscribers.has(KIM)).toBe(false);
  });

  it('does no more the second time, and says the same', async () => {
    const token = await subscribe(KIM);
    const other = await subscribe('lee@example.com');
    const pages = [await unsubscribe(token), await unsubscribe(token), (await app.get(pageOf(token))).text];
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]).not.toContain('example.com');
    expect(app.store.subscribers.byToken(other)).toEqual({ email: 'lee@example.com' });
    expect(audited).toEqual(['subscribed', 'subscribed', 'unsubscribed']);
  });

  it('ends a newer subscription of the address by an older link', async () => {
    const token = await subscribe(KIM);
    await unsubscribe(token);
    expect(await subscribe('KIM@example.com')).toBe(token);
    expect(headingOf((await app.get(pageOf(token))).text)).toBe('Unsubscribe from the newsletter?');
    await unsubscribe(token);
    expect(app.store.subscribers.has(KIM)).toBe(false);
  });

  it('answers the same after the account is gone', async () => {
    await addUser(app.store, { email: KIM });
    const token = await subscribe(KIM);
    await post('delete-account', { currentPassword: PASSWORD }, await sessionOf(post, KIM));
    expect(headingOf(await unsubscribe(token))).toBe('You are unsubscribed');
  });

  it('keeps the links of subscribers who subscribed under another key', () => {
    const { subscribers } = app.store;
    const [before, after] = [1, 2].map((byte) => createUnsubscribeToken(Buffer.alloc(32, byte))(KIM));
    expect(before).not.toBe(after);
    expect(subscribers.add(KIM, before)).toBe(before);
    expect(subscribers.add(KIM, after)).toBe(before);
    expect(subscribers.end(before)).toBe(true);
  });

  it('refuses every other token in the same words', async () => {
    const token = await subscribe(KIM);
    const gone = await subscribe('lee@example.com');
    await unsubscribe(gone);
    const answers = new Set<string>();
    const queries = [
      '',
      '?',
      '?token=',
      `?token=${FORGED}`,
      `?token=${token.slice(1)}`,
      `?token=${token}0`,
      `?token=${token.toUpperCase()}`,
      `?token=${FORGED}&token=${token}`,
      `?token[]=${token}`,
      `?token=%00${token}`,
      `?token=${KIM}`,
      "?token=' OR 1=1 --",
      '?token=%25',
      '?token=%E0%A4%A',
    ];
    for (const query of queries) {
      for (const method of ['GET', 'POST']) {
        const { status, text } = await app.send(method, `/newsletter/unsubscribe${query}`);
        expect([query, status]).toEqual([query, 400]);
        answers.add(text.replaceAll(FORGED, ''));
      }
    }
    expect(answers.size).toBe(1);
    const [text] = answers;
    expect(headingOf(text)).toBe('This link is not complete.');
    expect(app.store.subscribers.has(KIM)).toBe(true);
  });
});

it('refused calls to unsubscribe are limited per IP, right ones are not', async () => {
  const limited = await startApp(memoryStore(), { config: { callsPerIp: { refused: 3, mails: 100 } } });
  const asked = (token: string) => limited.send('POST', pageOf(token));
  const token = limited.store.subscribers.add(KIM, FORGED.replace('0', 'f'));
  const statuses = [];
  for (let i = 0; i < 6; i++) statuses.push((await asked(token)).status);
  for (let i = 0; i < 4; i++) statuses.push((await asked(FORGED)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 400, 400, 400, 429]);
  await limited.close();
});

describe('the headers of a mail to subscribers', () => {
  it('are those of RFC 8058, in ASCII', () => {
    expect(unsubscribeHeaders(`https://directory.example.org${UNSUBSCRIBE_PATH}?token=${FORGED}`)).toEqual({
      'list-unsubscribe': `<https://directory.example.org/newsletter/unsubscribe?token=${FORGED}>`,
      'list-unsubscribe-post': ONE_CLICK,
    });
    const { 'list-unsubscribe': link } = unsubscribeHeaders(
      `https://bücher.example${UNSUBSCRIBE_PATH}?token=${FORGED}`,
    );
    expect(link).toMatch(/^<https:\/\/xn--bcher-kva\.example\/[\x21-\x7e]+>$/);
  });

  it('arrive with it, and with no other mail', async () => {
    const site = { name: 'Test Directory', url: 'https://directory.example.org' };
    const smtp = await startSmtp();
    const transport = createTransport(smtp.url, {
      siteUrl: site.url,
      siteName: site.name,
      mailFrom: { name: null, address: 'mail@directory.example.org' },
      bounceAddress: 'mail@directory.example.org',
      dkim: null,
    });
    const row = { message_id: 'a', recipient: KIM, created_at: '2026-11-21T12:00:00.000Z' };
    const data = JSON.stringify({ unsubscribeToken: FORGED });
    await transport.send(row, composeMail({ kind: 'subscribed', data }, site));
    await transport.send(row, composeMail({ kind: 'account-deleted', data: '{}' }, site));
    transport.close();
    const [mail, other] = await Promise.all(smtp.received.map(parsed));
    await smtp.close();
    const link = `${site.url}${UNSUBSCRIBE_PATH}?token=${FORGED}`;
    expect(listHeaders(mail)).toEqual([
      ['list-unsubscribe', `<${link}>`],
      ['list-unsubscribe-post', ONE_CLICK],
    ]);
    expect(mail.text).toContain(`\n${link}\n`);
    expect(mail.html).toContain(`href="${link}"`);
    expect(listHeaders(other)).toEqual([]);
  });

  it.each([undefined, '', FORGED.slice(1), `${FORGED}>`, 7])('are never made from %j', (unsubscribeToken) => {
    const mail = { kind: 'subscribed', data: JSON.stringify({ unsubscribeToken }) };
    expect(() => composeMail(mail, { name: 'Test', url: 'https://directory.example.org' })).toThrow();
  });
});

/** Subscribes an address over the API and answers the token of its links. */
async function subscribe(email: string): Promise<string> {
  await send(email);
  await check(email, codeTo(email));
  return mailTo(app.store, email.toLowerCase())?.unsubscribeToken ?? '';
}

function codeTo(email: string): number {
  return Number(mailTo(app.store, email.toLowerCase())?.code);
}

function said({ status, body }: Reply): [number, unknown] {
  return [status, body.message];
}

function pageOf(token: string): string {
  return `/newsletter/unsubscribe?token=${token}`;
}

async function unsubscribe(token: string): Promise<string> {
  return (await app.send('POST', pageOf(token), { headers: FORM, body: ONE_CLICK })).text;
}

function headingOf(text: string): string | undefined {
  return /<h1[^>]*>([^<]*)</.exec(text)?.[1];
}

function listHeaders({ headers }: { headers: { key: string; value: string }[] }): [string, string][] {
  return headers.filter(({ key }) => key.startsWith('list-')).map(({ key, value }) => [key, value]);
}

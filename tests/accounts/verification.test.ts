import { beforeEach, describe, expect, it } from 'vitest';
import type { SignedIn } from '#contract/accounts.ts';
import { mailTo, poster } from '../helpers/accounts.ts';
import type { Post } from '../helpers/accounts.ts';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { memoryStore } from '../helpers/stores.ts';

const START = Date.parse('2026-11-21T12:00:00Z');
const REFUSED = {
  status: 201,
  body: { message: 'This link has been used already or has expired. Sign in to get a new one.' },
};

const BROKEN = {
  status: 201,
  body: {
    message:
      'This link is not whole: a mail program may have cut it off. Please copy all of it from the mail.',
  },
};

let app: TestApp;
let post: Post;
let hours: number;
let account: SignedIn;

beforeEach(async () => {
  hours = 0;
  const now = () => new Date(START + hours * 3_600_000);
  app = await startApp(memoryStore(now), { now });
  post = poster(app.url);
  const person = { first_name: 'Mei', last_name: 'Osei', email: 'mei@example.com' };
  account = (await post('register', { ...person, password: 'seven small lanterns' }))
    .body as unknown as SignedIn;
});

const linkToken = () => mailTo(app.store, 'mei@example.com')?.token ?? '';
const exchange = async (token: string) => {
  const { status, body } = await post('token-exchange', { token });
  return { status, body: body as unknown };
};

describe('POST /api/user/token-exchange', () => {
  it('verifies, once, and answers a session as a JSON string', async () => {
    const { status, body } = await exchange(linkToken());
    expect(status).toBe(200);
    expect(body).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    const session = await post('token-verification', { token: body });
    expect(session.status).toBe(200);
    expect(session.body).toMatchObject({ token: body, user: { email: 'mei@example.com', verified: true } });
    expect(await exchange(linkToken())).toEqual(REFUSED);
  });

  it('is done once, however often at once', async () => {
    const token = linkToken();
    const answers = await Promise.all(Array.from({ length: 10 }, () => exchange(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(app.store.audit.of(account.user.id).map(({ action }) => action)).toEqual([
      'registered',
      'verified',
    ]);
  });

  it('refuses a link after a day, and every other link of the account once one was used', async () => {
    const first = linkToken();
    await post('send-verify-email', { token: account.token });
    hours = 23;
    expect((await exchange(linkToken())).status).toBe(200);
    expect(await exchange(first)).toEqual(REFUSED);
  });

  it('refuses an expired link', async () => {
    hours = 25;
    expect(await exchange(linkToken())).toEqual(REFUSED);
  });

  it('tells whoever holds a link whose it is, without naming them', () => {
    const claims = JSON.parse(Buffer.from(linkToken().split('.')[1], 'base64url').toString()) as object;
    expect(claims).toMatchObject({ hint: 'm•••@example.com' });
    expect(JSON.stringify(claims)).not.toContain('mei');
  });

  it('says of a link that was cut off, or altered, that it is not whole, and the whole one still works', async () => {
    const token = linkToken();
    const [head, claims, signature] = token.split('.');
    const altered = Buffer.from(claims, 'base64url').toString().replace('m•••', 'a•••');
    for (const broken of [
      token.slice(0, -1),
      token.slice(0, -30),
      `${head}.${claims.slice(0, -4)}.${signature}`,
      [head, Buffer.from(altered).toString('base64url'), signature].join('.'),
    ]) {
      expect(await exchange(broken)).toEqual(BROKEN);
      expect((await post('disown-account', { token: broken })).body).toEqual(BROKEN.body);
    }
    expect((await exchange(token)).status).toBe(200);
  });

  it('carries the plan that was chosen before there was an account, and no other word of a stranger', async () => {
    const claimsOf = (token: string) =>
      JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString()) as { plan?: unknown };
    expect(claimsOf(linkToken())).not.toHaveProperty('plan');
    await post('send-verify-email', { token: account.token, plan: 2 });
    expect(claimsOf(linkToken()).plan).toBe(2);
    const person = { first_name: 'Ada', last_name: 'Osei', password: 'seven small lanterns' };
    await post('register', { ...person, email: 'ada@example.com', plan: 1 });
    expect(claimsOf(mailTo(app.store, 'ada@example.com')?.token ?? '').plan).toBe(1);
    for (const plan of [0, 3, '1', 'https://example.com', null]) {
      expect((await post('register', { ...person, email: 'b@example.com', plan })).status).toBe(400);
      expect((await post('send-verify-email', { token: account.token, plan })).status).toBe(400);
    }
  });

  it('nothing happens when a scanner opens every link of a mail', async () => {
    const [first, second, third] = linkToken().split('.');
    const link = `${app.url}/user/verify/token?firstpart=${first}&secondpart=${second}&thirdpart=${third}`;
    for (const method of ['GET', 'HEAD', 'GET']) {
      const response = await fetch(link, { method });
      expect(response.status).toBe(200);
      expect(response.headers.get('referrer-policy')).toBe('no-referrer');
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
    expect(app.store.users.get(account.user.id).verified).toBe(false);
    expect((await exchange(linkToken())).status).toBe(200);
  });
});

describe('POST /api/user/send-verify-email', () => {
  it('mails another link; who sends along which user makes no difference', async () => {
    const before = linkToken();
    const { status, body } = await post('send-verify-email', { token: account.token, user: { id: 999 } });
    expect({ status, body }).toEqual({
      status: 200,
      body: { message: 'We have sent you a new verification e-mail.' },
    });
    expect(linkToken()).not.toBe(before);
  });

  it('201 once verified', async () => {
    await exchange(linkToken());
    const { status, body } = await post('send-verify-email', { token: account.token });
    expect({ status, body }).toEqual({
      status: 201,
      body: { message: 'This account is verified already. Please sign in.' },
    });
  });

  it('429 after five mails within an hour, and sends none', async () => {
    for (let i = 0; i < 5; i++) {
      expect((await post('send-verify-email', { token: account.token })).status).toBe(200);
    }
    const count = app.store.outbox.latest(100).length;
    const refused = await post('send-verify-email', { token: account.token });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    expect(app.store.outbox.latest(100)).toHaveLength(count);
    hours = 1.01;
    expect((await post('send-verify-email', { token: account.token })).status).toBe(200);
  });
});

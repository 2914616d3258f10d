import { beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, addUser, mailTo, poster, sessionOf } from '../helpers/accounts.ts';
import type { Post } from '../helpers/accounts.ts';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { memoryStore } from '../helpers/stores.ts';

const START = Date.parse('2026-11-21T12:00:00Z');
const NEW_PASSWORD = 'seven small lanterns';
const EMAIL = 'ada@example.com';

let app: TestApp;
let post: Post;
let minutes: number;

beforeEach(async () => {
  minutes = 0;
  const now = () => new Date(START + minutes * 60_000);
  app = await startApp(memoryStore(now), { now });
  post = poster(app.url);
  await addUser(app.store, { email: EMAIL });
});

async function mailedCode(email = EMAIL): Promise<string> {
  const { status } = await post('send-verify-code', { email });
  expect(status).toBe(200);
  return mailTo(app.store, email)?.code ?? '';
}
const check = (verifyCode: unknown, email = EMAIL) => post('check-verify-code', { email, verifyCode });
const grantOf = async (email = EMAIL) => (await check(await mailedCode(email), email)).body.token ?? '';
const change = (token: string | undefined, password = NEW_PASSWORD, email = EMAIL) =>
  post('change-password', { email, password }, token);
const wrongCode = (code: string) => (code === '12345678' ? '12345679' : '12345678');

const CODE_REFUSED = 'This code is not correct or has expired.';
const GRANT_REFUSED = {
  status: 201,
  body: { message: 'This took too long, or was done already. Please ask for a new code.' },
};

describe('POST /api/user/send-verify-code', () => {
  it('answers the same whether or not there is an account, and mails only where there is one', async () => {
    const known = await post('send-verify-code', { email: 'ADA@example.com' });
    const unknown = await post('send-verify-code', { email: 'nobody@example.com' });
    expect(known.status).toBe(200);
    expect(known.body).toEqual({ message: 'Successfully sent Verification Code to your email!' });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(mailTo(app.store, EMAIL)?.code).toMatch(/^[1-9]\d{7}$/);
    expect(mailTo(app.store, 'nobody@example.com')).toBeUndefined();
  });

  it.each([EMAIL, 'nobody@example.com'])('429 after five mails within an hour (%s)', async (email) => {
    for (let i = 0; i < 5; i++) expect((await post('send-verify-code', { email })).status).toBe(200);
    const refused = await post('send-verify-code', { email });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
  });

  it('400 for what is no address', async () => {
    const { status, body } = await post('send-verify-code', { email: 'nobody' });
    expect({ status, body }).toEqual({
      status: 400,
      body: {
        message: 'Please enter a valid e-mail address.',
        fields: { email: 'Please enter a valid e-mail address.' },
      },
    });
  });
});

describe('POST /api/user/check-verify-code', () => {
  it('takes the code as a number or as text', async () => {
    expect((await check(Number(await mailedCode()))).body).toEqual({ token: expect.any(String) as string });
    expect((await check(` ${await mailedCode()} `)).status).toBe(200);
  });

  it('400 for a wrong code, an unknown address and no code at all, in the same words', async () => {
    const code = await mailedCode();
    const refused = { message: CODE_REFUSED, fields: { verifyCode: CODE_REFUSED } };
    for (const reply of [await check(wrongCode(code)), await check(code, 'nobody@example.com')]) {
      expect(reply.status).toBe(400);
      expect(reply.body).toEqual(refused);
    }
    await addUser(app.store, { email: 'eve@example.com' });
    expect((await check(code, 'eve@example.com')).status).toBe(400);
  });

  it('survives four wrong tries, and no fifth', async () => {
    const code = await mailedCode();
    for (let i = 0; i < 4; i++) expect((await check(wrongCode(code))).status).toBe(400);
    expect((await check(code)).status).toBe(200);
    const next = await mailedCode();
    for (let i = 0; i < 5; i++) expect((await check(wrongCode(next))).status).toBe(400);
    expect((await check(next)).status).toBe(400);
  });

  it('counts fifty guesses side by side as fifty', async () => {
    const code = await mailedCode();
    await Promise.all(Array.from({ length: 50 }, () => check(wrongCode(code))));
    expect((await check(code)).status).toBe(400);
  });

  it('is right once, however often at once', async () => {
    const code = await mailedCode();
    const replies = await Promise.all(Array.from({ length: 50 }, () => check(code)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('a new code ends the one before, and begins with five tries', async () => {
    const first = await mailedCode();
    for (let i = 0; i < 5; i++) await check(wrongCode(first));
    const second = await mailedCode();
    expect((await check(first)).status).toBe(400);
    expect((await check(second)).status).toBe(200);
  });

  it('holds for ten minutes', async () => {
    const code = await mailedCode();
    minutes = 10;
    expect((await check(code)).status).toBe(400);
    const next = await mailedCode();
    minutes = 19.9;
    expect((await check(next)).status).toBe(200);
  });

  it('does not take the newsletter’s code', async () => {
    await post('send-subscribe-verify-code', { email: EMAIL });
    expect((await check(mailTo(app.store, EMAIL)?.code)).status).toBe(400);
  });
});

describe('POST /api/user/change-password with a grant', () => {
  it('changes it, ends every session, mails a notice', async () => {
    const sessions = [await sessionOf(post, EMAIL), await sessionOf(post, EMAIL)];
    const { status, body } = await change(await grantOf());
    expect({ status, body }).toEqual({
      status: 200,
      body: { message: 'Your password is changed. Please sign in with the new one.' },
    });
    for (const token of sessions) expect((await post('export', {}, token)).status).toBe(401);
    expect((await post('login', { email: EMAIL, password: PASSWORD })).status).toBe(401);
    expect((await post('login', { email: EMAIL, password: NEW_PASSWORD })).status).toBe(200);
    expect(mailTo(app.store, EMAIL)).toEqual({ kind: 'password-changed' });
  });

  it('works once, also when used ten times at once', async () => {
    const grant = await grantOf();
    const replies = await Promise.all(Array.from({ length: 10 }, () => change(grant)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const late = await change(grant, 'eight small lanterns');
    expect({ status: late.status, body: late.body }).toEqual(GRANT_REFUSED);
  });

  it('works for its own account alone', async () => {
    await addUser(app.store, { email: 'eve@example.com' });
    const { status, body } = await change(await grantOf('eve@example.com'));
    expect({ status, body }).toEqual(GRANT_REFUSED);
    expect((await post('login', { email: EMAIL, password: PASSWORD })).status).toBe(200);
  });

  it('works for ten minutes', async () => {
    const grant = await grantOf();
    minutes = 10.1;
    const { status, body } = await change(grant);
    expect({ status, body }).toEqual(GRANT_REFUSED);
  });

  it('201 without a grant, and with a session alone', async () => {
    for (const token of [undefined, await sessionOf(post, EMAIL)]) {
      const { status, body } = await change(token);
      expect({ status, body }).toEqual(GRANT_REFUSED);
    }
  });

  it.each([
    ['Ada.Osei.1980!', 'Please do not use your name as your password.'],
    ['testDIRECTORY-1', 'Please do not use the name of this site as your password.'],
  ])('202 for %s, which is made of what everybody knows', async (password, message) => {
    const { status, body } = await change(await grantOf(), password);
    expect({ status, body }).toEqual({ status: 202, body: { message, field: 'password' } });
  });

  it('202 for a weak password, after which the grant is still good', async () => {
    const grant = await grantOf();
    const { status, body } = await change(grant, 'too short');
    expect({ status, body }).toEqual({
      status: 202,
      body: { message: 'Please use at least 12 characters.', field: 'password' },
    });
    expect((await change(grant)).status).toBe(200);
  });

  it('ends the wait after wrong ones with which somebody wanted to confirm', async () => {
    const confirm = (currentPassword: string, token: string | undefined) =>
      post('delete-account', { currentPassword }, token);
    const session = await sessionOf(post, EMAIL);
    for (let i = 0; i < 5; i++) expect((await confirm('a wrong guess', session)).status).toBe(401);
    expect((await confirm('a wrong guess', session)).status).toBe(429);
    expect((await change(await grantOf())).status).toBe(200);
    const { token } = (await post('login', { email: EMAIL, password: NEW_PASSWORD })).body;
    expect((await confirm(NEW_PASSWORD, token)).status).toBe(200);
  });

  it('verifies the address, which the code was mailed to', async () => {
    await addUser(app.store, { email: 'new@example.com', verified: false });
    const { status } = await change(await grantOf('new@example.com'), NEW_PASSWORD, 'new@example.com');
    expect(status).toBe(200);
    expect((await post('login', { email: 'new@example.com', password: NEW_PASSWORD })).status).toBe(200);
  });
});

describe('POST /api/user/change-password with a session', () => {
  const confirmed = (token: string, currentPassword: string) =>
    post('change-password', { email: EMAIL, password: NEW_PASSWORD, currentPassword }, token);

  it('changes it with the current password, and ends this session too', async () => {
    const token = await sessionOf(post, EMAIL);
    expect((await confirmed(token, PASSWORD)).status).toBe(200);
    expect((await post('login-with-token', { token })).status).toBe(201);
  });

  it('202 for a wrong current password, and 429 after five', async () => {
    const token = await sessionOf(post, EMAIL);
    const { status, body } = await confirmed(token, 'not the right one');
    expect({ status, body }).toEqual({
      status: 202,
      body: { message: 'Your current password is not correct.', field: 'currentPassword' },
    });
    for (let i = 0; i < 4; i++) await confirmed(token, 'not the right one');
    expect((await confirmed(token, PASSWORD)).status).toBe(429);
  });

  it("201 for somebody else's address", async () => {
    await addUser(app.store, { email: 'eve@example.com' });
    expect((await confirmed(await sessionOf(post, 'eve@example.com'), PASSWORD)).status).toBe(201);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, addUser, mailTo, poster, sessionOf } from '../helpers/accounts.ts';
import type { Post } from '../helpers/accounts.ts';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { memoryStore } from '../helpers/stores.ts';

const START = Date.parse('2026-11-21T12:00:00Z');
const MINUTE = 60_000;

let app: TestApp;
let post: Post;
let minutes: number;

beforeEach(async () => {
  minutes = 0;
  const now = () => new Date(START + minutes * MINUTE);
  app = await startApp(memoryStore(now), { now });
  post = poster(app.url);
  await addUser(app.store, { email: 'ada@example.com' });
});

const wrong = (email: string) => post('login', { email, password: 'not the right one' });

describe('POST /api/user/login', () => {
  it('200 with token and user', async () => {
    const { status, body } = await post('login', { email: ' ADA@example.com ', password: PASSWORD });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ email: 'ada@example.com', verified: true });
    expect(Object.keys(body)).toEqual(['token', 'user']);
  });

  it('201 with token and user when the address is not verified', async () => {
    await addUser(app.store, { email: 'new@example.com', verified: false });
    const { status, body } = await post('login', { email: 'new@example.com', password: PASSWORD });
    expect(status).toBe(201);
    expect(body).toMatchObject({ message: 'Your are not Verified.', user: { email: 'new@example.com' } });
    expect((await post('login-with-token', { token: body.token })).status).toBe(201);
    expect((await post('send-verify-email', { token: body.token })).status).toBe(200);
    expect(mailTo(app.store, 'new@example.com')?.kind).toBe('verify');
  });

  it('401 for a wrong password as for an unknown address, in the same words', async () => {
    const known = await wrong('ada@example.com');
    const unknown = await wrong('nobody@example.com');
    expect(known.status).toBe(401);
    expect(known.body).toEqual({ message: 'Your Email or Password is not correct.' });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  });

  it.each([
    ` ${PASSWORD}`,
    `${PASSWORD} `,
    'A quiet green harbor',
    `${PASSWORD}\u0000`,
    'a quiet green harbo',
  ])('401 for %j: a password is compared as it was typed, all of it', async (password) =>
    expect((await post('login', { email: 'ada@example.com', password })).status).toBe(401),
  );

  it('401 for an account that has no password', async () => {
    await addUser(app.store, { email: 'invited@example.com', password_hash: null });
    expect((await post('login', { email: 'invited@example.com', password: PASSWORD })).status).toBe(401);
  });

  it('203 for a suspended account, to its owner alone', async () => {
    const id = await addUser(app.store, { email: 'gone@example.com' });
    const token = await sessionOf(post, 'gone@example.com');
    app.store.transaction(() => app.store.users.suspend(id, '2026-11-21T12:00:00Z'));
    const { status, body } = await post('login', { email: 'gone@example.com', password: PASSWORD });
    expect({ status, body }).toEqual({
      status: 203,
      body: { message: 'This account is suspended. Please write to the operator of this site.' },
    });
    expect((await wrong('gone@example.com')).status).toBe(401);
    expect((await post('login-with-token', { token })).status).toBe(201);
    const message = 'This account is suspended. Please write to hello@example.com.';
    app.store.transaction(() =>
      app.store.settings.choose({ ...app.store.settings.read(), contact_address: 'hello@example.com' }),
    );
    expect(await post('login', { email: 'gone@example.com', password: PASSWORD })).toMatchObject({
      body: { message },
    });
    expect(await post('save-draft', {}, token)).toMatchObject({ status: 203, body: { message } });
  });

  it('locks an address after five failures, for longer each time, account or not', async () => {
    for (const email of ['ada@example.com', 'nobody@example.com']) {
      minutes = 0;
      for (let i = 0; i < 5; i++) expect((await wrong(email)).status).toBe(401);
      const locked = await post('login', { email, password: PASSWORD });
      expect(locked.status).toBe(429);
      expect(locked.body).toEqual({ message: 'That was tried too often. Please wait before you try again.' });
      expect(locked.headers.get('retry-after')).toBe('600');
      minutes = 11;
      expect((await wrong(email)).status).toBe(401);
      expect((await wrong(email)).headers.get('retry-after')).toBe('1200');
    }
  });

  it('counts tries made side by side', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => wrong('ada@example.com')));
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(45);
  });

  it('lets a locked-out owner recover the password, and in again at once', async () => {
    for (let i = 0; i < 6; i++) await wrong('ada@example.com');
    await post('send-verify-code', { email: 'ada@example.com' });
    const code = mailTo(app.store, 'ada@example.com')?.code;
    const grant = await post('check-verify-code', { email: 'ada@example.com', verifyCode: code });
    const password = 'seven small lanterns';
    const changed = await post('change-password', { email: 'ada@example.com', password }, grant.body.token);
    expect(changed.status).toBe(200);
    expect((await post('login', { email: 'ada@example.com', password })).status).toBe(200);
  });

  it('a right password before the lock forgets the failures', async () => {
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 4; i++) await wrong('ada@example.com');
      expect((await post('login', { email: 'ada@example.com', password: PASSWORD })).status).toBe(200);
    }
  });

  it('limits one IP address across accounts', async () => {
    const strict = await startApp(undefined, { config: { callsPerIp: { refused: 3, mails: 3 } } });
    const call = poster(strict.url);
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++) {
      statuses.push((await call('login', { email: `x${i}@example.com`, password: 'whatever' })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    for (let i = 0; i < 3; i++) await call('send-verify-code', { email: `y${i}@example.com` });
    const last = await call('send-verify-code', { email: 'z@example.com' });
    expect([last.status, last.headers.get('retry-after')]).toEqual([429, '600']);
    await strict.close();
  });

  it('counts refusals with 201 to 203 against the IP address, and no successes', async () => {
    const strict = await startApp(undefined, { config: { callsPerIp: { refused: 2, mails: 9 } } });
    await addUser(strict.store, { email: 'ok@example.com' });
    const call = poster(strict.url);
    for (let i = 0; i < 5; i++) await sessionOf(call, 'ok@example.com');
    for (let i = 0; i < 2; i++) expect((await call('token-exchange', { token: 'a.b.c' })).status).toBe(201);
    expect((await call('token-exchange', { token: 'a.b.c' })).status).toBe(429);
    await strict.close();
  });
});

describe('a session', () => {
  it('is taken up by login-with-token and token-verification alike', async () => {
    const token = await sessionOf(post, 'ada@example.com');
    for (const call of ['login-with-token', 'token-verification']) {
      const { status, body } = await post(call, { token });
      expect(status).toBe(200);
      expect(body).toMatchObject({ token, user: { email: 'ada@example.com' } });
    }
  });

  it('ends after two hours without a call, and after twelve hours in any case', async () => {
    const idle = await sessionOf(post, 'ada@example.com');
    const used = await sessionOf(post, 'ada@example.com');
    for (minutes = 30; minutes < 12 * 60; minutes += 30) {
      expect((await post('login-with-token', { token: used })).status).toBe(200);
    }
    expect((await post('login-with-token', { token: idle })).status).toBe(201);
    minutes = 12 * 60 + 1;
    const { status, body } = await post('login-with-token', { token: used });
    expect({ status, body }).toEqual({
      status: 201,
      body: { message: 'User Info Incorrect! Please login again.' },
    });
  });

  it('is shorter for an administrator: 30 minutes idle, 8 hours at most', async () => {
    await addUser(app.store, { email: 'root@example.com', manage_role: 'admin' });
    const idle = await sessionOf(post, 'root@example.com');
    const used = await sessionOf(post, 'root@example.com');
    for (minutes = 25; minutes < 8 * 60; minutes += 25) {
      expect((await post('login-with-token', { token: used })).status).toBe(200);
    }
    expect((await post('login-with-token', { token: idle })).status).toBe(201);
    minutes = 8 * 60 + 1;
    expect((await post('login-with-token', { token: used })).status).toBe(201);
  });

  it('ends with logout at once, which always answers 200', async () => {
    const token = await sessionOf(post, 'ada@example.com');
    const other = await sessionOf(post, 'ada@example.com');
    const { status, body } = await post('logout', {}, token);
    expect({ status, body }).toEqual({ status: 200, body: { message: 'Successfully logout.' } });
    expect((await post('login-with-token', { token })).status).toBe(201);
    expect((await post('login-with-token', { token: other })).status).toBe(200);
    expect((await post('logout', {}, token)).status).toBe(200);
    expect((await post('logout', {}, 'rubbish')).status).toBe(200);
    expect((await post('logout')).status).toBe(200);
  });

  it('leaves a trail', async () => {
    const id = app.store.users.byEmail('ada@example.com')?.id ?? 0;
    await wrong('ada@example.com');
    await post('logout', {}, await sessionOf(post, 'ada@example.com'));
    expect(app.store.audit.of(id).map(({ action }) => action)).toEqual([
      'sign-in failed',
      'signed in',
      'signed out',
    ]);
  });
});

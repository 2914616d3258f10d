import { beforeEach, expect, it } from 'vitest';
import { PASSWORD, addUser, mailTo, poster, sessionOf } from '../helpers/accounts.ts';
import { startApp } from '../helpers/app.ts';
import type { Post } from '../helpers/accounts.ts';
import type { TestApp } from '../helpers/app.ts';
import { memoryStore } from '../helpers/stores.ts';

/** A clock that was ahead, and is right again: nobody is locked out by that, and nothing that it has made outlasts it. */

const EMAIL = 'ada@example.com';
const START = Date.parse('2026-11-21T12:00:00Z');
const AHEAD = 400 * 24 * 60;

let app: TestApp;
let post: Post;
let minutes: number;

beforeEach(async () => {
  minutes = AHEAD;
  const now = () => new Date(START + minutes * 60_000);
  app = await startApp(memoryStore(now), { now, config: { trustProxy: 1 } });
  post = poster(app.url, '192.0.2.1');
  await addUser(app.store, { email: EMAIL });
});

const signIn = (password = PASSWORD) => post('login', { email: EMAIL, password });

it('lets in who was locked out while it was ahead', async () => {
  for (let i = 0; i < 6; i++) await signIn('not the right one');
  expect((await signIn()).status).toBe(429);
  minutes = 0;
  expect((await signIn()).status).toBe(200);
});

it('counts the mails of an hour anew', async () => {
  for (let i = 0; i < 6; i++) await post('send-verify-code', { email: EMAIL });
  minutes = 0;
  expect((await post('send-verify-code', { email: EMAIL })).status).toBe(200);
});

it('ends the sessions, codes and grants that were given out while it was ahead', async () => {
  const session = await sessionOf(post, EMAIL);
  const newCode = async () => {
    await post('send-verify-code', { email: EMAIL });
    return mailTo(app.store, EMAIL)?.code ?? '';
  };
  const { body: grant } = await post('check-verify-code', { email: EMAIL, verifyCode: await newCode() });
  const code = await newCode();

  minutes = 0;
  app.store.sweep();
  const password = 'another green harbor';
  expect((await post('login-with-token', { token: session })).status).toBe(201);
  expect((await post('change-password', { email: EMAIL, password }, grant.token)).status).toBe(201);
  expect((await post('check-verify-code', { email: EMAIL, verifyCode: code })).status).toBe(400);
});

it('asks anew for a proof that was shown while it was ahead, in a session from before', async () => {
  minutes = 0;
  const session = await sessionOf(post, EMAIL);
  minutes = 25;
  expect((await post('prove', { password: PASSWORD }, session)).status).toBe(200);
  minutes = 1;
  expect((await post('begin-app', {}, session)).status).toBe(428);
});

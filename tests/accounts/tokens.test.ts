import { SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTokens } from '../../server/platform/security/tokens.ts';
import { addUser, mailTo, poster, sessionOf } from '../helpers/accounts.ts';
import type { Post } from '../helpers/accounts.ts';
import { TEST_KEY, startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { IDENTITY } from '../helpers/profile-forms.ts';
import { memoryStore } from '../helpers/stores.ts';

const START = Date.parse('2026-11-21T12:00:00Z');
const EMAIL = 'ada@example.com';
const PASSWORD = 'seven small lanterns';
let clock = START;

let app: TestApp;
let post: Post;
let id: number;
/** Names of bad tokens → the token. */
const bad: Record<string, string> = {};

beforeAll(async () => {
  const now = () => new Date(clock);
  app = await startApp(memoryStore(now), { now });
  post = poster(app.url);
  id = await addUser(app.store, { email: EMAIL });
  await addUser(app.store, { email: 'new@example.com', verified: false });
  const keyed = await addUser(app.store, { email: 'keyed@example.com' });
  app.store.secondFactors.passkeys.add({
    ...{
      id: 'phone',
      user_id: keyed,
      public_key: Buffer.alloc(1),
      counter: 0,
      transports: [],
      name: 'A phone',
    },
    ...{ is_backed_up: false, created_at: new Date(clock).toISOString(), used_at: null },
  });

  const expired = await sessionOf(post, EMAIL);
  clock += 13 * 3_600_000;
  const revoked = await sessionOf(post, EMAIL);
  await post('logout', {}, revoked);
  const live = await sessionOf(post, EMAIL);
  const unverified = await post('login', { email: 'new@example.com', password: 'a quiet green harbor' });
  await post('send-verify-email', { token: unverified.body.token });
  const half = await post('login', { email: 'keyed@example.com', password: 'a quiet green harbor' });
  const [head, claims, signature] = live.split('.');
  const decoded = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = (payload: Record<string, unknown>, key: Uint8Array, alg = 'HS256') =>
    new SignJWT(payload).setProtectedHeader({ alg }).sign(key);

  Object.assign(bad, {
    'an empty one': 'x',
    rubbish: 'a.b.c',
    'an expired one': expired,
    'a revoked one': revoked,
    'one with altered claims': [head, encoded({ ...decoded, sub: '2' }), signature].join('.'),
    'one with an altered signature': [
      head,
      claims,
      (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1),
    ].join('.'),
    'one without a signature': [head, claims, ''].join('.'),
    'one with alg none': [encoded({ alg: 'none', typ: 'JWT' }), claims, ''].join('.'),
    'one with alg none and a signature': [encoded({ alg: 'none' }), claims, signature].join('.'),
    'one of another key': await signed(decoded, Buffer.alloc(32, 8)),
    'one that brings its key': await new SignJWT(decoded)
      .setProtectedHeader({ alg: 'HS256', jwk: { kty: 'oct', k: Buffer.alloc(32, 8).toString('base64url') } })
      .sign(Buffer.alloc(32, 8)),
    'one of another algorithm': await signed(decoded, Buffer.alloc(64, 7), 'HS512'),
    'one whose row never was': await signed({ ...decoded, jti: 'AAAAAAAAAAAAAAAAAAAAAA' }, TEST_KEY),
    'one without an id': await signed({ ...decoded, jti: undefined }, TEST_KEY),
    'one without an end': await signed({ ...decoded, exp: undefined }, TEST_KEY),
    'a session in the words of another audience': await signed({ ...decoded, aud: 'reset' }, TEST_KEY),
    'a session for all audiences': await signed(
      { ...decoded, aud: ['session', 'reset', 'verify', 'unverified'], jti: 'BBBBBBBBBBBBBBBBBBBBBB' },
      TEST_KEY,
    ),
    'one that was to verify only': unverified.body.token,
    'half a session': half.body.token,
    'one of a mailed link': mailTo(app.store, 'new@example.com')?.token,
    'two at once': `${live}, ${live}`,
    'one with a prefix': `Bearer ${live}`,
  });
});

const KINDS = [
  'an empty one', 'rubbish', 'an expired one', 'a revoked one', 'one with altered claims',
  'one with an altered signature', 'one without a signature', 'one with alg none',
  'one with alg none and a signature', 'one of another key', 'one that brings its key', 'one of another algorithm',
  'one whose row never was', 'one without an id', 'one without an end',
  'a session in the words of another audience', 'a session for all audiences', 'one that was to verify only', 'half a session',
  'one of a mailed link', 'two at once', 'one with a prefix',
]; // prettier-ignore

/** Every call that takes a token: where it goes, what a refusal answers, and which kinds are meant for it. */
const CALLS: { call: string; send: (token: string) => ReturnType<Post>; refusal: number; good?: string[] }[] =
  [
    { call: 'login-with-token', send: (token) => post('login-with-token', { token }), refusal: 201 },
    { call: 'token-verification', send: (token) => post('token-verification', { token }), refusal: 201 },
    {
      call: 'token-exchange',
      send: (token) => post('token-exchange', { token }),
      refusal: 201,
      good: ['one of a mailed link'],
    },
    {
      call: 'send-verify-email',
      send: (token) => post('send-verify-email', { token }),
      refusal: 201,
      good: ['one that was to verify only'],
    },
    {
      call: 'change-password, by grant',
      send: (token) => post('change-password', { email: EMAIL, password: PASSWORD }, token),
      refusal: 201,
    },
    {
      call: 'change-password, by session',
      send: (token) =>
        post(
          'change-password',
          { email: EMAIL, password: PASSWORD, currentPassword: 'a quiet green harbor' },
          token,
        ),
      refusal: 201,
    },
    {
      call: 'setupProfileStep1',
      send: (token) => post('setupProfileStep1', IDENTITY, token),
      refusal: 401,
      // Its owner is told to verify first: 201.
      good: ['one that was to verify only'],
    },
    {
      call: 'save-draft',
      send: (token) => post('save-draft', { revision: 0, content: {} }, token),
      refusal: 401,
      good: ['one that was to verify only'],
    },
    {
      call: 'complete-login',
      send: (token) => post('complete-login', { code: '123456' }, token),
      refusal: 201,
      // Its code is then wrong: 400.
      good: ['half a session'],
    },
    {
      call: 'prove',
      send: (token) => post('prove', { password: 'a quiet green harbor' }, token),
      refusal: 401,
    },
    { call: 'begin-app', send: (token) => post('begin-app', {}, token), refusal: 401 },
    { call: 'export', send: (token) => post('export', {}, token), refusal: 401 },
    {
      call: 'delete-account',
      send: (token) => post('delete-account', { currentPassword: 'a quiet green harbor' }, token),
      refusal: 401,
    },
  ];

it('the id of a token has 128 bits', async () => {
  const { row } = await createTokens(app.store, TEST_KEY, () => new Date(clock)).issue('session', id);
  expect(Buffer.from(row.id, 'base64url')).toHaveLength(16);
});

describe.each(CALLS)('$call', ({ send, refusal, good }) => {
  it.each(KINDS.filter((kind) => !good?.includes(kind)))('refuses %s', async (kind) => {
    expect(bad[kind]).toBeTypeOf('string');
    const { status, body } = await send(bad[kind]);
    expect(status).toBe(refusal);
    expect(body.message).toBeTypeOf('string');
    expect(body.user).toBeUndefined();
    expect(app.store.users.get(id).email).toBe(EMAIL);
  });
});

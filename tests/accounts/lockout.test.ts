import { hash } from '@node-rs/argon2';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPasswords } from '../../server/platform/security/passwords.ts';
import { PASSWORD, addUser, mailTo, poster, sessionOf } from '../helpers/accounts.ts';
import type { Post } from '../helpers/accounts.ts';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { memoryStore } from '../helpers/stores.ts';

/** Strangers use up their own tries, never the owner's. */

const EMAIL = 'ada@example.com';
const START = Date.parse('2026-11-21T12:00:00Z');

let app: TestApp;
let owner: Post;
let stranger: Post;
let minutes: number;

beforeEach(async () => {
  minutes = 0;
  const now = () => new Date(START + minutes * 60_000);
  // With the queue of passwords that take their time.
  const passwords = createPasswords();
  app = await startApp(memoryStore(now), { now, passwords, config: { trustProxy: 1 } });
  owner = from('192.0.2.1');
  stranger = from('198.51.100.1');
  await addUser(app.store, { email: EMAIL });
});

const from = (address: string) => poster(app.url, address);
/** So many different networks. */
const crowd = (size: number) => Array.from({ length: size }, (_, i) => from(`203.0.${i >> 8}.${i & 255}`));
const wrong = (post: Post) => post('login', { email: EMAIL, password: 'not the right one' });
const right = (post: Post) => post('login', { email: EMAIL, password: PASSWORD });
const codeMailed = () => mailTo(app.store, EMAIL)?.code ?? '';
const guess = (post: Post, verifyCode: string) => post('check-verify-code', { email: EMAIL, verifyCode });
const wrongCode = (code: string) => (code === '12345678' ? '12345679' : '12345678');

describe('signing in', () => {
  it('is locked for the source that failed, and for no other', async () => {
    for (let i = 0; i < 6; i++) await wrong(stranger);
    expect((await right(stranger)).status).toBe(429);
    expect((await right(owner)).status).toBe(200);
  });

  it('counts a household of IPv6 as one source', async () => {
    for (let i = 0; i < 5; i++) await wrong(from(`2001:db8:1:100::${i + 1}`));
    expect((await right(from('2001:db8:1:1ff::9'))).status).toBe(429);
    expect((await right(from('2001:db8:1:200::9'))).status).toBe(200);
  });

  it('is slowed for everybody unknown by a crowd, and for a source that has signed in before not at all', async () => {
    await right(owner);
    for (const post of crowd(100)) await wrong(post);
    const slowed = await right(stranger);
    expect([slowed.status, slowed.headers.get('retry-after')]).toEqual([429, '30']);
    expect((await right(owner)).status).toBe(200);
    minutes = 1;
    expect((await right(stranger)).status).toBe(200);
  });

  it('does not let a crowd guess faster than a try in half a minute', async () => {
    for (const post of crowd(100)) await wrong(post);
    const answers = await Promise.all(crowd(300).slice(200).map(wrong));
    expect(answers.filter(({ status }) => status !== 429)).toHaveLength(0);
    minutes = 1;
    const later = await Promise.all(crowd(300).slice(200).map(wrong));
    expect(later.filter(({ status }) => status === 401)).toHaveLength(1);
  });

  it('never locks what a signed-in owner confirms', async () => {
    const token = await sessionOf(owner, EMAIL);
    for (let i = 0; i < 6; i++) await wrong(owner);
    const email = EMAIL;
    const payload = { email, password: 'seven small lanterns', currentPassword: PASSWORD };
    expect((await owner('change-password', payload, token)).status).toBe(200);
  });
});

describe('mails', () => {
  it('have a budget for each purpose: newsletter codes use up no password reset', async () => {
    for (let i = 0; i < 6; i++) await owner('send-subscribe-verify-code', { email: EMAIL });
    expect((await owner('send-subscribe-verify-code', { email: EMAIL })).status).toBe(429);
    expect((await owner('send-verify-code', { email: EMAIL })).status).toBe(200);
  });

  it('asked for by a stranger use up nothing of the owner, and an address gets ten an hour of strangers', async () => {
    for (let i = 0; i < 6; i++) await stranger('send-verify-code', { email: EMAIL });
    expect((await stranger('send-verify-code', { email: EMAIL })).status).toBe(429);
    expect((await owner('send-verify-code', { email: EMAIL })).status).toBe(200);
    for (const post of crowd(4)) await post('send-verify-code', { email: EMAIL });
    expect(app.store.outbox.latest(100)).toHaveLength(10);
  });

  it('used up by two networks are no wall: who comes new gets one, every three minutes one of them', async () => {
    const [one, two, ...others] = crowd(20);
    for (let i = 0; i < 6; i++)
      for (const post of [one, two]) await post('send-verify-code', { email: EMAIL });
    expect(app.store.outbox.latest(100)).toHaveLength(10);
    expect((await owner('send-verify-code', { email: EMAIL })).status).toBe(200);
    expect((await owner('send-verify-code', { email: EMAIL })).status).toBe(429);
    for (const post of others) await post('send-verify-code', { email: EMAIL });
    expect(app.store.outbox.latest(100)).toHaveLength(11);
    minutes = 3.1;
    for (const post of others) await post('send-verify-code', { email: EMAIL });
    expect(app.store.outbox.latest(100)).toHaveLength(12);
  });

  it('reach an owner from a known source however many a crowd asked for', async () => {
    await right(owner);
    for (const post of crowd(20)) await post('send-verify-code', { email: EMAIL });
    expect((await stranger('send-verify-code', { email: EMAIL })).status).toBe(429);
    expect((await owner('send-verify-code', { email: EMAIL })).status).toBe(200);
  });
});

describe('a mailed code', () => {
  it('survives the guesses of a stranger', async () => {
    await owner('send-verify-code', { email: EMAIL });
    const code = codeMailed();
    for (let i = 0; i < 6; i++) expect((await guess(stranger, wrongCode(code))).status).toBe(400);
    expect((await guess(stranger, code)).status).toBe(400);
    expect((await guess(owner, code)).status).toBe(200);
  });

  it('survives that a stranger asks for one as well; each is good', async () => {
    await owner('send-verify-code', { email: EMAIL });
    const code = codeMailed();
    await stranger('send-verify-code', { email: EMAIL });
    expect((await guess(owner, code)).status).toBe(200);
    expect((await guess(owner, codeMailed())).status).toBe(400);
  });

  it('may be typed where it was not asked for', async () => {
    await owner('send-verify-code', { email: EMAIL });
    expect((await guess(from('192.0.2.77'), codeMailed())).status).toBe(200);
  });

  it('cannot be guessed by a crowd: fifty guesses, then none but the asker’s', async () => {
    await owner('send-verify-code', { email: EMAIL });
    const code = codeMailed();
    for (const post of crowd(50)) await guess(post, wrongCode(code));
    expect((await guess(stranger, code)).status).toBe(400);
    expect((await guess(owner, wrongCode(code))).status).toBe(400);
    expect((await guess(owner, code)).status).toBe(200);
  });

  it('of the newsletter is as safe', async () => {
    await owner('send-subscribe-verify-code', { email: EMAIL });
    const verifyCode = codeMailed();
    const check = (post: Post, code: string) =>
      post('check-subscribe-verify-code', { email: EMAIL, verifyCode: code });
    for (let i = 0; i < 6; i++) await check(stranger, wrongCode(verifyCode));
    expect((await check(owner, verifyCode)).status).toBe(200);
  });
});

describe('passwords that are checked', () => {
  it('wait in a short queue: 503 beyond it, and no source fills it for others', async () => {
    const flood = Array.from({ length: 40 }, (_, i) =>
      stranger('login', { email: `nobody${i}@example.com`, password: 'whatever it is' }),
    );
    const mine = right(owner);
    const answers = await Promise.all(flood);
    expect((await mine).status).toBe(200);
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(20);
    expect(busy[0].headers.get('retry-after')).toBe('2');
    expect(busy[0].body).toEqual({
      message: 'We are very busy right now. Please try again in a few seconds.',
    });
  });

  it('are taken in turn: five sources that never stop do not keep anybody out', async () => {
    const flood = crowd(5).flatMap((post) => Array.from({ length: 5 }, () => right(post)));
    const mine = Array.from({ length: 3 }, () => right(owner));
    expect((await Promise.all(mine)).map(({ status }) => status)).toEqual([200, 200, 200]);
    await Promise.all(flood);
  });

  it('that are right are counted as well: sixty an hour of one source, and twenty sessions', async () => {
    const tokens: string[] = [];
    for (let i = 0; i < 60; i++) {
      minutes = i / 10;
      tokens.push((await right(owner)).body.token ?? '');
    }
    const more = await right(owner);
    expect([more.status, more.headers.get('retry-after')]).toEqual([429, '3246']);
    expect((await right(stranger)).status).toBe(200);
    const good = await Promise.all(tokens.map((token) => owner('login-with-token', { token })));
    expect(good.filter(({ status }) => status === 200)).toHaveLength(19);
    expect((await owner('login-with-token', { token: tokens[59] })).status).toBe(200);
  });

  it('cannot be used to ask who has an account: a source that is busy is turned away either way', async () => {
    // Each login takes so long that all of them are there before the first has ended.
    const nobody = await hash('nobody', { timeCost: 30, parallelism: 1 });
    app = await startApp(memoryStore(), {
      passwords: createPasswords({ nobody }),
      config: { trustProxy: 1 },
    });
    stranger = from('198.51.100.1');
    await addUser(app.store, { email: EMAIL });
    const person = { first_name: 'Mei', last_name: 'Osei', password: 'seven small lanterns' };
    const flood = Array.from({ length: 8 }, (_, i) =>
      stranger('login', { email: `nobody${i}@example.com`, password: 'whatever it is' }),
    );
    const answers = await Promise.all(
      [EMAIL, 'free@example.com'].map((email) => stranger('register', { ...person, email })),
    );
    await Promise.all(flood);
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
  });

  it('that were turned away as busy are no failures', async () => {
    const flood = await Promise.all(Array.from({ length: 30 }, () => wrong(stranger)));
    expect(flood.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
    expect((await right(owner)).status).toBe(200);
  });
});

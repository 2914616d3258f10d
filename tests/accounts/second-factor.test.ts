import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AppOffer, ChangedFactors, SecondStep } from '#contract/second-factors.ts';
import { recoveryCodeHash } from '../../server/platform/security/recovery-codes.ts';
import { PASSWORD, addUser, mailTo, poster, sessionOf } from '../helpers/accounts.ts';
import type { Post, Reply } from '../helpers/accounts.ts';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { memoryStore } from '../helpers/stores.ts';

const EMAIL = 'ada@example.com';
const START = Date.parse('2026-11-21T12:00:00Z');
const HOME = '192.0.2.1';
const MINUTE = 60_000;

let clock: number;
let app: TestApp;
let post: Post;
let id: number;
let secret: string;
let recoveryCodes: string[];
let session: string;

const codeNow = (steps = 0) => new TOTP({ secret }).generate({ timestamp: clock + steps * 30_000 });
const wrongCode = () => String((Number(codeNow()) + 500_000) % 1_000_000).padStart(6, '0');
const login = (from: Post = post) => from('login', { email: EMAIL, password: PASSWORD });
const half = async (from: Post = post) => ((await login(from)).body as unknown as SecondStep).token;
const complete = (token: string, code: string, from: Post = post) => from('complete-login', { code }, token);
const actions = () => app.store.audit.of(id).map(({ action, note }) => (note ? `${action} ${note}` : action));
/** The next code: none is good twice. */
const later = () => void (clock += 30_000);

beforeEach(async () => {
  clock = START;
  const now = () => new Date(clock);
  app = await startApp(memoryStore(now), { now, config: { trustProxy: 1 } });
  post = poster(app.url, HOME);
  id = await addUser(app.store, { email: EMAIL });
  session = await sessionOf(post, EMAIL);
  const offer = (await post('begin-app', {}, session)).body as unknown as AppOffer;
  secret = offer.secret;
  const added = await post('add-app', { offer: offer.offer, code: codeNow() }, session);
  recoveryCodes = (added.body as unknown as ChangedFactors).recovery_codes ?? [];
  later();
});

describe('a sign-in where there is an app', () => {
  it('is half done by the password, and complete with a code', async () => {
    const first = await login();
    expect([first.status, first.body.user, first.body.ways]).toEqual([
      202,
      undefined,
      ['app', 'recovery-code'],
    ]);
    const { status, body } = await complete(first.body.token ?? '', codeNow());
    expect([status, body.user]).toEqual([200, expect.objectContaining({ email: EMAIL })]);
    expect((await post('export', {}, body.token)).status).toBe(200);
    expect(actions().slice(-3)).toEqual([
      'asked for second factor',
      'signed in with a code of the app',
      'exported data',
    ]);
  });

  it('gives nothing by the password alone', async () => {
    const token = await half();
    for (const call of ['export', 'profile-submit', 'prove', 'begin-app', 'delete-account'])
      expect([call, (await post(call, { password: PASSWORD }, token)).status]).toEqual([call, 401]);
    expect((await post('login-with-token', { token })).status).toBe(201);
    expect((await post('token-exchange', { token })).status).toBe(201);
    const change = { email: EMAIL, password: 'seven small lanterns' };
    expect((await post('change-password', change, token)).status).toBe(201);
    expect((await app.get('/api/user/second-factors', { token })).status).toBe(401);
    expect((await app.get('/api/admin/users', { token })).status).toBe(401);
  });

  it('asks for nothing before the password is right', async () => {
    const { status, body } = await post('login', { email: EMAIL, password: 'a quiet green harbour' });
    expect([status, body.token, body.ways]).toEqual([401, undefined, undefined]);
  });

  it('takes no code twice, neither in another sign-in nor side by side', async () => {
    const [one, two, three] = [await half(), await half(), await half()];
    const code = codeNow();
    const both = await Promise.all([complete(one, code), complete(two, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await complete(three, code)).status).toBe(400);
    expect((await complete(three, codeNow(-1))).status).toBe(400);
    later();
    expect((await complete(three, codeNow())).status).toBe(200);
  });

  it('takes a code of the step before and after, and none beyond', async () => {
    expect((await complete(await half(), codeNow(2))).status).toBe(400);
    clock += 5 * MINUTE;
    expect((await complete(await half(), codeNow(-2))).status).toBe(400);
    expect((await complete(await half(), codeNow(-1))).status).toBe(200);
    expect((await complete(await half(), codeNow(1))).status).toBe(200);
  });

  it('is complete once, within ten minutes', async () => {
    const token = await half();
    expect((await complete(token, codeNow())).status).toBe(200);
    later();
    expect((await complete(token, codeNow())).status).toBe(201);
    const slow = await half();
    clock += 11 * MINUTE;
    expect((await complete(slow, codeNow())).status).toBe(201);
  });

  it('ends with the password: half of it is worth nothing under another one', async () => {
    const token = await half();
    await post(
      'change-password',
      { email: EMAIL, currentPassword: PASSWORD, password: 'seven small lanterns' },
      session,
    );
    expect((await complete(token, codeNow())).status).toBe(201);
  });

  it('takes each recovery code once, however it is typed, and tells the owner', async () => {
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes)
      expect(code).toMatch(/^([\da-hjkmnp-tv-z]{5}-){4}[\da-hjkmnp-tv-z]{5}$/);
    const [first, second] = recoveryCodes;
    expect((await complete(await half(), first.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect(mailTo(app.store, EMAIL)).toEqual({ kind: 'recovery-code-used', left: 9 });
    expect((await complete(await half(), first)).status).toBe(400);
    expect((await complete(await half(), second)).status).toBe(200);
    expect(actions()).toContain('signed in with a recovery code');
  });
});

describe('guessing codes', () => {
  async function guesses(count: number, from: Post): Promise<Reply[]> {
    const replies: Reply[] = [];
    for (let n = 0; n < count; n++) replies.push(await complete(await half(from), wrongCode(), from));
    return replies;
  }

  it('ends after five of a network, and the right code does not help there', async () => {
    const stranger = poster(app.url, '198.51.100.9');
    expect((await guesses(6, stranger)).map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await complete(await half(stranger), codeNow(), stranger)).status).toBe(429);
    expect((await complete(await half(), codeNow())).status).toBe(200);
  });

  it('of a crowd with the password ends as well, is told to the owner, and leaves alone who has signed in before', async () => {
    let network = 0;
    const statuses: number[] = [];
    for (; network < 25; network++)
      statuses.push((await guesses(1, poster(app.url, `198.51.100.${network}`)))[0].status);
    expect(statuses).toEqual([...Array<number>(20).fill(400), ...Array<number>(5).fill(429)]);
    expect(mailTo(app.store, EMAIL)?.kind).toBe('codes-tried');
    expect((await complete(await half(), codeNow())).status).toBe(200);
  });

  it('needs the password: who has it not uses up nothing, not even from the same network', async () => {
    const now = () => new Date(clock);
    const narrow = await startApp(memoryStore(now), {
      now,
      config: { trustProxy: 1, callsPerIp: { refused: 3, mails: 3 } },
    });
    const neighbor = poster(narrow.url, HOME);
    const ada = await addUser(narrow.store, { email: EMAIL });
    narrow.store.secondFactors.recoveryCodes.replace(ada, [recoveryCodeHash(recoveryCodes[0])]);
    narrow.store.secondFactors.passkeys.add({
      ...{
        id: 'phone',
        user_id: ada,
        public_key: Buffer.alloc(1),
        counter: 0,
        transports: [],
        name: 'A phone',
      },
      ...{ is_backed_up: false, created_at: now().toISOString(), used_at: null },
    });
    const statuses: number[] = [];
    for (let n = 0; n < 5; n++)
      statuses.push((await neighbor('complete-login', { code: wrongCode() }, 'a.b.c')).status);
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
    expect((await complete(await half(neighbor), recoveryCodes[0], neighbor)).status).toBe(200);
    await narrow.close();
  });

  it('does not use up the tries of recovery codes', async () => {
    const stranger = poster(app.url, '198.51.100.9');
    await guesses(6, stranger);
    expect((await complete(await half(stranger), recoveryCodes[0], stranger)).status).toBe(200);
  });

  it('by a session that was stolen ends as well', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) statuses.push((await post('prove', { code: wrongCode() }, session)).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await complete(await half(), codeNow())).status).toBe(200);
  });

  it('by a session that was stolen is not begun anew by the right password', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) {
      statuses.push((await post('prove', { code: wrongCode() }, session)).status);
      // The password is looked at before the new one is found too weak.
      const weak = { email: EMAIL, currentPassword: PASSWORD, password: 'password' };
      expect((await post('change-password', weak, session)).body.field).toBe('password');
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it('by somebody who reads the mail counts as a stranger’s, wherever the password was recovered', async () => {
    const statuses: number[] = [];
    for (let network = 0; network < 21; network++) {
      const reader = poster(app.url, `198.51.100.${network}`);
      const password = await recover(reader);
      const { token } = (await reader('login', { email: EMAIL, password })).body;
      statuses.push((await complete(token ?? '', wrongCode(), reader)).status);
      clock += 4 * MINUTE;
    }
    expect(statuses).toEqual([...Array<number>(20).fill(400), 429]);
  });
});

/** Sets another password by the code that is mailed, and answers it. */
async function recover(from: Post): Promise<string> {
  await from('send-verify-code', { email: EMAIL });
  const verifyCode = mailTo(app.store, EMAIL)?.code;
  const { body } = await from('check-verify-code', { email: EMAIL, verifyCode });
  const password = 'seven small lanterns';
  expect((await from('change-password', { email: EMAIL, password }, body.token)).status).toBe(200);
  return password;
}

describe('a lost password', () => {
  it('that is recovered by mail does not get around the code', async () => {
    const password = await recover(post);
    const first = await post('login', { email: EMAIL, password });
    expect(first.status).toBe(202);
    expect((await complete(first.body.token ?? '', codeNow())).status).toBe(200);
  });
});

describe('changing the second factor', () => {
  const changes: [string, object][] = [
    ['begin-app', {}],
    ['add-app', { offer: 'x', code: '123456' }],
    ['remove-app', {}],
    ['begin-passkey', {}],
    ['remove-passkey', { id: 'x' }],
    ['renew-recovery-codes', {}],
  ];

  it.each(changes)('by %s wants a proof that is not older than ten minutes', async (call, payload) => {
    clock += 11 * MINUTE;
    const stale = await post(call, payload, session);
    expect([stale.status, stale.body.ways]).toEqual([428, ['app', 'recovery-code']]);
    expect((await post('prove', { password: PASSWORD }, session)).status).toBe(400);
    expect((await post('prove', { code: codeNow() }, session)).status).toBe(200);
    expect((await post(call, payload, session)).status).not.toBe(428);
    clock += 11 * MINUTE;
    expect((await post(call, payload, session)).status).toBe(428);
  });

  it('is told to the owner and to the trail', async () => {
    expect(actions()).toContain('added authenticator app');
    expect(mailTo(app.store, EMAIL)).toEqual({ kind: 'second-factor-changed', change: 'app-added' });
    await post('remove-app', {}, session);
    expect(mailTo(app.store, EMAIL)).toEqual({ kind: 'second-factor-changed', change: 'app-removed' });
    expect(actions().at(-1)).toBe('removed authenticator app');
  });

  it('by one offer is done, and told, once: also side by side, and by its next code', async () => {
    const { offer, secret: offered } = (await post('begin-app', {}, session)).body as unknown as AppOffer;
    const code = () => new TOTP({ secret: offered }).generate({ timestamp: clock });
    const before = app.store.outbox.latest(100).length;
    const take = () => post('add-app', { offer, code: code() }, session);
    const both = await Promise.all([take(), take()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 202]);
    later();
    expect((await take()).status).toBe(202);
    expect(app.store.outbox.latest(100)).toHaveLength(before + 1);
  });

  it('ends the other sessions, and halves', async () => {
    const other = (await complete(await half(), codeNow())).body.token ?? '';
    const begun = await half();
    later();
    await post('renew-recovery-codes', {}, session);
    expect((await post('login-with-token', { token: other })).status).toBe(201);
    expect((await complete(begun, codeNow())).status).toBe(201);
    expect((await post('login-with-token', { token: session })).status).toBe(200);
  });

  it('to none lets the password sign in alone, and no recovery code is left', async () => {
    expect((await post('remove-app', {}, session)).body).toMatchObject({ app: null, recovery_codes_left: 0 });
    expect((await login()).status).toBe(200);
  });

  it('makes codes anew, and voids the old ones', async () => {
    const { body } = await post('renew-recovery-codes', {}, session);
    const fresh = (body as unknown as ChangedFactors).recovery_codes ?? [];
    expect(fresh).toHaveLength(10);
    expect((await complete(await half(), recoveryCodes[0])).status).toBe(400);
    expect((await complete(await half(), fresh[0])).status).toBe(200);
  });

  it('takes an offer within a quarter of an hour, of its own account, with the code of its own secret', async () => {
    const { body } = await post('begin-app', {}, session);
    const { offer } = body as unknown as AppOffer;
    expect((await post('add-app', { offer, code: codeNow() }, session)).status).toBe(400);
    await addUser(app.store, { email: 'eve@example.com' });
    const eve = await sessionOf(post, 'eve@example.com');
    const code = new TOTP({ secret: (body as unknown as AppOffer).secret }).generate({ timestamp: clock });
    expect((await post('add-app', { offer, code }, eve)).status).toBe(202);
    expect((await login()).status).toBe(202);
    clock += 16 * MINUTE;
    await post('prove', { code: codeNow() }, session);
    expect((await post('add-app', { offer, code }, session)).status).toBe(202);
  });

  it('is not shown by the list: neither secret nor codes', async () => {
    const { text } = await app.get('/api/user/second-factors', { token: session });
    expect(JSON.parse(text)).toMatchObject({ recovery_codes_left: 10, passkeys: [], takes_passkeys: false });
    expect(text).not.toContain(secret);
    expect(text).not.toContain(recoveryCodes[0]);
  });
});

it('a session that a mailed link opened has proven nothing yet', async () => {
  await addUser(app.store, { email: 'new@example.com', verified: false });
  const { body } = await post('login', { email: 'new@example.com', password: PASSWORD });
  await post('send-verify-email', { token: body.token });
  const opened = await post('token-exchange', { token: mailTo(app.store, 'new@example.com')?.token });
  const token = opened.body as unknown as string;
  expect((await post('begin-app', {}, token)).body.ways).toEqual(['password']);
  expect((await post('prove', { password: 'wrong' }, token)).status).toBe(400);
  expect((await post('prove', { password: PASSWORD }, token)).status).toBe(200);
  expect((await post('begin-app', {}, token)).status).toBe(200);
});

it('another password wants a proof, besides the one that it was', async () => {
  const password = 'a loud orange mountain';
  const change = (currentPassword = PASSWORD) =>
    post('change-password', { email: EMAIL, password, currentPassword }, session);
  clock += 11 * MINUTE;
  const stale = await change();
  expect([stale.status, stale.body.ways]).toEqual([428, ['app', 'recovery-code']]);
  expect(mailTo(app.store, EMAIL)?.kind).toBe('second-factor-changed');
  await post('prove', { code: codeNow() }, session);
  expect((await change('another one')).status).toBe(202);
  expect((await change()).status).toBe(200);
  expect(actions().at(-1)).toBe('password changed');
  expect((await post('login-with-token', { token: session })).status).toBe(201);
});

it('an account that is deleted wants a proof, and leaves nothing of it', async () => {
  clock += 11 * MINUTE;
  const payload = { currentPassword: PASSWORD };
  expect((await post('delete-account', payload, session)).status).toBe(428);
  await post('prove', { code: codeNow() }, session);
  expect((await post('delete-account', payload, session)).status).toBe(200);
  expect(app.store.secondFactors.has(id)).toBe(false);
  expect(app.store.secondFactors.recoveryCodes.left(id)).toBe(0);
});

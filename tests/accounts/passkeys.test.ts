import { beforeEach, describe, expect, it } from 'vitest';
import { takesPasskeys } from '#contract/second-factors.ts';
import type { ChangedFactors, SecondFactors } from '#contract/second-factors.ts';
import { PASSWORD, addUser, mailTo, poster, sessionOf } from '../helpers/accounts.ts';
import type { Post, Reply } from '../helpers/accounts.ts';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { softPasskey } from '../helpers/soft-passkey.ts';
import type { SoftPasskey } from '../helpers/soft-passkey.ts';
import { memoryStore } from '../helpers/stores.ts';

const EMAIL = 'ada@example.com';
const START = Date.parse('2026-11-21T12:00:00Z');
const MINUTE = 60_000;

let clock: number;
let app: TestApp;
let post: Post;
let id: number;
let session: string;
let device: SoftPasskey;

async function start(siteUrl: string): Promise<void> {
  clock = START;
  const now = () => new Date(clock);
  app = await startApp(memoryStore(now), { now, config: { siteUrl } });
  post = poster(app.url);
  id = await addUser(app.store, { email: EMAIL });
  session = await sessionOf(post, EMAIL);
}
beforeEach(async () => {
  await start('http://localhost:3000');
  device = softPasskey();
});

const question = async () =>
  (await app.get('/api/user/passkey-question')).json<{ challenge: string }>().challenge;
const begun = async (token = session) => (await post('begin-passkey', {}, token)).body.challenge as string;
type Created = Parameters<SoftPasskey['created']>[0];
async function add(with_: Partial<Created> = {}, key = device, token = session): Promise<Reply> {
  const passkey = key.created({ challenge: await begun(token), ...with_ });
  return post('add-passkey', { name: 'My phone', passkey }, token);
}
type Signed = Parameters<SoftPasskey['signed']>[0];
async function enter(with_: Partial<Signed> = {}, key = device): Promise<Reply> {
  return post('login-with-passkey', { passkey: key.signed({ challenge: await question(), ...with_ }) });
}
const listed = async () =>
  (await app.get('/api/user/second-factors', { token: session })).json<SecondFactors>();

describe('a passkey', () => {
  it('is added, listed without secrets, told to the owner, and signs in by itself', async () => {
    const added = await add();
    expect(added.status).toBe(200);
    expect((added.body as unknown as ChangedFactors).recovery_codes).toHaveLength(10);
    expect(mailTo(app.store, EMAIL)).toEqual({ kind: 'second-factor-changed', change: 'passkey-added' });
    clock += MINUTE;
    const { status, body } = await enter();
    expect([status, body.user]).toEqual([200, expect.objectContaining({ email: EMAIL })]);
    expect((await post('export', {}, body.token)).status).toBe(200);
    expect(await listed()).toEqual({
      app: null,
      passkeys: [
        {
          id: device.id,
          name: 'My phone',
          created_at: '2026-11-21T12:00:00.000Z',
          used_at: '2026-11-21T12:01:00.000Z',
          is_backed_up: false,
        },
      ],
      recovery_codes_left: 10,
      takes_passkeys: true,
    });
    const notes = app.store.audit.of(id).map(({ action, note }) => `${action} ${note ?? ''}`.trim());
    expect(notes).toEqual(expect.arrayContaining(['added passkey', 'signed in with a passkey']));
  });

  it('asks for more than the password from then on', async () => {
    await add();
    const { status, body } = await post('login', { email: EMAIL, password: PASSWORD });
    expect([status, body.ways]).toEqual([202, ['passkey', 'recovery-code']]);
  });

  it('that is lost leaves the recovery codes', async () => {
    const codes = ((await add()).body as unknown as ChangedFactors).recovery_codes ?? [];
    const { body } = await post('login', { email: EMAIL, password: PASSWORD });
    const entered = await post('complete-login', { code: codes[0] }, body.token);
    expect(entered.status).toBe(200);
    expect((await post('remove-passkey', { id: device.id }, entered.body.token)).status).toBe(200);
    expect((await enter()).status).toBe(400);
    expect((await post('login', { email: EMAIL, password: PASSWORD })).status).toBe(200);
  });

  it('proves once more who somebody is, whose session it is alone', async () => {
    await add();
    const eve = softPasskey();
    await addUser(app.store, { email: 'eve@example.com' });
    await add({}, eve, await sessionOf(post, 'eve@example.com'));
    clock += 11 * MINUTE;
    const prove = async (key: SoftPasskey) =>
      (await post('prove', { passkey: key.signed({ challenge: await question() }) }, session)).status;
    expect(await prove(eve)).toBe(202);
    expect((await post('renew-recovery-codes', {}, session)).status).toBe(428);
    expect(await prove(device)).toBe(200);
    expect((await post('renew-recovery-codes', {}, session)).status).toBe(200);
  });

  it('signs in, proves and is changed sixty times in an hour, and no more: each leaves a row', async () => {
    await add();
    const renew = async () => (await post('renew-recovery-codes', {}, session)).status;
    for (let n = 1; n < 60; n++) expect(await renew()).toBe(200);
    expect(await renew()).toBe(429);
    expect((await enter()).status).toBe(429);
    const passkey = device.signed({ challenge: await question() });
    expect((await post('prove', { passkey }, session)).status).toBe(429);
    clock += 61 * MINUTE;
    expect((await enter()).status).toBe(200);
  });

  it('of a suspended account does not sign in, and comes back with it', async () => {
    await add();
    app.store.transaction(() => app.store.users.suspend(id, '2026-11-21T12:00:00Z'));
    expect((await enter()).status).toBe(203);
    app.store.transaction(() => app.store.users.suspend(id, null));
    expect((await enter()).status).toBe(200);
  });

  it('goes with its account', async () => {
    await add();
    await post('delete-account', { currentPassword: PASSWORD }, session);
    expect((await enter()).status).toBe(400);
    expect(app.store.secondFactors.passkeys.byId(device.id)).toBeNull();
  });
});

describe('what a passkey answers', () => {
  beforeEach(() => add());

  it.each<[string, Partial<Signed>]>([
    ['to another site', { origin: 'https://localhost.example.com' }],
    ['to another port', { origin: 'http://localhost:4000' }],
    ['for another site', { rpId: 'example.com' }],
    ['without asking who it is', { userVerified: false }],
    ['to a question that nobody asked', { challenge: Buffer.alloc(54, 1).toString('base64url') }],
    ['to no question', { challenge: '' }],
    ['with a counter that went back', { counter: 0 }],
  ])('%s is refused', async (_, answer) => {
    await enter();
    expect((await enter(answer)).status).toBe(400);
  });

  it('with a signature of another key is refused', async () => {
    const passkey = softPasskey().signed({ challenge: await question() });
    const forged = { ...passkey, id: device.id, rawId: device.id };
    expect((await post('login-with-passkey', { passkey: forged })).status).toBe(400);
  });

  it('to a question for a new passkey does not sign in', async () => {
    expect((await enter({ challenge: await begun() })).status).toBe(400);
  });

  it('is good once, also side by side, and in its spelling', async () => {
    const challenge = await question();
    const answers = [1, 2].map((counter) => device.signed({ challenge, counter: counter + 10 }));
    const replies = await Promise.all(answers.map((passkey) => post('login-with-passkey', { passkey })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await enter({ challenge, counter: 20 })).status).toBe(400);
    expect((await enter({ challenge: `${challenge}=`, counter: 30 })).status).toBe(400);
  });

  it('is too late after five minutes', async () => {
    const challenge = await question();
    clock += 5 * MINUTE + 1;
    expect((await enter({ challenge })).status).toBe(400);
    expect((await enter()).status).toBe(200);
  });

  it('is refused as 400 when it is rubbish, and never a fault of ours', async () => {
    const good = device.signed({ challenge: await question() });
    const rubbish = (part: object) => ({ passkey: { ...good, response: { ...good.response, ...part } } });
    for (const part of [
      { clientDataJSON: 'AAAA' },
      { authenticatorData: 'AAAA' },
      { signature: 'AAAA' },
      { signature: '' },
      { authenticatorData: 7 },
    ])
      expect((await post('login-with-passkey', rubbish(part))).status).toBe(400);
    for (const body of [{}, { passkey: null }, { passkey: {} }, { passkey: { ...good, id: '../..' } }])
      expect((await post('login-with-passkey', body)).status).toBe(400);
  });
});

describe('a new passkey', () => {
  it.each<[string, Partial<Created>]>([
    ['for another site', { rpId: 'example.com' }],
    ['made on another site', { origin: 'https://example.com' }],
    ['of a device that asks nobody who it is', { userVerified: false }],
    ['that answers no question', { challenge: 'AAAA' }],
  ])('%s is refused', async (_, answer) => {
    expect((await add(answer)).status).toBe(202);
    expect((await listed()).passkeys).toEqual([]);
  });

  it('with a certificate of its maker is refused unread: it could name addresses that would be asked', async () => {
    expect((await add({ isCertified: true })).status).toBe(202);
    expect((await add()).status).toBe(200);
  });

  it('answers the question of its own account, once', async () => {
    await addUser(app.store, { email: 'eve@example.com' });
    const eve = await sessionOf(post, 'eve@example.com');
    const challenge = await begun();
    expect((await add({ challenge }, softPasskey(), eve)).status).toBe(202);
    expect((await add({ challenge })).status).toBe(200);
    expect((await add({ challenge }, softPasskey())).status).toBe(202);
  });

  it('that is somebody else’s already is refused', async () => {
    await add();
    await addUser(app.store, { email: 'eve@example.com' });
    expect((await add({}, device, await sessionOf(post, 'eve@example.com'))).status).toBe(202);
  });

  it('is refused beyond twenty', async () => {
    for (let n = 0; n < 20; n++) expect((await add({}, softPasskey())).status).toBe(200);
    expect((await post('begin-passkey', {}, session)).status).toBe(202);
  });
});

it.each([
  ['https://directory.example.org', true],
  ['http://localhost:3000', true],
  ['http://demo.localhost', true],
  ['http://directory.example.org', false],
  ['https://192.0.2.7', false],
  ['http://127.0.0.1:3000', false],
  ['https://[2001:db8::1]', false],
])('at %s there can be passkeys: %s', (origin, can) => {
  expect(takesPasskeys(origin)).toBe(can);
});

it('where there can be none, none is offered', async () => {
  await app.close();
  await start('http://127.0.0.1:3000');
  expect((await listed()).takes_passkeys).toBe(false);
  expect((await app.get('/api/user/passkey-question')).status).toBe(404);
  expect((await post('begin-passkey', {}, session)).status).toBe(202);
});

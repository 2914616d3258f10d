import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, addUser, mailTo, poster, sessionOf } from '../helpers/accounts.ts';
import type { Post } from '../helpers/accounts.ts';
import { TEST_KEY, startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { built } from '../helpers/built.ts';
import { fileStore, ROOT } from '../helpers/stores.ts';
import { newFolder } from '../helpers/new-folder.ts';

const EMAIL = 'operator@example.com';
const NEW_PASSWORD = 'seven small lanterns';

let app: TestApp;
let post: Post;
let folder: string;
const now = () => new Date();

beforeEach(async () => {
  folder = newFolder();
  const store = fileStore(join(folder, 'directory.sqlite'), now);
  app = await startApp(store, { now });
  post = poster(app.url);
});

/** Makes an administrator; answers the grant of the link that the command prints. */
async function promote(email: string): Promise<string> {
  return /grant=([\w.-]+)/.exec(await command(email))?.[1] ?? '';
}

/** Runs the command beside the app, on the same database; answers what it prints. */
async function command(...given: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: folder, JWT_SECRET: TEST_KEY.toString() };
  const running = spawn(process.execPath, [await built('admin'), ...given], { cwd: ROOT, env });
  let said = '';
  running.stdout.on('data', (part) => (said += String(part)));
  const [code] = (await once(running, 'close')) as [number];
  expect(code).toBe(0);
  return said;
}

describe('npm run admin', () => {
  it('leaves nothing of what whoever registered the address knows or holds', async () => {
    const person = { first_name: 'Mallory', last_name: 'Osei', email: EMAIL, password: NEW_PASSWORD };
    const registered = await post('register', person);
    const link = mailTo(app.store, EMAIL)?.token ?? '';

    const grant = await promote(EMAIL);
    expect((await post('login', { email: EMAIL, password: NEW_PASSWORD })).status).toBe(401);
    expect((await post('send-verify-email', { token: registered.body.token })).status).toBe(201);
    expect((await post('token-exchange', { token: link })).status).toBe(201);

    const own = 'eight quiet harbors';
    expect((await post('change-password', { email: EMAIL, password: own }, grant)).status).toBe(200);
    const { status, body } = await post('login', { email: EMAIL, password: own });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ manage_role: 'admin', verified: true });
  });

  it('ends the sessions, codes and grants of an account that was signed in to', async () => {
    await addUser(app.store, { email: EMAIL });
    const session = await sessionOf(post, EMAIL);
    await post('send-verify-code', { email: EMAIL });
    const verifyCode = mailTo(app.store, EMAIL)?.code;
    await promote(EMAIL);
    expect((await post('login-with-token', { token: session })).status).toBe(201);
    expect((await post('check-verify-code', { email: EMAIL, verifyCode })).status).toBe(400);
    expect((await post('login', { email: EMAIL, password: PASSWORD })).status).toBe(401);
  });
});

describe('a second factor', () => {
  it('that a stranger added before an account became an administrator’s signs in no more', async () => {
    const id = await withFactors();
    await promote(EMAIL);
    expect(app.store.secondFactors.has(id)).toBe(false);
    expect(app.store.secondFactors.recoveryCodes.left(id)).toBe(0);
  });

  it('of whoever has lost all of it is reset by the operator, and nothing else of the account is', async () => {
    const id = await withFactors();
    const sessions = app.store.tokens.sessionsOf(id, now().toISOString());
    const said = await command('--reset-second-factor', EMAIL);
    expect(said).toContain(`Removed of ${EMAIL}: no authenticator app, 1 passkeys, 1 recovery codes.`);
    expect(sessions).toHaveLength(1);
    expect(app.store.tokens.sessionsOf(id, now().toISOString())).toEqual([]);
    expect(mailTo(app.store, EMAIL)).toEqual({ kind: 'second-factor-changed', change: 'reset' });
    expect(app.store.audit.of(id).at(-1)).toMatchObject({ action: 'reset second factor', actor_id: null });
    const { status, body } = await post('login', { email: EMAIL, password: PASSWORD });
    expect([status, body.user]).toEqual([200, expect.objectContaining({ manage_role: '' })]);
  });

  async function withFactors(): Promise<number> {
    const id = await addUser(app.store, { email: EMAIL });
    await sessionOf(post, EMAIL);
    const { passkeys, recoveryCodes } = app.store.secondFactors;
    passkeys.add({
      ...{ id: 'mallory', user_id: id, public_key: Buffer.alloc(1), counter: 0, transports: [] },
      ...{ is_backed_up: false, name: 'A key', created_at: now().toISOString(), used_at: null },
    });
    recoveryCodes.replace(id, [Buffer.alloc(32)]);
    return id;
  }
});

describe('POST /api/user/disown-account', () => {
  const person = { first_name: 'Mallory', last_name: 'Osei', email: EMAIL, password: NEW_PASSWORD };
  const disown = (token: unknown) => post('disown-account', { token });

  it('deletes the account that a stranger made, for whoever has the mail', async () => {
    const { body } = await post('register', person);
    const link = mailTo(app.store, EMAIL)?.token;
    const { id } = body.user as { id: number };
    const answer = await disown(link);
    expect([answer.status, answer.body.message]).toEqual([
      200,
      'The account is deleted. Nobody can use it, and we have forgotten your address.',
    ]);
    expect(app.store.users.byEmail(EMAIL)).toBeNull();
    expect(mailTo(app.store, EMAIL)).toBeUndefined();
    expect((await post('login', { email: EMAIL, password: NEW_PASSWORD })).status).toBe(401);
    expect((await post('send-verify-email', { token: body.token })).status).toBe(201);
    expect((await disown(link)).status).toBe(201);
    expect(app.store.audit.of(id).at(-1)).toMatchObject({ action: 'disowned account', actor_id: null });
  });

  it('201 for any other token, and once the address is confirmed', async () => {
    const { body } = await post('register', person);
    const link = mailTo(app.store, EMAIL)?.token;
    expect((await disown(body.token)).status).toBe(201);
    expect((await disown('a.b.c')).status).toBe(201);
    expect((await post('token-exchange', { token: link })).status).toBe(200);
    expect((await disown(link)).status).toBe(201);
    expect(app.store.users.byEmail(EMAIL)).not.toBeNull();
  });

  it('201 for an account that is verified, however that came', async () => {
    const { body } = await post('register', person);
    app.store.transaction(() => app.store.users.verify((body.user as { id: number }).id));
    expect((await disown(mailTo(app.store, EMAIL)?.token)).status).toBe(201);
  });

  it('is done once, or the address is confirmed once, when both are pressed at once', async () => {
    await post('register', person);
    const token = mailTo(app.store, EMAIL)?.token;
    const calls = Array.from({ length: 10 }, (_, i) =>
      post(i % 2 === 0 ? 'disown-account' : 'token-exchange', { token }),
    );
    const answers = await Promise.all(calls);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('cannot be used to fill a mailbox: five accounts an hour', async () => {
    for (let i = 0; i < 5; i++) {
      expect((await post('register', person)).status).toBe(200);
      await disown(mailTo(app.store, EMAIL)?.token);
    }
    expect((await post('register', person)).status).toBe(429);
  });
});

import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, addUser, mailTo, poster, sessionOf } from '../helpers/accounts.ts';
import type { Post } from '../helpers/accounts.ts';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { fileStore } from '../helpers/stores.ts';
import { newFolder } from '../helpers/new-folder.ts';

/** What was true before a wait must be true after it: each call below is overtaken by another while it waits. */

const EMAIL = 'ada@example.com';
const NEW_PASSWORD = 'seven small lanterns';
const NEW_HASH =
  '$argon2id$v=19$m=64,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

let app: TestApp;
let post: Post;
let id: number;
let meanwhile: (() => void) | null;

beforeEach(async () => {
  meanwhile = null;
  app = await startApp(undefined, {
    whilePasswordIsChecked: () => {
      meanwhile?.();
      meanwhile = null;
    },
  });
  post = poster(app.url);
  id = await addUser(app.store, { email: EMAIL });
});

const login = (password = PASSWORD) => post('login', { email: EMAIL, password });
function suspend(): void {
  app.store.transaction(() => app.store.users.suspend(id, '2026-11-21T12:00:00Z'));
}

describe('login, overtaken', () => {
  it('by a change of the password: the old one does not sign in', async () => {
    meanwhile = () => app.store.users.setPassword(id, NEW_HASH);
    const { status, body } = await login();
    expect([status, body.token]).toEqual([401, undefined]);
  });

  it('by a suspension', async () => {
    meanwhile = suspend;
    expect((await login()).status).toBe(203);
  });

  it('by the end of the account', async () => {
    meanwhile = () => app.store.transaction(() => app.store.users.remove(id));
    expect((await login()).status).toBe(401);
  });
});

describe('login, overtaken in its last moment', () => {
  /** Before the third transaction, which is the one that signs in. */
  function overtakeLast(write: () => void): void {
    const { transaction } = app.store;
    let done = 0;
    app.store.transaction = (act) => {
      if (++done === 3) transaction(write);
      return transaction(act);
    };
  }

  it('by the link of the mail: it is not said that the address is not verified', async () => {
    const sam = await addUser(app.store, { email: 'sam@example.com', verified: false });
    overtakeLast(() => app.store.users.verify(sam));
    const given = { email: 'sam@example.com', password: PASSWORD };
    expect((await post('login', given)).status).toBe(503);
    expect((await post('login', given)).status).toBe(200);
  });

  it('by the removal of the last second factor: it is not asked for', async () => {
    const { authenticators, removeAllOf } = app.store.secondFactors;
    const created_at = '2026-11-21T12:00:00Z';
    authenticators.put({ user_id: id, sealed_secret: Buffer.alloc(1), last_step: 0, created_at });
    overtakeLast(() => removeAllOf(id));
    expect((await login()).status).toBe(503);
    expect((await login()).status).toBe(200);
  });
});

it('register, overtaken by the end of sign-up: makes no account', async () => {
  const { settings, users } = app.store;
  meanwhile = () => app.store.transaction(() => settings.choose({ ...settings.read(), signup: 'closed' }));
  const person = { first_name: 'Sam', last_name: 'Sun', email: 'sam@example.com', password: NEW_PASSWORD };
  expect((await post('register', person)).status).toBe(203);
  expect(users.byEmail('sam@example.com')).toBeNull();
});

describe.each([
  ['delete-account', 401, { currentPassword: PASSWORD }],
  ['change-password', 201, { email: EMAIL, password: NEW_PASSWORD, currentPassword: PASSWORD }],
])('%s, overtaken', (call, refused, payload) => {
  it.each([
    ['the end of the session', () => app.store.tokens.revokeAllOf(id)],
    ['a change of the password', () => app.store.users.setPassword(id, NEW_HASH)],
    ['a suspension', suspend],
  ])('by %s: nothing is done', async (_, overtake) => {
    const token = await sessionOf(post, EMAIL);
    meanwhile = overtake;
    expect((await post(call, payload, token)).status).toBe(refused);
    expect(app.store.users.byEmail(EMAIL)).not.toBeNull();
    expect(mailTo(app.store, EMAIL)).toBeUndefined();
  });
});

it.each([
  ['check-verify-code', 'send-verify-code'],
  ['check-subscribe-verify-code', 'send-subscribe-verify-code'],
])('a code is not used up by a %s that cannot be written', async (check, send) => {
  await post(send, { email: EMAIL });
  const verifyCode = mailTo(app.store, EMAIL)?.code;
  // What acts on the code fails, after the code was found to be right.
  const { add: addToken } = app.store.tokens;
  const { add: addSubscriber } = app.store.subscribers;
  app.store.tokens.add = app.store.subscribers.add = () => {
    throw new Error('full');
  };
  expect((await post(check, { email: EMAIL, verifyCode })).status).toBe(500);
  app.store.tokens.add = addToken;
  app.store.subscribers.add = addSubscriber;
  expect((await post(check, { email: EMAIL, verifyCode })).status).toBe(200);
  expect((await post(check, { email: EMAIL, verifyCode })).status).toBe(400);
});

it('two processes give no id twice', () => {
  const folder = newFolder();
  const file = join(folder, 'directory.sqlite');
  const [one, two] = [fileStore(file), fileStore(file)];
  const ids = [one, two, one, two].map(({ users }) => users.reserveId());
  expect(new Set(ids).size).toBe(4);
  one.close();
  two.close();
});

it('two administrators who leave at once: one stays', async () => {
  const tokens: string[] = [];
  for (const email of ['one@example.com', 'two@example.com']) {
    await addUser(app.store, { email, manage_role: 'admin' });
    tokens.push(await sessionOf(post, email));
  }
  const answers = await Promise.all(
    tokens.map((token) => post('delete-account', { currentPassword: PASSWORD }, token)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 203]);
  expect(app.store.users.admins()).toBe(1);
});

describe('two administrators who do away with each other at once: one stays, who', () => {
  const reason = { reason: 'A test' };
  let one: number;
  let other: number;
  let token: string;
  beforeEach(async () => {
    [one, other] = await Promise.all(
      ['one@example.com', 'other@example.com'].map((email) =>
        addUser(app.store, { email, manage_role: 'admin' }),
      ),
    );
    token = await sessionOf(post, 'one@example.com');
  });

  const acts: Record<string, () => ReturnType<TestApp['send']>> = {
    'deletes the other': () => {
      const revision = app.store.lists.users.row(other)?.revision;
      return app.send('DELETE', `/api/admin/users/${other}`, { token, json: { ...reason, revision } });
    },
    'suspends the other': () => app.post(`/api/admin/users/${other}/suspend`, reason, { token }),
    'unmakes the other': () => app.post(`/api/admin/users/${other}/unmake-administrator`, reason, { token }),
  };
  const overtakes: Record<string, () => void> = {
    'who deletes': () => app.store.users.remove(one),
    'who suspends': () => app.store.users.suspend(one, '2026-11-21T12:00:00Z'),
    'who unmakes': () => app.store.users.setRole(one, ''),
  };
  it.each(Object.keys(acts).flatMap((act) => Object.keys(overtakes).map((overtake) => [act, overtake])))(
    '%s, %s',
    async (act, overtake) => {
      const { transaction } = app.store;
      app.store.transaction = (write) => {
        app.store.transaction = transaction;
        transaction(overtakes[overtake]);
        return transaction(write);
      };
      expect([401, 403]).toContain((await acts[act]()).status);
      expect(app.store.users.get(other)).toMatchObject({ manage_role: 'admin', suspended_at: null });
      expect(app.store.users.admins()).toBe(1);
    },
  );
});

it('a grant that is used while its account is suspended does nothing', async () => {
  await post('send-verify-code', { email: EMAIL });
  const { body } = await post('check-verify-code', {
    email: EMAIL,
    verifyCode: mailTo(app.store, EMAIL)?.code,
  });
  meanwhile = suspend;
  const changed = await post('change-password', { email: EMAIL, password: NEW_PASSWORD }, body.token);
  expect(changed.status).toBe(201);
});

it('an administrator who is one no more while an article is sent saves nothing', async () => {
  const admin = await addUser(app.store, { email: 'root@example.com', manage_role: 'admin' });
  const token = await sessionOf(post, 'root@example.com');
  app.store.users.setRole(admin, '');
  const response = await fetch(`${app.url}/api/admin/articles`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token },
    body: JSON.stringify({}),
  });
  expect(response.status).toBe(403);
});

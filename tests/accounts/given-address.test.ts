import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { API } from '#contract/paths.ts';
import type { ListedUser } from '#contract/users.ts';
import { openDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import type { Store } from '../../db/store.ts';
import { makeAdministrator } from '../../server/features/accounts/make-administrator.ts';
import { createTokens } from '../../server/platform/security/tokens.ts';
import { PASSWORD, addUser, mailTo, poster, sessionOf } from '../helpers/accounts.ts';
import type { Post } from '../helpers/accounts.ts';
import { TEST_KEY } from '../helpers/app.ts';
import { startBackoffice } from '../helpers/backoffice.ts';
import { newFolder } from '../helpers/new-folder.ts';
import { ROOT, noon } from '../helpers/stores.ts';

const ADA = 'ada@example.com';
const RIGHT = 'ada@example.org';
/** Of somebody who reads the newsletter. */
const STRANGER = 'stranger@example.com';

let office: Awaited<ReturnType<typeof startBackoffice>>;
let store: Store;
let post: Post;
let ada: number;

beforeEach(async () => {
  office = await startBackoffice();
  ({ store } = office);
  post = poster(office.app.url);
  ada = await addUser(store, { email: ADA });
});

const read = async (id = ada) => (await office.client.getOne<ListedUser>('users', { id })).data;

/** As an administrator. */
async function give(email: string): Promise<void> {
  expect((await office.call('PUT', `/users/${ada}`, { ...(await read()), email })).status).toBe(200);
}

async function remove(id = ada): Promise<void> {
  const why = { reason: 'A test', revision: (await read(id)).revision };
  expect((await office.call('DELETE', `/users/${id}`, why)).status).toBe(200);
}

/** By the code of a mail, as “Forgot password?” does. */
async function recover(email: string): Promise<string> {
  await post('send-verify-code', { email });
  const verifyCode = Number(mailTo(store, email)?.code);
  const { body } = await post('check-verify-code', { email, verifyCode });
  const password = 'another quiet green harbor';
  expect((await post('change-password', { email, password }, body.token)).status).toBe(200);
  return String((await post('login', { email, password })).body.token);
}

describe('an address that an administrator mistyped', () => {
  let file: number;

  beforeEach(() =>
    store.transaction(() => {
      store.subscribers.add(STRANGER, 's'.repeat(32));
      store.outbox.add({ recipient: STRANGER, kind: 'subscribed', data: { unsubscribeToken: 's' } });
      store.outbox.suppress(STRANGER, 'complained', 'Unwanted.');
      file = store.imports.add('doctors.csv', ['email']);
      const doctor = { email: STRANGER, first_name: 'Sam', last_name: 'Other', content: {} };
      store.imports.addLine(file, { line: 2, cells: [STRANGER], doctor, reason: null });
    }),
  );

  function whatTheStrangerHas() {
    return {
      newsletter: store.subscribers.has(STRANGER),
      suppressed: store.outbox.suppressionOf(STRANGER)?.why ?? null,
      lines: store.imports.good(file, 9).map(({ email }) => email),
      mails: store.outbox.to(STRANGER, 9).filter(({ kind }) => kind === 'subscribed').length,
    };
  }
  const ALL = { newsletter: true, suppressed: 'complained', lines: [STRANGER], mails: 1 };

  it('is corrected, and the stranger keeps what they have there', async () => {
    await give(STRANGER);
    store.outbox.add({ recipient: STRANGER, kind: 'plan-ended', data: {} });
    await give(RIGHT);
    expect(whatTheStrangerHas()).toEqual(ALL);
    const kindsTo = (email: string) => store.outbox.to(email, 9).map(({ kind }) => kind);
    expect(kindsTo(STRANGER)).toContain('subscribed');
    expect(kindsTo(RIGHT)).toEqual(['plan-ended']);
  });

  it('goes with the account, and the stranger keeps what they have there', async () => {
    await give(STRANGER);
    // Of a newsletter that is tried, which administrators alone get.
    store.outbox.add({ recipient: STRANGER, kind: 'newsletter-test', data: {} });
    await remove();
    expect(whatTheStrangerHas()).toEqual(ALL);
    const kinds = store.outbox.to(STRANGER, 9).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(['account-removed', 'subscribed']);
  });

  it('goes with an account that its doctor deletes, and the stranger keeps what they have there', async () => {
    await give(STRANGER);
    const token = await sessionOf(post, STRANGER);
    expect((await post('delete-account', { currentPassword: PASSWORD }, token)).status).toBe(200);
    expect(whatTheStrangerHas()).toEqual(ALL);
  });

  it('is the stranger’s for who signs in with it: neither newsletter nor complaint can be changed or read', async () => {
    await give(STRANGER);
    const token = await sessionOf(post, STRANGER);
    for (const wanted of [true, false]) {
      const { status, body } = await post('newsletter', { wanted }, token);
      expect([status, body.message]).toEqual([409, expect.stringContaining('“Forgot password?”')]);
    }
    expect((await office.app.post(API.ownMailWorks, {}, { token })).status).toBe(409);
    expect((await office.app.get('/api/user/account', { token })).json()).toMatchObject({
      newsletter: false,
    });
    const { newsletter, newsletters, mails } = (await post('export', {}, token)).body;
    expect([newsletter, newsletters]).toEqual([false, []]);
    expect(mails).not.toContainEqual(expect.objectContaining({ kind: 'subscribed' }));
    expect(whatTheStrangerHas()).toEqual(ALL);
  });
});

describe('an address that an administrator gave', () => {
  it('begins no newsletter before its reader has shown that they read it; a code shows it', async () => {
    await give(RIGHT);
    const unproven = await sessionOf(post, RIGHT);
    expect((await post('newsletter', { wanted: true }, unproven)).status).toBe(409);
    expect([store.subscribers.has(RIGHT), mailTo(store, RIGHT)]).toEqual([false, undefined]);
    const proven = await recover(RIGHT);
    expect((await post('newsletter', { wanted: true }, proven)).status).toBe(200);
    await remove();
    expect(store.subscribers.has(RIGHT)).toBe(false);
  });

  it('that is left by the codes of both mails was proven by them', async () => {
    await give(RIGHT);
    const token = await sessionOf(post, RIGHT);
    await post('begin-email-change', { email: ADA }, token);
    const codes = { oldCode: mailTo(store, RIGHT)?.code, newCode: mailTo(store, ADA)?.code };
    expect((await post('change-email', { email: ADA, ...codes }, token)).status).toBe(200);
    expect((await post('newsletter', { wanted: true }, token)).status).toBe(200);
  });

  it('or confirmed, is removed with the account, and a newsletter there goes on', async () => {
    const sam = await addUser(store, { email: STRANGER, verified: false });
    store.transaction(() => store.subscribers.add(STRANGER, 's'.repeat(32)));
    expect((await office.call('POST', `/users/${sam}/verify`, {})).status).toBe(200);
    await remove(sam);
    expect(store.subscribers.has(STRANGER)).toBe(true);
  });
});

describe('npm run admin', () => {
  /** By the link that it prints. */
  async function setPassword(email: string): Promise<number> {
    const id = makeAdministrator(store, email, noon());
    const { token, row } = await createTokens(store, TEST_KEY, noon).issue('reset', id, {
      shown: 'terminal',
    });
    store.transaction(() => store.tokens.add(row));
    expect((await post('change-password', { email, password: PASSWORD }, token)).status).toBe(200);
    return id;
  }

  it('prints a link that proves no address: it was not mailed', async () => {
    store.transaction(() => store.subscribers.add(STRANGER, 's'.repeat(32)));
    const id = await setPassword(STRANGER);
    const token = await sessionOf(post, STRANGER);
    expect((await post('newsletter', { wanted: false }, token)).status).toBe(409);
    await recover(STRANGER);
    expect(store.users.get(id).proven).toBe(true);
  });

  it('makes nobody an administrator who could not sign in, or with what was prepared for a doctor', () => {
    store.transaction(() => {
      store.users.suspend(ada, noon().toISOString());
      const file = store.imports.add('doctors.csv', ['email']);
      const link = { token_hash: Buffer.alloc(32), mailed_at: '', expires_at: '' };
      const doctor = { email: STRANGER, first_name: 'Sam', last_name: 'Other', content: {} };
      store.invitations.add(doctor, file, link);
    });
    expect(() => makeAdministrator(store, ADA, noon())).toThrow('is suspended');
    expect(() => makeAdministrator(store, STRANGER, noon())).toThrow('was invited');
    expect(store.users.get(ada).manage_role).toBe('');
  });
});

it('of what was there before, the trail knows by what an address was had', () => {
  const database = openDatabase(':memory:');
  onTestFinished(() => void database.close());
  const migrations = join(ROOT, 'db/migrations');
  const names = readdirSync(migrations);
  const own = names.findIndex((name) => name.endsWith('_proven_addresses.sql'));
  const folder = newFolder();
  const come = (name: string) => cpSync(join(migrations, name), join(folder, name));
  names.slice(0, own).forEach(come);
  migrate(database, folder);

  const add = database.prepare<[number, string, number]>(
    `INSERT INTO users (id, first_name, last_name, email, verified, plan, manage_role, created_at)
     VALUES (?, '', '', ?, ?, 0, '', '')`,
  );
  const line = database.prepare<[string, number, number, string | null]>(
    `INSERT INTO audit_log (at, action, actor_id, user_id, note) VALUES ('', ?, ?, ?, ?)`,
  );
  const ADMIN = 99;
  const had: [isVerified: boolean, isProven: boolean, ...lines: [string, 'admin' | 'self', string?][]][] = [
    [false, false],
    [true, true],
    [true, true, ['verified', 'self']],
    [true, false, ['verified', 'admin']],
    [true, false, ['registered', 'self'], ['made administrator', 'admin']],
    [true, true, ['verified', 'self'], ['made administrator', 'admin']],
    [true, false, ['verified', 'self'], ['saved account', 'admin', 'last_name, email']],
    [true, true, ['verified', 'self'], ['saved account', 'admin', 'first_name, last_name']],
    [true, true, ['verified', 'self'], ['saved account', 'admin', 'email'], ['password recovered', 'self']],
    [true, false, ['changed address', 'self'], ['saved account', 'admin', 'email'], ['signed in', 'self']],
  ];
  had.forEach(([isVerified, , ...lines], id) => {
    add.run(id, `${id}@example.com`, Number(isVerified));
    for (const [action, who, note] of lines) line.run(action, who === 'self' ? id : ADMIN, id, note ?? null);
  });

  names.slice(own, own + 2).forEach(come);
  migrate(database, folder);
  const proven = database.prepare<[], number>('SELECT proven FROM users ORDER BY id').pluck().all();
  expect(proven.map(Boolean)).toEqual(had.map(([, isProven]) => isProven));
});

import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import type { Kind } from '../../db/kind.ts';
import type { Backup } from '../../db/backups/backup-folder.ts';
import { backupsIn, holdBackups } from '../../db/backups/backup-folder.ts';
import { restoreBackup } from '../../db/backups/restore-backup.ts';
import { updateDatabase } from '../../db/backups/update-database.ts';
import { writeBackup } from '../../db/backups/write-backup.ts';
import type { Store } from '../../db/store.ts';
import { decideAgain } from '../../server/app/commands/decide-again.ts';
import { moveAddress } from '../../server/features/accounts/move-address.ts';
import { removeAccount } from '../../server/features/accounts/remove-account.ts';
import { addUser } from '../helpers/accounts.ts';
import { newFolder } from '../helpers/new-folder.ts';
import { publishArticle } from '../helpers/publish-article.ts';
import { ROOT, fileStore } from '../helpers/stores.ts';

const MIGRATIONS = join(ROOT, 'db/migrations');
const quietly = () => {};
/** Pictures, of which only the names count. */
const KNOWN = '11111111-aaaa-4aaa-8aaa-111111111111';
const LATER = '22222222-bbbb-4bbb-8bbb-222222222222';

let dataDir: string;
let folder: string;
const file = () => join(dataDir, 'directory.sqlite');
const picture = (name: string, where = dataDir) => join(where, 'uploads', `${name}-96.webp`);

beforeEach(async () => {
  dataDir = newFolder();
  folder = join(dataDir, 'backups');
  mkdirSync(join(dataDir, 'uploads'));
  mkdirSync(join(dataDir, 'content'));
  writeFileSync(join(dataDir, 'content/about.md'), 'as it was');
  writeFileSync(join(dataDir, 'secret.key'), 'k'.repeat(32), { mode: 0o600 });
  await inStore(async (store) => {
    const id = await addUser(store, { email: 'ann@example.com' });
    await addUser(store, { email: 'bea@example.com' });
    store.transaction(() => {
      store.subscribers.add('reader@example.com', 'token-of-reader');
      store.uploads.add({ name: KNOWN, kind: 'image', user_id: id });
      store.outbox.add({ recipient: 'ann@example.com', kind: 'reset', data: {} });
      store.audit.add({ action: 'registered', user: id });
    });
  });
  writeFileSync(picture(KNOWN), 'a picture');
});

async function inStore<T>(work: (store: Store) => T | Promise<T>, path = file()): Promise<T> {
  const store = fileStore(path);
  try {
    return await work(store);
  } finally {
    store.close();
  }
}

function backUp(to = folder): Promise<Backup> {
  return writeBackup({ dataDir, folder: to, why: 'nightly', version: '0.1.0' }, quietly);
}

function restore(backup: Backup, into = dataDir, goesOn = false, kind: Kind = 'real') {
  return restoreBackup(
    {
      backup,
      dataDir: into,
      folder: join(into, 'backups'),
      migrations: MIGRATIONS,
      kind,
      version: '0.1.0',
      goesOn,
      decideAgain(path, since) {
        const store = fileStore(path);
        decideAgain(store, since);
        store.close();
      },
    },
    quietly,
  );
}

function emailsIn(path = file()): string[] {
  const database = openDatabase(path);
  const emails = database.prepare<[], string>('SELECT email FROM users ORDER BY id').pluck().all();
  database.close();
  return emails;
}

function linesAbout(email: string): number {
  const database = openDatabase(file());
  const lines = database
    .prepare<[string], number>(`SELECT count(*) FROM import_lines WHERE doctor ->> 'email' = ?`)
    .pluck()
    .get(email);
  database.close();
  return lines ?? 0;
}

describe('a backup', () => {
  it('has the installation as it was at one moment, while others write', async () => {
    const store = fileStore(file());
    const backup = await writeBackup({ dataDir, folder, why: 'by hand', version: '0.1.0' }, (what) => {
      if (what === 'Database')
        store.transaction(() => store.subscribers.add('late@example.com', 'token-of-late'));
    });
    expect(store.subscribers.has('late@example.com')).toBe(true);
    store.close();
    expect(backup).toMatchObject({
      counts: { accounts: 2, doctors: 0, articles: 0, subscribers: 1 },
      pictures: { files: 1, missing: 0 },
      key: true,
    });
    expect(readdirSync(backup.path).sort()).toEqual([
      'backup.json',
      'content',
      'directory.sqlite',
      'secret.key',
      'uploads',
    ]);
    expect(statSync(join(backup.path, 'secret.key')).mode & 0o077).toBe(0);
    expect(statSync(backup.path).mode & 0o077).toBe(0);
    // No room is taken by pictures.
    expect(statSync(picture(KNOWN, backup.path)).ino).toBe(statSync(picture(KNOWN)).ino);
    expect(backupsIn(folder)).toEqual([backup]);
  });

  it('is made by one at a time, and what a killed one has left is cleared away by the next', async () => {
    const letGo = holdBackups(folder);
    mkdirSync(join(folder, '.unfinished-2026-11-23T09-00-00Z/uploads'), { recursive: true });
    await expect(backUp()).rejects.toThrow(`Another backup is being made in ${folder}`);
    letGo();
    const { name } = await backUp();
    expect(readdirSync(folder).filter((one) => one !== '.held')).toEqual([name]);
  });

  it('of a damaged database is none, and leaves nothing', async () => {
    truncateSync(file(), statSync(file()).size - 8192);
    await expect(backUp()).rejects.toThrow(/directory\.sqlite is damaged/);
    expect(readdirSync(folder)).toEqual(['.held']);
  });

  it.each(['null', '{"format":1}', '{"format":1,"version":1,"database":null}', 'at', 'folder'])(
    'that says of itself %s is none, and hides no other one',
    async (said) => {
      const { name } = await backUp();
      const odd = join(folder, '2099-01-01T00-00-00Z', 'backup.json');
      mkdirSync(said === 'folder' ? odd : join(odd, '..'), { recursive: true });
      const whole = readFileSync(join(folder, name, 'backup.json'), 'utf8');
      if (said !== 'folder') writeFileSync(odd, said === 'at' ? whole.replace(/"at": "/, '$&x') : said);
      expect(backupsIn(folder).map((one) => one.name)).toEqual([name]);
    },
  );

  it('tells which pictures were gone before', async () => {
    rmSync(picture(KNOWN));
    expect((await backUp()).pictures).toEqual({ files: 0, bytes: 0, missing: 1 });
  });
});

describe('a restore', () => {
  it('brings all of it back, on an empty machine', async () => {
    const backup = await backUp();
    const empty = join(newFolder(), 'data');
    const { kept, pictures, hasKey } = await restore(backup, empty);
    expect({ kept, pictures, hasKey }).toEqual({
      kept: null,
      pictures: { files: 1, missing: 0 },
      hasKey: true,
    });
    expect(emailsIn(join(empty, 'directory.sqlite'))).toEqual(['ann@example.com', 'bea@example.com']);
    expect(readFileSync(join(empty, 'content/about.md'), 'utf8')).toBe('as it was');
    expect(readFileSync(join(empty, 'secret.key'), 'utf8')).toBe('k'.repeat(32));
  });

  it('follows no link that somebody has laid into it', async () => {
    const backup = await backUp();
    symlinkSync(file(), join(backup.path, 'content/terms.md'));
    await restore(backup);
    expect(readdirSync(join(dataDir, 'content'))).toEqual(['about.md']);
  });

  it('keeps what was there, with its later pictures, and can be taken back', async () => {
    const backup = await backUp();
    await inStore((store) => addUser(store, { email: 'late@example.com' }));
    writeFileSync(picture(LATER), 'a later picture');
    rmSync(picture(KNOWN));
    const { kept } = await restore(backup);
    expect(emailsIn()).not.toContain('late@example.com');
    expect([KNOWN, LATER].filter((name) => !existsSync(picture(name)))).toEqual([]);
    const [before] = backupsIn(folder).filter(({ why }) => why === 'before a restore');
    expect(before.path).toBe(kept);
    await restore(before);
    expect(emailsIn()).toContain('late@example.com');
  });

  it('does nothing again that was done: sessions end, mails wait for somebody', async () => {
    await inStore((store) => {
      const at = new Date().toISOString();
      const expires_at = new Date(Date.now() + 3_600_000).toISOString();
      const row = {
        id: 's',
        user_id: 1,
        audience: 'session' as const,
        created_at: at,
        seen_at: at,
        expires_at,
      };
      store.tokens.add({ ...row, proved_at: null, device: null });
    });
    const backup = await backUp();
    expect((await restore(backup)).heldBack).toEqual({ sessions: 1, mails: 1, newsletters: 0, imports: 0 });
    await inStore((store) => {
      expect(store.outbox.nextDue()).toBeNull();
      expect(store.audit.latest(1)).toMatchObject([{ action: 'restored backup', note: backup.name }]);
      store.outbox.retryNow(1);
      expect(store.outbox.nextDue()).toMatchObject({ recipient: 'ann@example.com' });
    });
    expect((await restore(backup, dataDir, true)).heldBack).toBeNull();
    await inStore((store) => expect(store.outbox.nextDue()).not.toBeNull());
  });

  it('deletes again who was deleted since, and keeps what was unsubscribed', async () => {
    const backup = await backUp();
    await inStore((store) =>
      store.transaction(() => {
        removeAccount({ store, uploads: { removeUnused: quietly } }, 2);
        store.audit.add({ action: 'deleted account', user: 2 });
        store.subscribers.remove('reader@example.com');
        store.outbox.suppress('gone@example.com', 'bounced', 'no such mailbox');
      }),
    );
    const { since } = await restore(backup);
    expect([since?.deleted, since?.decided.invitations]).toEqual([[2], []]);
    expect(emailsIn()).toEqual(['ann@example.com']);
    await inStore((store) => {
      expect(store.subscribers.has('reader@example.com')).toBe(false);
      expect(store.outbox.isSuppressed('gone@example.com')).toBe(true);
    });
  });

  it('does again what was decided since: nobody who was sent away, and nothing that was taken away, is back', async () => {
    const soon = new Date(Date.now() + 86_400_000).toISOString();
    const past = new Date(0).toISOString();
    const invite = (store: Store, email: string) => {
      const doctor = { email, first_name: 'Ida', last_name: 'Roe', content: {} };
      const mail = { token_hash: Buffer.from(email), mailed_at: soon, expires_at: soon };
      const file = store.imports.add(`${email}.csv`, ['email']);
      store.imports.addLine(file, { line: 2, cells: [email], doctor, reason: null });
      store.invitations.add(doctor, file, mail);
    };
    const [removed, hidden, stays, draft] = await inStore(async (store) => {
      const articles = [1, 2, 3].map(() => publishArticle(store));
      await addUser(store, { email: 'cleo@example.com', manage_role: 'admin' });
      store.transaction(() => {
        store.profiles.change(1, {}, { by: 1, why: 'saved step 1' });
        store.accountNotes.add(1, 'To be removed.', 3, soon);
        store.accountNotes.add(1, 'To be removed as well.', 3, soon);
        const key = { public_key: Buffer.alloc(1), counter: 0, transports: [], is_backed_up: false };
        const times = { created_at: past, used_at: null };
        for (const id of ['stolen', 'kept'])
          store.secondFactors.passkeys.add({ ...{ id, user_id: 1, name: id }, ...key, ...times });
        for (const name of ['declined', 'came', 'waits']) invite(store, `${name}@example.com`);
        store.newsletters.schedule(store.newsletters.add({ subject: 'News', body: '<p>News.</p>' }), past, 3);
      });
      return [...articles, publishArticle(store, { status: 'draft', published_at: null })];
    });
    const backup = await backUp();
    await inStore(async (store) => {
      await addUser(store, { email: 'came@example.com' });
      store.transaction(() => {
        store.users.suspend(2, soon);
        store.profiles.suspend(1, 'The license is revoked.');
        store.users.setRole(3, '');
        store.articles.remove(removed);
        store.articles.remove(draft);
        const article = store.articles.byId(hidden);
        if (article) store.articles.put({ ...article, status: 'draft' }, hidden);
        for (const name of ['declined', 'came'])
          store.invitations.remove(store.invitations.byEmail(`${name}@example.com`)?.id ?? 0);
        const [newer, older] = store.accountNotes.of(1);
        for (const { id } of [newer, older]) store.accountNotes.remove(1, id);
        // By the number of the first.
        store.accountNotes.add(1, 'Later.', 3, past);
        store.secondFactors.passkeys.remove(1, 'stolen');
        store.users.setPassword(1, 'the new hash');
        store.users.suspend(4, soon);
      });
    });
    const { heldBack } = await restore(backup);
    expect(heldBack).toMatchObject({ sessions: 3, newsletters: 1 });
    await inStore((store) => {
      expect([1, 2, 3].map((id) => store.users.byId(id)?.suspended_at !== null)).toEqual([
        false,
        true,
        false,
      ]);
      expect(store.profiles.of(1)).toMatchObject({ suspended_why: 'The license is revoked.' });
      expect(store.users.byId(3)?.manage_role).toBe('');
      expect([removed, hidden, stays, draft].map((id) => store.articles.byId(id)?.status)).toEqual([
        ...[undefined, 'draft', 'published', undefined],
      ]);
      const invited = ['declined', 'came', 'waits'].map((name) =>
        store.invitations.byEmail(`${name}@example.com`),
      );
      expect(invited.map((one) => one !== null)).toEqual([false, true, true]);
      // Its link may have been used.
      expect(
        store.invitations.byToken(Buffer.from('waits@example.com'), new Date().toISOString()),
      ).toBeNull();
      expect(store.accountNotes.of(1)).toEqual([]);
      expect(store.secondFactors.passkeys.of(1).map(({ id }) => id)).toEqual(['kept']);
      expect(store.users.passwordHash('ann@example.com')).toBe('the new hash');
      // A line of who has declined would invite them again.
      expect(['declined', 'waits'].map((name) => linesAbout(`${name}@example.com`))).toEqual([0, 1]);
      expect([store.newsletters.byId(1)?.state, store.newsletters.due()]).toEqual(['draft', null]);
    });
  });

  it('leaves each account the address that it has had since', async () => {
    const [ANN, CLEO] = ['ann@example.com', 'cleo@example.com'];
    const soon = new Date(Date.now() + 86_400_000).toISOString();
    const context = (store: Store) => ({ store, uploads: { removeUnused: quietly } });
    await inStore(async (store) => {
      await addUser(store, { email: CLEO });
      for (const name of ['new', 'begun'])
        await addUser(store, { email: `${name}@example.com`, verified: false });
      await addUser(store, { email: 'dan@example.com' });
      const link = { token_hash: Buffer.from('a'), left_at: '', expires_at: soon };
      store.transaction(() => {
        store.subscribers.add(ANN, 'token-of-ann');
        store.leftAddresses.add({ ...link, user_id: 3, email: 'before@example.com' });
      });
    });
    const backup = await backUp();
    await inStore((store) =>
      store.transaction(() => {
        moveAddress(context(store), store.users.get(1), 'new@example.com');
        const link = { token_hash: Buffer.from('b'), left_at: '', expires_at: soon };
        store.leftAddresses.add({ ...link, user_id: 1, email: ANN });
        store.leftAddresses.removeAllOf(3);
        store.outbox.suppress('new@example.com', 'complained', 'Unwanted.');
        // What is free since then.
        moveAddress(context(store), store.users.get(2), ANN);
        store.users.giveEmail(5, 'later@example.com');
        moveAddress(context(store), store.users.get(6), 'begun@example.com');
        store.users.giveEmail(3, 'typed@example.com');
      }),
    );
    await restore(backup);
    const [later, begun] = ['later@example.com', 'begun@example.com'];
    expect(emailsIn()).toEqual(['new@example.com', ANN, 'typed@example.com', later, begun]);
    await inStore((store) => {
      expect([1, 2, 3].map((id) => store.users.get(id).proven)).toEqual([true, true, false]);
      expect([ANN, 'new@example.com'].map(store.subscribers.has)).toEqual([false, true]);
      expect(store.outbox.suppressionOf('new@example.com')?.why).toBe('complained');
      const links = ['a', 'b'].map((hash) => store.leftAddresses.byToken(Buffer.from(hash), ''));
      expect(links.map((one) => one?.user_id)).toEqual([undefined, 1]);
    });
  });

  it('deletes nobody where the numbers are other people’s', async () => {
    const backup = await backUp();
    const other = newFolder();
    await inStore(
      async (store) => {
        await addUser(store, { email: 'someone@example.com' });
        store.transaction(() => store.audit.add({ action: 'deleted account', user: 2 }));
      },
      join(other, 'directory.sqlite'),
    );
    expect((await restore(backup, other)).since).toBeNull();
    expect(emailsIn(join(other, 'directory.sqlite'))).toHaveLength(2);
  });

  it('takes the place of a damaged database, which is kept as it is', async () => {
    const backup = await backUp();
    truncateSync(file(), 5000);
    const damaged = readFileSync(file());
    const { kept } = await restore(backup);
    expect(readFileSync(join(kept ?? '', 'directory.sqlite'))).toEqual(damaged);
    expect(emailsIn()).toHaveLength(2);
  });

  it('refuses a damaged backup and a newer one, and changes nothing', async () => {
    const backup = await backUp();
    const newer = await backUp();
    const database = openDatabase(join(newer.path, 'directory.sqlite'));
    database.pragma('journal_mode = DELETE');
    database.prepare('UPDATE migrations SET name = ? WHERE name LIKE ?').run('999_later.sql', '001%');
    database.close();
    await expect(restore(newer)).rejects.toThrow(
      `The backup ${newer.name} cannot be used here; version 0.1.0 made it.`,
    );
    const copy = join(backup.path, 'directory.sqlite');
    const bytes = readFileSync(copy);
    bytes[bytes.length - 20] ^= 1;
    rmSync(copy);
    writeFileSync(copy, bytes);
    const before = readdirSync(dataDir).sort();
    await expect(restore(backup)).rejects.toThrow(`The backup ${backup.name} is damaged`);
    expect(readdirSync(dataDir).sort()).toEqual(before);
    expect(emailsIn()).toHaveLength(2);
  });

  it('never takes the place of the demo, nor the demo the place of it', async () => {
    const backup = await backUp();
    const database = openDatabase(file());
    database.pragma('application_id = 0x50737944');
    database.close();
    await expect(restore(backup)).rejects.toThrow(`${dataDir} has the data of the demo`);
    const copy = await backUp();
    const elsewhere = newFolder();
    await restore(backup, elsewhere);
    await expect(restore(copy, elsewhere, false, 'demo')).rejects.toThrow(`${elsewhere} has real data`);
    expect(readdirSync(join(elsewhere, 'uploads'))).toEqual([`${KNOWN}-96.webp`]);
  });
});

describe('an update of the database', () => {
  function withMigration(...sql: string[]): string {
    const migrations = newFolder();
    const names = readdirSync(MIGRATIONS);
    for (const name of names) writeFileSync(join(migrations, name), readFileSync(join(MIGRATIONS, name)));
    sql.forEach((text, i) =>
      writeFileSync(join(migrations, `${String(names.length + 1 + i).padStart(3, '0')}_next.sql`), text),
    );
    return migrations;
  }
  const update = (migrations: string) =>
    updateDatabase({ dataDir, folder, migrations, version: '0.2.0', months: 6 }, quietly);

  it('makes a backup first, and three of them are kept', async () => {
    for (const n of [1, 2, 3, 4])
      await update(
        withMigration(...Array.from({ length: n }, (_, i) => `CREATE TABLE next_${i} (id INTEGER) STRICT`)),
      );
    expect(backupsIn(folder).map(({ why }) => why)).toEqual(Array(3).fill('before an update'));
  });

  it('that fails in its second step is as if it had never been: the version of before goes on', async () => {
    const migrations = withMigration(
      'CREATE TABLE next (id INTEGER) STRICT',
      'INSERT INTO nowhere VALUES (1)',
    );
    await expect(update(migrations)).rejects.toThrow(/failed, and it is as it was before.*nowhere/);
    await inStore((store) => expect(store.users.byId(1)?.email).toBe('ann@example.com'));
    expect(backupsIn(folder)).toHaveLength(1);
  });

  it('that fails is so also where somebody reads meanwhile', async () => {
    const reader = openDatabase(file());
    const before = reader.prepare('SELECT name FROM migrations').pluck().all();
    const failing = withMigration('CREATE TABLE next (id INTEGER) STRICT', 'INSERT INTO nowhere VALUES (1)');
    await expect(update(failing)).rejects.toThrow(/failed, and it is as it was before.*nowhere/);
    expect(reader.prepare('SELECT name FROM migrations').pluck().all()).toEqual(before);
    reader.close();
  });

  it('does nothing to one that is up to date, or not there', async () => {
    await update(MIGRATIONS);
    rmSync(file());
    await update(MIGRATIONS);
    expect(backupsIn(folder)).toEqual([]);
  });
});

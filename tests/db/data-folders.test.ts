import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { beforeAll, expect, it } from 'vitest';
import { DEMO_ADMIN, DEMO_DOCTOR } from '#contract/demo-accounts.ts';
import { openDatabase } from '../../db/database.ts';
import { openData, prepareData } from '../../server/app/open-data.ts';
import { readConfig } from '../../server/platform/configuration/config.ts';
import { markOfKey, signingKey } from '../../server/platform/security/signing-key.ts';
import { addUser } from '../helpers/accounts.ts';
import { newFolder } from '../helpers/new-folder.ts';
import { PLACES, ROOT, noon } from '../helpers/stores.ts';

/** Neither the owner of what the tests make, nor anybody else. */
const STRANGER = 65_534;

/** Of the installation, where anybody may read. */
let root: string;
let good: { real: string; demo: string };
beforeAll(async () => {
  root = newFolder();
  chmodSync(root, 0o755);
  cpSync(join(ROOT, 'db/migrations'), join(root, 'db/migrations'), { recursive: true });
  good = { real: await folderOf(false), demo: await folderOf(true) };
});

it.each<[string, (folder: string) => void, RegExp]>([
  ['cut in half', cut(0.5), /directory\.sqlite is damaged \(\d+ of \d+ bytes are there\): .*npm run restore/],
  ['cut within its first page', cut(0.001), /directory\.sqlite is damaged .*npm run restore/],
  [
    'cut by a page',
    (folder) => truncateSync(file(folder), size(folder) - 4096),
    /is damaged .*npm run restore/,
  ],
  [
    'emptied beside its pictures and key',
    cut(0),
    /has uploads and secret\.key, and no database: .*npm run restore/,
  ],
  ['with another first byte', flip(0), /directory\.sqlite is damaged .*npm run restore/],
  ['with another size of pages', flip(16), /directory\.sqlite is damaged .*npm run restore/],
  ['whose schema is noise', noise(100, 3000), /directory\.sqlite is damaged .*npm run restore/],
  [
    'whose people are noise',
    (folder) => noise(rootOf(folder, 'users'), 4096)(folder),
    /is damaged .*npm run restore/,
  ],
  [
    'with the mark of a page flipped',
    (folder) => flip(rootOf(folder, 'settings'))(folder),
    /is damaged .*npm run restore/,
  ],
  [
    'that is a text',
    (folder) => writeFileSync(file(folder), 'Hello, '.repeat(99)),
    /is damaged .*npm run restore/,
  ],
  [
    'that is noise',
    (folder) => writeFileSync(file(folder), randomBytes(9000)),
    /is damaged .*npm run restore/,
  ],
  ['that is a folder', replaced(mkdirSync), /directory\.sqlite is not what should be there .*DATA_DIR/],
  [
    'of another program',
    replaced(foreign('PRAGMA application_id = 99')),
    /directory\.sqlite is the database of another program: set DATA_DIR/,
  ],
  [
    'of another program, without a mark',
    replaced(foreign('')),
    /directory\.sqlite is the database of another program: set DATA_DIR/,
  ],
  [
    'of a newer version',
    sql("INSERT INTO migrations VALUES ('900_flights.sql', '')"),
    /900_flights\.sql.*newer.*npm run restore/,
  ],
  [
    'of another first version',
    sql("UPDATE migrations SET checksum = 'x' WHERE name LIKE '001%'"),
    /001_first_release\.sql is not the migration .*npm run restore/,
  ],
  [
    'from before the first release',
    sql("UPDATE migrations SET name = '001_old.sql' WHERE name LIKE '001%'"),
    /from before the first release/,
  ],
  [
    'that is missing beside its pictures',
    (folder) => rmSync(file(folder)),
    /has uploads and secret\.key, and no database: .*npm run restore/,
  ],
  [
    'that is missing beside its key',
    (folder) => (rmSync(file(folder)), rmSync(join(folder, 'uploads'), { recursive: true })),
    /has secret\.key, and no database: .*npm run restore/,
  ],
  ['without its key', (folder) => rmSync(key(folder)), /secret\.key is missing: put it back .*head -c 32/],
  ['with half a key', (folder) => truncateSync(key(folder), 16), /secret\.key is damaged \(16 of 32 bytes/],
  ['with an empty key', (folder) => truncateSync(key(folder), 0), /secret\.key is damaged \(0 of 32 bytes/],
  [
    'whose key is a folder',
    (folder) => (rmSync(key(folder)), mkdirSync(key(folder))),
    /secret\.key is not what should be there/,
  ],
  [
    'whose key nobody may read',
    owned((folder) => chmodSync(key(folder), 0)),
    /secret\.key cannot be read and written by user \d+ \(\w+\): .*chown/,
  ],
  [
    'that nobody may read',
    owned((folder) => chmodSync(file(folder), 0)),
    /directory\.sqlite cannot be read and written by user \d+ \(\w+\): .*chown/,
  ],
  [
    'that nobody may write',
    owned((folder) => chmodSync(file(folder), 0o400)),
    /directory\.sqlite cannot be read and written by user \d+ \(\w+\): .*chown/,
  ],
  [
    'in a folder that nobody may write',
    owned((folder) => chmodSync(folder, 0o500)),
    /cannot be read and written by user \d+ \(\w+\): .*chown/,
  ],
  [
    'in a folder that nobody may enter',
    owned((folder) => chmodSync(folder, 0)),
    /cannot be read and written by user \d+ \(\w+\): .*chown/,
  ],
  ['of another owner', () => {}, /cannot be read and written by user \d+ \(\w+\): .*chown/],
  [
    'whose uploads are a file',
    (folder) => (
      rmSync(join(folder, 'uploads'), { recursive: true }),
      writeFileSync(join(folder, 'uploads'), '')
    ),
    /uploads is not what should be there/,
  ],
])('refuses a database %s, in one line, and leaves the folder as it is', (name, damage, sentence) => {
  const folder = copyOf(good.real);
  damage(folder);
  if (/nobody may|owner/.test(name)) asStranger(() => expectRefused(folder, false, sentence));
  else expectRefused(folder, false, sentence);
});

it('refuses the demo for real, real data for the demo, and knows either without a mark', () => {
  for (const mark of ['', 'PRAGMA application_id = 0']) {
    const [demo, real] = [copyOf(good.demo), copyOf(good.real)];
    for (const folder of [demo, real]) sql(mark)(folder);
    expectRefused(demo, false, /directory-test-\w+ has the data of the demo, .*DATA_DIR.*npm run demo/);
    expectRefused(real, true, /directory-test-\w+ has real data, .*DATA_DIR.*npm start/);
    expect([prepared(demo, true), prepared(real, false)]).toEqual([[], []]);
  }
});

it('marks a database when it is made, where everybody may see it', () => {
  expect([markOf(good.demo), markOf(good.real)]).toEqual(['PsyD', 'PsyR']);
});

it.each([
  ['a file', () => file(copyOf(good.real))],
  ['below a file', () => join(file(copyOf(good.real)), 'data')],
  ['a link to itself', () => linked(join(newFolder(), 'loop'))],
  ['too long', () => join(newFolder(), 'x'.repeat(300))],
])('refuses a DATA_DIR that is %s', (_, path) => {
  expect(() => prepared(path(), false)).toThrow(/^\S+ is not what should be there .*DATA_DIR[^\n]*$/);
});

it.each([true, false])(
  'has a command change no tables below an older version that serves (demo: %s)',
  async (demo) => {
    const folder = copyOf(demo ? good.demo : good.real);
    const newer = copyOf(root);
    const next = readdirSync(join(newer, 'db/migrations')).length + 1;
    const name = `${String(next).padStart(3, '0')}_next.sql`;
    writeFileSync(join(newer, 'db/migrations', name), 'CREATE TABLE next (id INTEGER) STRICT');
    const command = async () => {
      const config = readConfig({ DATA_DIR: folder }, newer, demo);
      const { store, close } = await openData(config, noon, { places: PLACES, hold: false });
      const accounts = store.users.count();
      close();
      return accounts;
    };
    const before = configOf(folder, demo);
    const serving = await openData(before, noon, { places: PLACES, hold: true });
    await expect(command()).rejects.toThrow(`An older version serves ${folder}: restart it`);
    serving.close();
    (await openData(before, noon, { places: PLACES, hold: true })).close();
    expect(await command()).toBe(demo ? 2 : 1);
    await expect(openData(before, noon, { places: PLACES, hold: true })).rejects.toThrow(name);
  },
);

async function folderOf(demo: boolean): Promise<string> {
  const folder = newFolder();
  const config = configOf(folder, demo);
  const { store, close } = await openData(config, noon, { places: PLACES, hold: true });
  store.noteKeyMark(markOfKey(signingKey(config)));
  for (const email of demo ? [DEMO_DOCTOR, DEMO_ADMIN] : ['ada@example.com']) await addUser(store, { email });
  writeFileSync(join(folder, 'uploads/ada-96.webp'), 'picture');
  close();
  return folder;
}

function expectRefused(folder: string, demo: boolean, sentence: RegExp): void {
  const before = contentsOf(folder);
  const line = new RegExp(`^[^\\n]*${sentence.source}[^\\n]*$`);
  expect(() => prepared(folder, demo)).toThrow(line);
  expect(contentsOf(folder)).toEqual(before);
}

const configOf = (folder: string, demo: boolean) => readConfig({ DATA_DIR: folder }, root, demo);
const prepared = (folder: string, demo: boolean) => prepareData(configOf(folder, demo));
const file = (folder: string) => join(folder, 'directory.sqlite');
const key = (folder: string) => join(folder, 'secret.key');
const size = (folder: string) => statSync(file(folder)).size;
const markOf = (folder: string) => readFileSync(file(folder)).toString('latin1', 68, 72);

/** What stands in each file; folders too. */
function contentsOf(folder: string): string[] {
  return asOwner(() =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        const bytes = entry.isFile()
          ? createHash('sha256').update(readFileSync(path)).digest('hex')
          : 'a folder';
        return `${path}: ${bytes}`;
      })
      .sort(),
  );
}

function copyOf(folder: string): string {
  const copy = newFolder();
  cpSync(folder, copy, { recursive: true });
  return copy;
}

function cut(share: number) {
  return (folder: string) => truncateSync(file(folder), Math.floor(size(folder) * share));
}

function flip(at: number) {
  return (folder: string) => write(folder, at, Buffer.from([readFileSync(file(folder))[at] ^ 0xff]));
}

function noise(at: number, length: number) {
  return (folder: string) => write(folder, at, Buffer.alloc(length, 0x5a));
}

function write(folder: string, at: number, bytes: Buffer): void {
  const opened = openSync(file(folder), 'r+');
  writeSync(opened, bytes, 0, bytes.length, at);
  closeSync(opened);
}

/** Where the first page of a table begins. */
function rootOf(folder: string, table: string): number {
  const database = new BetterSqlite3(file(folder));
  const page = database.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').pluck().get(table);
  database.close();
  return (Number(page) - 1) * 4096;
}

function sql(statements: string) {
  return (folder: string) => {
    const database = openDatabase(file(folder));
    database.exec(statements);
    database.close();
  };
}

function foreign(mark: string) {
  return (path: string) => {
    const database = new BetterSqlite3(path);
    database.exec(`CREATE TABLE bookmarks (url TEXT); ${mark}`);
    database.close();
  };
}

function replaced(make: (path: string) => void) {
  return (folder: string) => {
    rmSync(file(folder));
    make(file(folder));
  };
}

function linked(path: string): string {
  symlinkSync(path, path);
  return path;
}

/** Whose the folder becomes, before it is closed to them. */
function owned(close: (folder: string) => void) {
  return (folder: string) => {
    const all = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
    if (isRoot()) for (const path of [folder, ...all]) chownSync(path, STRANGER, STRANGER);
    close(folder);
  };
}

/** Only root can become somebody whom the modes of files stop; anybody else is stopped already. */
function asStranger(work: () => void): void {
  if (!isRoot()) return work();
  process.seteuid?.(STRANGER);
  try {
    work();
  } finally {
    process.seteuid?.(0);
  }
}

function asOwner<T>(work: () => T): T {
  const user = process.geteuid?.() ?? 0;
  if (process.getuid?.() === 0) process.seteuid?.(0);
  try {
    return work();
  } finally {
    if (user === STRANGER) process.seteuid?.(STRANGER);
  }
}

function isRoot(): boolean {
  return process.geteuid?.() === 0;
}

import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { migrate, pendingMigrations } from '../../db/migrate.ts';
import { ROOT } from '../helpers/stores.ts';
import { newFolder } from '../helpers/new-folder.ts';

const FIRST = '001_first_release.sql';
const OURS = join(ROOT, 'db/migrations');

it('applies what has come since, once and in order', () => {
  const database = opened();
  const folder = migrations({ '002_colors.sql': 'CREATE TABLE colors (name TEXT)' });
  expect(migrate(database, folder)).toEqual([FIRST, '002_colors.sql']);
  add(folder, { '003_red.sql': "INSERT INTO colors VALUES ('red')" });
  expect(migrate(database, folder)).toEqual(['003_red.sql']);
  expect(migrate(database, folder)).toEqual([]);
  expect(database.prepare('SELECT name FROM colors').pluck().all()).toEqual(['red']);
});

it.each([
  ['a number twice', ['002_one.sql', '002_two.sql'], '002_two.sql: the next migration would be called 003_'],
  ['a gap', ['003_late.sql'], '003_late.sql: the next migration would be called 002_'],
  ['a file that is called otherwise', ['002-colors.sql'], '002-colors.sql: the next migration would be'],
  ['a file that is none', ['notes.txt'], 'notes.txt: the next migration would be'],
])('refuses a folder with %s, with nothing done', (_, names, sentence) => {
  const database = opened();
  const folder = migrations(Object.fromEntries(names.map((name) => [name, 'SELECT 1'])));
  expect(() => migrate(database, folder)).toThrow(sentence);
  expect(database.prepare('SELECT name FROM sqlite_schema').all()).toEqual([]);
});

it.each([
  ['by a newer version', []],
  ['by one with another migration of that number', ['002_shapes.sql']],
  ['before a lower number came', ['002_shapes.sql', '003_colors.sql']],
])('refuses a database that was opened %s', (_, names) => {
  const database = opened();
  migrate(database, migrations({ '002_colors.sql': 'SELECT 1' }));
  const folder = migrations(
    Object.fromEntries(names.map((name) => [name, 'CREATE TABLE shapes (name TEXT)'])),
  );
  expect(() => migrate(database, folder)).toThrow('has seen the migration 002_colors.sql');
  expect(database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'shapes'").get()).toBeUndefined();
});

it('goes on with a database of the last version before the first release, and with no other', () => {
  const database = opened();
  migrate(database, OURS);
  const seen = (names: string[]) => {
    database.exec('DROP TABLE migrations; CREATE TABLE migrations (name TEXT PRIMARY KEY) STRICT');
    for (const name of names) database.prepare('INSERT INTO migrations VALUES (?)').run(name);
  };
  const old = Array.from({ length: 27 }, (_, n) => `${String(n + 1).padStart(3, '0')}_old.sql`);
  seen([...old, '032_forgotten_reasons.sql']);
  expect(migrate(database, OURS)).toEqual([]);
  seen(old);
  expect(() => migrate(database, OURS)).toThrow('from before the first release');
  // So old that it only counted them.
  database.exec('DROP TABLE migrations');
  expect(() => migrate(database, OURS)).toThrow('from before the first release');
});

it('refuses a migration that was changed since, by its name, and knows it whatever ends its lines', () => {
  const database = opened();
  const folder = migrations({ '002_colors.sql': 'CREATE TABLE colors (name TEXT);\nSELECT 1;\n' });
  migrate(database, folder);
  add(folder, { '002_colors.sql': 'CREATE TABLE colors (name TEXT);\r\nSELECT 1;\r\n' });
  expect(migrate(database, folder)).toEqual([]);
  add(folder, {
    '002_colors.sql': 'CREATE TABLE colors (name TEXT, hue INTEGER);',
    '003_red.sql': 'SELECT 1',
  });
  const refused = /002_colors\.sql is not the migration .*npm run restore/;
  expect(() => migrate(database, folder)).toThrow(refused);
  expect(() => pendingMigrations(database, folder)).toThrow(refused);
});

it('gives a ledger from before there were checksums those of the files as they are', () => {
  const database = opened();
  const folder = migrations({});
  migrate(database, folder);
  database.exec('ALTER TABLE migrations DROP COLUMN checksum');
  add(folder, { '002_colors.sql': 'CREATE TABLE colors (name TEXT)' });
  expect(pendingMigrations(database, folder)).toEqual(['002_colors.sql']);
  expect(migrate(database, folder)).toEqual(['002_colors.sql']);
  add(folder, { [FIRST]: 'SELECT 1' });
  expect(() => migrate(database, folder)).toThrow(`${FIRST} is not the migration`);
});

function opened() {
  const database = openDatabase(':memory:');
  onTestFinished(() => void database.close());
  return database;
}

/** A folder with ours and others, until the test ends. */
function migrations(others: Record<string, string>): string {
  const folder = newFolder();
  cpSync(OURS, folder, { recursive: true });
  add(folder, others);
  return folder;
}

function add(folder: string, others: Record<string, string>): void {
  for (const [name, sql] of Object.entries(others)) writeFileSync(join(folder, name), sql);
}

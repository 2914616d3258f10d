import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './database.ts';

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** A migration that a database has seen. The ledger had no checksums at first. */
interface Seen {
  name: string;
  checksum: string | null;
}

/**
 * Applies the migrations that the database has not seen, in the order of their numbers, each in a transaction of its own.
 * Answers the names applied. Throws as `pendingMigrations`, with nothing done.
 */
export function migrate(database: Database, directory: string): string[] {
  const migrations = migrationsIn(directory);
  const pending = unseen(database, migrations);
  keepLedger(database, migrations);
  const isSeen = database.prepare<[string]>('SELECT 1 FROM migrations WHERE name = ?');
  const note = database.prepare<[string, string]>('INSERT INTO migrations (name, checksum) VALUES (?, ?)');
  const apply = database.transaction(({ name, sql, checksum }: Migration) => {
    // Another process may have been faster.
    if (isSeen.get(name)) return false;
    database.exec(sql);
    note.run(name, checksum);
    return true;
  });
  return pending.filter(apply.immediate).map(({ name }) => name);
}

/**
 * The names of the migrations that the database has not seen, in their order; changes nothing. Throws where the folder is
 * not a row of numbered files (001_…, 002_…), or begins otherwise than what the database has seen: migrations are only
 * ever added at the end, and never changed.
 */
export function pendingMigrations(database: Database, directory: string): string[] {
  return unseen(database, migrationsIn(directory)).map(({ name }) => name);
}

function unseen(database: Database, migrations: Migration[]): Migration[] {
  const seen = ledgerOf(database);
  seen.forEach(({ name, checksum }, i) => {
    if (name !== migrations[i]?.name) throw new Error(isOther(name));
    if (checksum !== null && checksum !== migrations[i].checksum) throw new Error(isRewritten(name));
  });
  return migrations.slice(seen.length);
}

function isOther(name: string): string {
  return `The database has seen the migration ${name}, which this version does not have there: it was opened by a newer one, or by another one. Start that one, or put back the backup from before with npm run restore.`;
}

function isRewritten(name: string): string {
  return `db/migrations/${name} is not the migration that the database has seen by this name: put back the file of the release, or the backup from before with npm run restore.`;
}

function migrationsIn(directory: string): Migration[] {
  return readdirSync(directory)
    .sort()
    .map((name, i) => {
      const number = String(i + 1).padStart(3, '0');
      if (!/^\d{3}_[a-z_]+\.sql$/.test(name) || !name.startsWith(number))
        throw new Error(
          `${join(directory, name)}: the next migration would be called ${number}_what_it_does.sql.`,
        );
      // A checkout may end lines otherwise than the release.
      const sql = readFileSync(join(directory, name), 'utf8').replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

const TOO_OLD =
  'The database is from before the first release, and not from the last version before it. Start that version with it once, or begin with an empty one.';

/** What the database has seen, in its order. The 28 migrations from before the first release are its first file. */
function ledgerOf(database: Database): Seen[] {
  const columns = columnsOfLedger(database);
  if (columns.length === 0) {
    if (database.prepare('SELECT 1 FROM sqlite_schema').get() !== undefined) throw new Error(TOO_OLD);
    return [];
  }
  const checksum = columns.includes('checksum') ? 'checksum' : 'NULL AS checksum';
  const seen = database.prepare<[], Seen>(`SELECT name, ${checksum} FROM migrations ORDER BY name`).all();
  if (seen.length === 0 || seen[0].name === '001_first_release.sql') return seen;
  if (seen.length !== 28 || seen.at(-1)?.name !== '032_forgotten_reasons.sql') throw new Error(TOO_OLD);
  return [{ name: '001_first_release.sql', checksum: null }];
}

/** A ledger from before there were checksums takes those of the files as they are. */
function keepLedger(database: Database, migrations: Migration[]): void {
  database
    .transaction(() => {
      if (columnsOfLedger(database).includes('checksum')) return;
      const seen = ledgerOf(database);
      database.exec(`DROP TABLE IF EXISTS migrations;
        CREATE TABLE migrations (name TEXT PRIMARY KEY, checksum TEXT NOT NULL) STRICT, WITHOUT ROWID`);
      const note = database.prepare<[string, string]>(
        'INSERT INTO migrations (name, checksum) VALUES (?, ?)',
      );
      for (const { name, checksum } of migrations.slice(0, seen.length)) note.run(name, checksum);
    })
    .immediate();
}

function columnsOfLedger(database: Database): string[] {
  return database.prepare<[], string>(`SELECT name FROM pragma_table_info('migrations')`).pluck().all();
}

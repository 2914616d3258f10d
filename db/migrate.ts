import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './database.ts';

/**
 * Applies the migrations that the database has not seen, in the order of their numbers, each in a transaction of its own.
 * Answers the names applied. Throws, with nothing done, where the folder is not a row of numbered files (001_…, 002_…),
 * or begins otherwise than what the database has seen: migrations are only ever added at the end.
 */
export function migrate(database: Database, directory: string): string[] {
  const names = migrationNames(directory);
  beginLedger(database);
  const seen = database.prepare<[], string>('SELECT name FROM migrations ORDER BY name').pluck();
  const note = database.prepare<[string]>('INSERT INTO migrations (name) VALUES (?)');
  refuseOther(names, seen.all());
  return names.filter((name) =>
    database
      .transaction(() => {
        // Another process may have been faster.
        if (seen.all().includes(name)) return false;
        database.exec(readFileSync(join(directory, name), 'utf8'));
        note.run(name);
        return true;
      })
      .immediate(),
  );
}

/**
 * The names of the migrations that the database has not seen, in their order; changes nothing. Throws where `migrate`
 * would refuse the database.
 */
export function pendingMigrations(database: Database, directory: string): string[] {
  const names = migrationNames(directory);
  const isThere = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'migrations'").pluck().get();
  const seen =
    isThere === undefined
      ? []
      : database.prepare<[], string>('SELECT name FROM migrations ORDER BY name').pluck().all();
  refuseOther(names, seen);
  return names.slice(seen.length);
}

function migrationNames(directory: string): string[] {
  const names = readdirSync(directory).sort();
  names.forEach((name, i) => {
    const number = String(i + 1).padStart(3, '0');
    if (!/^\d{3}_[a-z_]+\.sql$/.test(name) || !name.startsWith(number))
      throw new Error(
        `${join(directory, name)}: the next migration would be called ${number}_what_it_does.sql.`,
      );
  });
  return names;
}

function refuseOther(names: string[], seen: string[]): void {
  const other = seen.find((name, i) => name !== names[i]);
  if (other !== undefined)
    throw new Error(
      `The database has seen the migration ${other}, which this version does not have there: it was opened by a newer one, or by another one. Start that one, or put a backup in its place.`,
    );
}

function beginLedger(database: Database): void {
  database
    .transaction(() => {
      const isThere = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'migrations'").pluck().get();
      if (isThere === undefined) {
        if (database.prepare('SELECT 1 FROM sqlite_schema').pluck().get() !== undefined)
          throw new Error(TOO_OLD);
        database.exec('CREATE TABLE migrations (name TEXT PRIMARY KEY) STRICT, WITHOUT ROWID');
      } else followFirstRelease(database);
    })
    .immediate();
}

const TOO_OLD =
  'The database is from before the first release, and not from the last version before it. Start that version with it once, or begin with an empty one.';

/** The last version before the first release has seen 28 migrations, of which the first file is made. */
function followFirstRelease(database: Database): void {
  const seen = database.prepare<[], string>('SELECT name FROM migrations ORDER BY name').pluck().all();
  if (seen.length === 0 || seen.includes('001_first_release.sql')) return;
  if (seen.length !== 28 || seen.at(-1) !== '032_forgotten_reasons.sql') throw new Error(TOO_OLD);
  database.exec("DELETE FROM migrations; INSERT INTO migrations (name) VALUES ('001_first_release.sql')");
}

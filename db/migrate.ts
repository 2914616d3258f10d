import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './database.ts';

/**
 * Applies the migrations that the database has not seen, in the order of their numbers, each in a transaction of its own.
 * Which it has seen, it knows by their names: of two that were written side by side, either may be there first. Answers
 * the names applied.
 */
export function migrate(database: Database, directory: string): string[] {
  const names = migrationNames(directory);
  beginLedger(database, names);
  const seen = database.prepare<[], string>('SELECT name FROM migrations').pluck();
  const note = database.prepare<[string]>('INSERT INTO migrations (name) VALUES (?)');
  const unseen = names.filter((name) => !seen.all().includes(name));
  return unseen.filter((name) =>
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

function migrationNames(directory: string): string[] {
  return readdirSync(directory)
    .filter((name) => /^\d{3}_[a-z_]+\.sql$/.test(name))
    .sort();
}

/** Of databases from before there were names, `user_version` is the highest number that they have seen. */
function beginLedger(database: Database, names: string[]): void {
  const isBegun = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'migrations'").pluck();
  if (isBegun.get() !== undefined) return;
  database
    .transaction(() => {
      if (isBegun.get() !== undefined) return;
      database.exec('CREATE TABLE migrations (name TEXT PRIMARY KEY) STRICT, WITHOUT ROWID');
      const highest = Number(database.pragma('user_version', { simple: true }));
      const note = database.prepare<[string]>('INSERT INTO migrations (name) VALUES (?)');
      const seen = names.filter((name) => Number.parseInt(name, 10) <= highest);
      for (const name of seen) if (hasSeen(database, name)) note.run(name);
    })
    .immediate();
}

/** Came after 032, which a database may have seen without them: what each has made. */
const CAME_LATE: Record<string, string> = {
  '029_sealed_articles.sql': "SELECT 1 FROM pragma_table_info('articles') WHERE name = 'seal'",
  '030_second_factors.sql': "SELECT 1 FROM sqlite_schema WHERE name = 'passkeys'",
  '031_forgetting.sql': "SELECT 1 FROM sqlite_schema WHERE name = 'forgetting'",
};

function hasSeen(database: Database, name: string): boolean {
  const made = CAME_LATE[name] as string | undefined;
  return made === undefined || database.prepare(made).get() !== undefined;
}

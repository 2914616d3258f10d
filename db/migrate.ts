import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './database.ts';

/**
 * Applies the migrations that the database has not seen, in the order of their numbers, each in a transaction of
 * its own. `PRAGMA user_version` is the ledger: it rolls back with the transaction. Answers the names applied.
 */
export function migrate(database: Database, directory: string): string[] {
  const applied: string[] = [];
  for (const name of migrationNames(directory)) {
    const version = Number.parseInt(name, 10);
    if (version <= Number(database.pragma('user_version', { simple: true }))) continue;
    database.transaction(() => {
      database.exec(readFileSync(join(directory, name), 'utf8'));
      database.pragma(`user_version = ${version}`);
    })();
    applied.push(name);
  }
  return applied;
}

function migrationNames(directory: string): string[] {
  return readdirSync(directory)
    .filter((name) => /^\d{3}_[a-z_]+\.sql$/.test(name))
    .sort();
}

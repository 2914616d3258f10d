import BetterSqlite3 from 'better-sqlite3';

export type Database = BetterSqlite3.Database;

/** How long opening, migrating and the commands wait for somebody else's lock, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Opens the SQLite file, a private database in memory for `:memory:`, or a copy in memory of what `serialize` of another
 * has answered; `readonly`: SQLite refuses all that writes. Throws when the file cannot be opened.
 */
export function openDatabase(file: string | Buffer, readonly = false): Database {
  const database = new BetterSqlite3(file, { timeout: PATIENCE, readonly });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  // What is deleted is overwritten: see db/forgetting.ts.
  database.pragma('secure_delete = ON');
  database.pragma('cache_size = -65536');
  database.pragma('mmap_size = 2147418112');
  return database;
}

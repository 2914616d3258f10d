import { statSync } from 'node:fs';
import BetterSqlite3 from 'better-sqlite3';
import type { Database } from './database.ts';

/**
 * Makes what throws, as when the disk is write-protected, once the file of a database is gone or another one: SQLite goes
 * on with the one that it has opened, and what is written there is lost with the process. A look takes microseconds.
 */
export function sameFileGuard(database: Database): () => void {
  if (database.memory) return () => {};
  const opened = identityOf(database.name);

  return () => {
    if (identityOf(database.name) === opened) return;
    throw new BetterSqlite3.SqliteError(
      'The file of the database was removed or replaced: restart the server.',
      'SQLITE_READONLY_DBMOVED',
    );
  };
}

function identityOf(file: string): string | null {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.dev} ${found.ino}` : null;
}

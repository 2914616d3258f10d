import type { Database } from './database.ts';
import { isUnwritable } from './unwritable.ts';

/**
 * Makes a transaction that waits for no lock: while one waits, nobody is answered. PublicApi SQLite's code for why the
 * database cannot be written at the moment, and nothing is written then; null once it is. Not inside of another one.
 */
export function tryTransaction(database: Database, transaction: () => void): string | null {
  if (database.inTransaction) throw new Error('A transaction inside of another cannot be tried.');
  const wait = Number(database.pragma('busy_timeout', { simple: true }));
  database.pragma('busy_timeout = 0');
  try {
    transaction();
    return null;
  } catch (error) {
    if (isUnwritable(error)) return error.code;
    throw error;
  } finally {
    database.pragma(`busy_timeout = ${wait}`);
  }
}

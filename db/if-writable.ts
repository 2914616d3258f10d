import type { Database } from './database.ts';
import { isUnwritable } from './unwritable.ts';

/**
 * Runs writes that wait for no lock: while one waits, nobody is answered. False, and nothing is written, when the
 * database cannot be written at the moment. `transaction` makes one of them. Not inside of another transaction.
 */
export function ifWritable(database: Database, transaction: () => void): boolean {
  if (database.inTransaction) throw new Error('ifWritable inside of a transaction');
  const wait = Number(database.pragma('busy_timeout', { simple: true }));
  database.pragma('busy_timeout = 0');
  try {
    transaction();
    return true;
  } catch (error) {
    if (isUnwritable(error)) return false;
    throw error;
  } finally {
    database.pragma(`busy_timeout = ${wait}`);
  }
}

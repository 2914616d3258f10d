import BetterSqlite3 from 'better-sqlite3';

/** Whether an error says that pages of the database do not hold what they should. */
export function isDamaged(error: unknown): boolean {
  return error instanceof BetterSqlite3.SqliteError && /^SQLITE_(CORRUPT|NOTADB)(_|$)/.test(error.code);
}

import BetterSqlite3 from 'better-sqlite3';

type SqliteError = InstanceType<typeof BetterSqlite3.SqliteError>;

/** Locked by somebody else, no room, a failing or a write-protected disk. */
const CODES = /^SQLITE_(BUSY|FULL|IOERR|READONLY|CANTOPEN)(_|$)/;

/** Whether an error says that the database cannot be written at the moment: nothing is wrong with what was asked. */
export function isUnwritable(error: unknown): error is SqliteError {
  return error instanceof BetterSqlite3.SqliteError && CODES.test(error.code);
}

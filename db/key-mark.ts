import type { Database } from './database.ts';

/**
 * By which number a database knows the key that its tokens are signed with, and what it keeps of second factors encrypted:
 * in the header of its file (PRAGMA user_version), where it can be read before anything is opened. 0: it has met none.
 */
export function keyMarkOf(database: Database): number {
  return Number(database.pragma('user_version', { simple: true }));
}

/** Notes a key's number, 1 to 2^31 - 1. Answers which one was there before. */
export function noteKeyMark(database: Database, mark: number): number {
  const before = keyMarkOf(database);
  if (before !== mark) database.pragma(`user_version = ${mark}`);
  return before;
}

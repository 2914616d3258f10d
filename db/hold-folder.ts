import { accessSync, constants } from 'node:fs';
import { dirname, join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { advising } from './advice.ts';

/** A process has ten seconds to end. */
const PATIENCE = 15_000;

/**
 * Holds a data directory for this process, until what it answers is called or the process ends, in whatever way: what is
 * kept in memory of the database follows the writes of one process alone. Waits for one that is ending, `patience`
 * milliseconds at most; throws `refusal` when it goes on.
 */
export function holdFolder(
  folder: string,
  patience = PATIENCE,
  refusal = `Another process serves ${folder}: stop that one first, or set DATA_DIR to another folder.`,
): () => void {
  return advising(folder, () => hold(join(folder, 'directory.sqlite-held'), patience, refusal));
}

/** The same by a file of another name, with what it throws. */
export function hold(file: string, patience: number, refusal: string): () => void {
  // SQLite cannot open it, and does not say why.
  accessSync(dirname(file), constants.W_OK);
  const held = new BetterSqlite3(file, { timeout: patience });
  try {
    held.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    held.close();
    if (!(error instanceof BetterSqlite3.SqliteError) || error.code !== 'SQLITE_BUSY') throw error;
    throw new Error(refusal);
  }
  return () => void held.close();
}

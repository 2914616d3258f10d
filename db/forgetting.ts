import { existsSync, statSync, statfsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DAY_MS } from '#contract/constants.ts';
import { forgetWords } from './articles/prune-words.ts';
import { openDatabase } from './database.ts';
import type { Database } from './database.ts';

/** The new file, and the same once more in the log, until both are in place. */
const ROOM = 2;
/** A deleted row leaves its words in these: what is searched is marked as gone, and stays until parts are merged. */
const TEXT_INDEXES = ['listing_text', 'user_words', 'articles_text'];

/** What was removed of people, and of how much of that the file has been cleaned. */
export function forgettingQueries(database: Database, now: () => Date) {
  const isDue = database
    .prepare<[{ now: string; yesterday: string }], number>(
      `SELECT 1 FROM forgetting
       WHERE removals > cleaned AND (cleaned_at IS NULL OR cleaned_at <= :yesterday OR cleaned_at > :now)`,
    )
    .pluck();

  return {
    /** Whether something was removed since the file was cleaned; once a day at most, by a clock that goes right. */
    isDue(): boolean {
      const yesterday = new Date(now().getTime() - DAY_MS).toISOString();
      return isDue.get({ now: now().toISOString(), yesterday }) !== undefined;
    },
  };
}

/**
 * Writes the file anew, so that nothing is in it, nor in its log, but what the tables hold. Deleted rows are overwritten
 * at once (`secure_delete`), but SQLite leaves copies where it has moved rows, and words in its text indexes
 * (docs/decisions/0021). Others read meanwhile, and cannot write. Throws when there is no room for it, or when somebody
 * writes or reads for too long.
 */
export function cleanFile(file: string, now: Date): void {
  refuseWithoutRoom(file);
  const database = openDatabase(file);
  try {
    const removals = database.prepare<[], number>('SELECT removals FROM forgetting').pluck().get();
    forgetWords(database);
    for (const index of TEXT_INDEXES) database.exec(`INSERT INTO ${index} (${index}) VALUES ('optimize')`);
    // Samples of what indexes hold; `npm run seed` makes them.
    database.exec('DROP TABLE IF EXISTS sqlite_stat4');
    database.exec('VACUUM');
    // Litestream reads all the time, and has the log begin anew itself, within minutes (docs/backup.md).
    const mode = isCopiedOn(file) ? 'PASSIVE' : 'TRUNCATE';
    const [{ busy }] = database.pragma(`wal_checkpoint(${mode})`) as [{ busy: number }];
    if (busy && mode === 'TRUNCATE')
      throw new Error('Somebody reads the database, and what was deleted is in its log still.');
    database.prepare('UPDATE forgetting SET cleaned = ?, cleaned_at = ?').run(removals, now.toISOString());
  } finally {
    database.close();
  }
}

/** By Litestream, which keeps a folder beside the file. */
function isCopiedOn(file: string): boolean {
  return existsSync(join(dirname(file), `.${basename(file)}-litestream`));
}

function refuseWithoutRoom(file: string): void {
  const { size } = statSync(file);
  const { bavail, bsize } = statfsSync(dirname(file));
  const missing = ROOM * size - bavail * bsize;
  if (missing > 0)
    throw new Error(
      `What was deleted is in the free parts of the database still: to write it anew takes ${Math.ceil(missing / 1e6)} MB more on the disk than there are.`,
    );
}

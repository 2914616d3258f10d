import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import BetterSqlite3 from 'better-sqlite3';
import type { BackupManifest } from '#contract/backups.ts';
import type { Database } from '../database.ts';

/** Whatever is shown, or may be chosen. */
const PICTURES = `
  SELECT name FROM uploads WHERE removed_at IS NULL
  UNION SELECT content ->> 'avatar' FROM profiles WHERE content ->> 'avatar' > ''
  UNION SELECT content ->> 'avatar' FROM profile_versions WHERE content ->> 'avatar' > ''
  UNION SELECT cover FROM articles WHERE cover > ''
  UNION SELECT avatar FROM articles WHERE avatar > ''`;

/** What was found in a database that is whole. */
export interface Checked extends Pick<BackupManifest, 'counts'> {
  /** How many it has seen. */
  migrations: number;
  /** The names of the images that it shows or knows, without those that are about to be removed. */
  pictures: string[];
}

/** Its bytes are not those of a database, or not those that were written. */
export class DamagedDatabase extends Error {
  constructor(file: string, cause: unknown) {
    super(`The database ${file} is damaged (${(cause as Error).message}).`, { cause });
  }
}

/** Whether SQLite says so of a file. */
export function isDamage(error: unknown): boolean {
  return (
    error instanceof BetterSqlite3.SqliteError &&
    /^SQLITE_(CORRUPT|NOTADB|IOERR_(SHORT_)?READ)/.test(error.code)
  );
}

/**
 * Opens the file of a database that nobody else has, makes it one file, and reads all of it: `quick` leaves out whether
 * indexes say what tables say, which takes half of the time. Throws where it is damaged.
 */
export function checkDatabase(file: string, check: 'complete' | 'quick'): Checked {
  const database = new BetterSqlite3(file, { fileMustExist: true });
  try {
    database.pragma('journal_mode = DELETE');
    refuseDamaged(database, check);
    const count = (rows: string) =>
      database.prepare<[], number>(`SELECT count(*) FROM ${rows}`).pluck().get() ?? 0;
    return {
      migrations: count('migrations'),
      counts: {
        accounts: count('users'),
        doctors: count('listings'),
        articles: count('articles'),
        subscribers: count('subscribers'),
      },
      pictures: database.prepare<[], string>(PICTURES).pluck().all(),
    };
  } catch (error) {
    throw isDamage(error) ? new DamagedDatabase(file, error) : error;
  } finally {
    database.close();
  }
}

/**
 * The same `quick` look at a database that a server may have open: changes nothing. Answers the pictures that it shows or
 * knows, and when the server last wrote that it runs (ISO). Throws where it is damaged.
 */
export function lookThrough(file: string): { pictures: string[]; lastBeat: string | null } {
  const database = new BetterSqlite3(file, { fileMustExist: true, readonly: true });
  try {
    refuseDamaged(database, 'quick');
    return {
      pictures: database.prepare<[], string>(PICTURES).pluck().all(),
      lastBeat: database.prepare<[], string>('SELECT at FROM heartbeat').pluck().get() ?? null,
    };
  } catch (error) {
    throw isDamage(error) ? new DamagedDatabase(file, error) : error;
  } finally {
    database.close();
  }
}

function refuseDamaged(database: Database, check: 'complete' | 'quick'): void {
  const [first] = database
    .prepare<[], string>(check === 'quick' ? 'PRAGMA quick_check(1)' : 'PRAGMA integrity_check(1)')
    .pluck()
    .all();
  if (first !== 'ok') throw new DamagedDatabase(database.name, new Error(first));
}

/** The SHA-256 of a file, in hex. */
export async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(file, { highWaterMark: 1 << 20 })) hash.update(bytes as Buffer);
  return hash.digest('hex');
}

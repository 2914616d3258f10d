import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import type { Database } from './database.ts';
import { keyMarkOf } from './key-mark.ts';
import { kindOf } from './kind.ts';
import type { Kind } from './kind.ts';
import { pendingMigrations } from './migrate.ts';

interface Wanted {
  kind: Kind;
  /** Folder of the migrations. */
  migrations: string;
}

/**
 * Looks at the file of a database before anything is done to it. Throws, in a sentence that names the path and the remedy,
 * when it is not what is wanted: of another kind, of another program or version, or damaged where that is seen at once.
 * What it costs does not grow with the
 * database. Answers which key the database knows (db/key-mark.ts); null where there is no
 * database yet.
 */
export function lookAtFile(file: string, { kind, migrations }: Wanted): number | null {
  if (!hasDatabase(file)) return null;
  refuseCutShort(file);
  const database = new BetterSqlite3(file, { fileMustExist: true });
  try {
    const found = kindOf(database);
    if (found !== 'empty' && found !== kind) throw new Error(REFUSALS[found](file));
    pendingMigrations(database, migrations);
    touchAll(database);
    return keyMarkOf(database);
  } finally {
    database.close();
  }
}

/** A file without a byte is what a start that was killed leaves behind. */
function hasDatabase(file: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  return found !== undefined && found.size > 0;
}

const REFUSALS: Record<Kind | 'foreign', (file: string) => string> = {
  demo: (file) =>
    `${dirname(file)} has the data of the demo, whose passwords are public: set DATA_DIR to another folder, or start it with npm run demo.`,
  real: (file) =>
    `${dirname(file)} has real data, which the demo does not open: leave DATA_DIR out, or start it with npm start.`,
  foreign: (file) => `${file} is the database of another program: set DATA_DIR to another folder.`,
};

/** Of the 100 bytes that a database begins with: https://www.sqlite.org/fileformat2.html#the_database_header */
const HEADER = 100;
const MAGIC = 'SQLite format 3\0';

/** SQLite notices only once it reads what is missing. What is still in the log may be more than the file says. */
function refuseCutShort(file: string): void {
  const header = firstBytes(file, HEADER);
  const { size } = statSync(file);
  if (header.toString('latin1', 0, MAGIC.length) !== MAGIC) throw new Error(isDamaged(file, 'it is none'));
  const pageSize = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16);
  const whole = header.readUInt32BE(28) * pageSize;
  const hasLog = (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;
  if (size < whole && !hasLog) throw new Error(isDamaged(file, `${size} of ${whole} bytes are there`));
}

/** Opened for writing, as SQLite does not insist on. */
function firstBytes(file: string, count: number): Buffer {
  const bytes = Buffer.alloc(count);
  const opened = openSync(file, 'r+');
  readSync(opened, bytes, 0, count, 0);
  closeSync(opened);
  return bytes;
}

/** Says that a file is no database any more, and what to do. */
export function isDamaged(file: string, why: string): string {
  return `${file} is damaged (${why}): put the last backup in its place with npm run restore.`;
}

/** Reads the schema, and of each table the way to its first row. */
function touchAll(database: Database): void {
  const tables = database.prepare<[], string>("SELECT name FROM pragma_table_list WHERE type = 'table'");
  for (const name of tables.pluck().all()) database.prepare(`SELECT * FROM "${name}" LIMIT 1`).get();
}

import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { BackupManifest, BackupReason } from '#contract/backups.ts';
import { openDatabase } from '../database.ts';
import type { Database } from '../database.ts';
import { PARTS, asideOf, backupsIn, freeName, holdBackups } from './backup-folder.ts';
import type { Backup } from './backup-folder.ts';
import { DamagedDatabase, checkDatabase, digestOf, isDamage } from './check-database.ts';
import { flush } from './flush.ts';
import { imageFilesIn, keepPictures, missingIn } from './keep-pictures.ts';

/** What to keep, and where. */
export interface BackupOrder {
  dataDir: string;
  /** Of the backups: made where it is missing. */
  folder: string;
  why: BackupReason;
  /** Of this software. */
  version: string;
  /** Milliseconds by which the site's time is ahead of the machine's, where that is not believed. */
  ahead?: number;
}

/** What is done, how much of it, of how much. */
export type Progress = (what: string, done: number, of: number) => void;

/** Pages of the database that are copied at once: 16 MB. */
const STEP = 4096;
/** Bytes that are free afterwards, beside once the database. */
const SPARE = 256 * 2 ** 20;

/**
 * Makes a backup of a data directory, beside whoever serves it: the database as it is at one moment, with what belongs to
 * it then, opened and read once to see that it is whole. Nobody waits for it: readers and writers go on. It is written
 * aside and gets its name when it is whole. Throws, and leaves nothing, when the database is damaged, when there is no
 * room, or when another backup is being made.
 */
export async function writeBackup(order: BackupOrder, onProgress: Progress): Promise<Backup> {
  const { dataDir, folder, ahead } = order;
  const file = join(dataDir, PARTS.database);
  if (!existsSync(file)) throw new Error(`No database in ${dataDir}: there is nothing to back up.`);
  const letGo = holdBackups(folder);
  try {
    refuseWithoutRoom(dataDir, folder);
    const name = freeName(folder, timeAhead(ahead));
    const aside = asideOf(folder, name);
    try {
      mkdirSync(aside, { mode: 0o700 });
      const manifest = await fill(aside, order, onProgress);
      writeFileSync(join(aside, PARTS.manifest), `${JSON.stringify(manifest, null, 2)}\n`);
      flush(join(aside, PARTS.manifest));
      flush(aside);
      renameSync(aside, join(folder, name));
      flush(folder);
      return { ...manifest, name, path: join(folder, name) };
    } catch (error) {
      rmSync(aside, { recursive: true, force: true });
      throw error;
    }
  } finally {
    letGo();
  }
}

async function fill(
  aside: string,
  { dataDir, folder, why, version, ahead }: BackupOrder,
  onProgress: Progress,
): Promise<BackupManifest> {
  const began = performance.now();
  const [from, into] = [dataDir, aside].map((where) => (part: string) => join(where, part));
  const [latest] = backupsIn(folder);
  const earlier = latest ? join(latest.path, PARTS.uploads) : null;
  const keep = () =>
    keepPictures(from(PARTS.uploads), into(PARTS.uploads), earlier, (...done) =>
      onProgress('Pictures', ...done),
    );
  // Those that are removed while the rest is linked are known to the database still.
  keep();
  const at = await copyDatabase(from(PARTS.database), into(PARTS.database), { keep, ahead }, onProgress);
  if (existsSync(from(PARTS.content)))
    cpSync(from(PARTS.content), into(PARTS.content), { recursive: true, dereference: true });
  const key = existsSync(from(PARTS.key));
  if (key) copyFileSync(from(PARTS.key), into(PARTS.key));
  if (key) chmodSync(into(PARTS.key), 0o600);

  const check = why === 'before an update' ? 'quick' : 'complete';
  onProgress('Checking', 0, 1);
  const { migrations, counts, pictures } = checkDatabase(into(PARTS.database), check);
  const sha256 = await digestOf(into(PARTS.database));
  onProgress('Checking', 1, 1);
  const files = imageFilesIn(into(PARTS.uploads)).map((name) => join(into(PARTS.uploads), name));
  return {
    format: 1,
    version,
    at,
    why,
    database: { bytes: sizeOf(into(PARTS.database)), sha256, check, migrations },
    counts,
    pictures: {
      files: files.length,
      bytes: files.reduce((sum, picture) => sum + sizeOf(picture), 0),
      missing: missingIn(into(PARTS.uploads), pictures),
    },
    key,
    seconds: Math.round((performance.now() - began) / 100) / 10,
  };
}

/** The time of a site that is so many milliseconds ahead of its machine. */
export function timeAhead(milliseconds = 0): Date {
  return new Date(Date.now() + milliseconds);
}

/**
 * Copies a database by SQLite's own way, as it is when `keep` is called: what is written from then on is not in it.
 * Answers that moment as an ISO date-time.
 */
async function copyDatabase(
  from: string,
  into: string,
  { keep, ahead }: { keep: () => void; ahead?: number },
  onProgress: Progress,
): Promise<string> {
  const database = openWhole(from);
  try {
    // Without a transaction of its own, the copy would begin anew with each write of somebody else.
    database.exec('BEGIN');
    database.prepare('SELECT 1 FROM sqlite_schema').get();
    const at = timeAhead(ahead).toISOString();
    keep();
    await database.backup(into, {
      progress({ totalPages, remainingPages }) {
        onProgress('Database', totalPages - remainingPages, totalPages);
        return STEP;
      },
    });
    return at;
  } catch (error) {
    throw isDamage(error) ? new DamagedDatabase(from, error) : error;
  } finally {
    database.close();
  }
}

function openWhole(file: string): Database {
  try {
    const database = openDatabase(file);
    // It is read once.
    database.pragma('cache_size = -2048');
    database.pragma('mmap_size = 0');
    return database;
  } catch (error) {
    throw isDamage(error) ? new DamagedDatabase(file, error) : error;
  }
}

function refuseWithoutRoom(dataDir: string, folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  const isLinked = statSync(folder).dev === statSync(dataDir).dev || backupsIn(folder).length > 0;
  const uploads = join(dataDir, PARTS.uploads);
  const pictures = isLinked
    ? 0
    : imageFilesIn(uploads).reduce((sum, name) => sum + sizeOf(join(uploads, name)), 0);
  const missing = 2 * sizeOf(join(dataDir, PARTS.database)) + pictures + SPARE - bavail * bsize;
  if (missing > 0)
    throw new Error(
      `A backup needs ${Math.ceil(missing / 1e6)} MB more than are free for ${folder}: make room, or set BACKUP_DIR to another disk.`,
    );
}

/** 0 for what has just gone. */
function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

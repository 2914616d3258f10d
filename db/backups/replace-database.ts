import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openDatabase } from '../database.ts';
import { PARTS } from './backup-folder.ts';
import type { Backup } from './backup-folder.ts';
import { flush } from './flush.ts';
import type { Progress } from './write-backup.ts';

/** Where the database of a backup is put until it takes its place. */
const PREPARED = 'directory.sqlite-restored';

/** Clears away what a restore that was killed has left in a data directory. */
export function clearPrepared(dataDir: string): void {
  rmWithLog(preparedIn(dataDir));
}

/** The file of a database that is made ready in a data directory. */
export function preparedIn(dataDir: string): string {
  return join(dataDir, PREPARED);
}

export class DamagedBackup extends Error {
  constructor(name: string, cause?: unknown) {
    super(`The backup ${name} is damaged: its database is not what was written. Take another one (--list).`, {
      cause,
    });
  }
}

/**
 * Copies the database of a backup beside the one of a data directory; answers the file. Throws, and leaves nothing, when it
 * is not, byte by byte, what was written into the backup.
 */
export async function prepareDatabase(
  { name, path, database: { bytes, sha256 } }: Backup,
  dataDir: string,
  onProgress: Progress,
): Promise<string> {
  const prepared = preparedIn(dataDir);
  rmWithLog(prepared);
  const hash = createHash('sha256');
  let done = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _, next) {
      hash.update(chunk);
      onProgress('Megabytes of the database', inMegabytes((done += chunk.length)), inMegabytes(bytes));
      next(null, chunk);
    },
  });
  try {
    const from = createReadStream(join(path, PARTS.database), { highWaterMark: 1 << 20 });
    await pipeline(from, counted, createWriteStream(prepared, { mode: 0o600 }));
    if (hash.digest('hex') !== sha256) throw new DamagedBackup(name);
    flush(prepared);
    return prepared;
  } catch (error) {
    rmWithLog(prepared);
    throw error;
  }
}

/**
 * Puts a prepared database in the place of the one that is there, by one rename: killed before or after, one of the two is
 * there, whole. Throws, and changes nothing, while somebody has the old one open. `isWhole`: whether the old one can be
 * opened; where not, what was in its log is dropped with it.
 */
export function replaceDatabase(prepared: string, dataDir: string, isWhole: boolean): void {
  const file = join(dataDir, PARTS.database);
  if (isWhole && existsSync(file)) {
    foldLog(file);
  } else rmLog(file);
  renameSync(prepared, file);
  flush(dataDir);
}

/** Puts what is in the log of a database into its file. Throws while somebody has it open. */
export function foldLog(file: string): void {
  const database = openDatabase(file);
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
  // The last to close it takes the log away. It would be taken for that of what comes into its place.
  if (existsSync(`${file}-wal`))
    throw new Error(`Another program has ${file} open: end it first (a command, or Litestream).`);
}

function rmWithLog(file: string): void {
  rmSync(file, { force: true });
  rmLog(file);
}

function rmLog(file: string): void {
  for (const end of ['-wal', '-shm', '-journal']) rmSync(file + end, { force: true });
}

function inMegabytes(bytes: number): number {
  return Math.ceil(bytes / 1e6);
}

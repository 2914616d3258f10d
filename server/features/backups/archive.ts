import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { create, extract } from 'tar';
import {
  PARTS,
  asideOf,
  backupsIn,
  freeName,
  holdBackups,
  readBackup,
} from '../../../db/backups/backup-folder.ts';
import type { Backup } from '../../../db/backups/backup-folder.ts';
import type { Progress } from '../../../db/backups/write-backup.ts';

/**
 * A backup as one file, a tar, to be piped: without the key, unless asked for. It is not compressed: pictures are, and
 * whoever sends it can.
 */
export function archiveOf(path: string, { withKey }: { withKey: boolean }): Readable {
  const { key, ...parts } = PARTS;
  const packed = [...Object.values(parts), ...(withKey ? [key] : [])];
  // What it says of itself comes first, so that a reader can tell at once what it has.
  const there = packed.reverse().filter((part) => existsSync(join(path, part)));
  return Readable.from(create({ cwd: path, portable: true, strict: true }, there), { objectMode: false });
}

/**
 * Puts an archive among the backups of a folder, which it makes; one that lies there already stays as it is. Throws, and
 * leaves nothing, where it is none.
 */
export async function unpackArchive(file: string, folder: string, onProgress: Progress): Promise<Backup> {
  const letGo = holdBackups(folder);
  const aside = asideOf(folder, 'archive');
  try {
    mkdirSync(aside, { mode: 0o700 });
    await unpack(file, aside, onProgress);
    const found = readBackup(aside, '');
    if (!found) throw new Error(`${file} is no backup of this software, or not all of one.`);
    const same = backupsIn(folder).find((one) => isDeepStrictEqual({ ...one, name: '', path: aside }, found));
    if (same) {
      // What lies there is not taken away for what may have been damaged on its way; its key may have stayed behind.
      const [brought, key] = [aside, same.path].map((path) => join(path, PARTS.key));
      if (existsSync(brought) && !existsSync(key)) renameSync(brought, key);
      rmSync(aside, { recursive: true });
      return same;
    }
    const name = freeName(folder, new Date(found.at));
    renameSync(aside, join(folder, name));
    return { ...found, name, path: join(folder, name) };
  } catch (error) {
    // Files that it had begun to write may come while it is removed.
    rmSync(aside, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
    throw error;
  } finally {
    letGo();
  }
}

async function unpack(file: string, into: string, onProgress: Progress): Promise<void> {
  const inMegabytes = (bytes: number) => Math.ceil(bytes / 1e6);
  const total = inMegabytes(statSync(file).size);
  let done = 0;
  try {
    await extract({
      file,
      cwd: into,
      strict: true,
      filter: (path, entry) =>
        Object.values<string>(PARTS).includes(path.split('/', 1)[0]) &&
        'type' in entry &&
        (entry.type === 'File' || entry.type === 'Directory'),
      onReadEntry: ({ size }) =>
        onProgress('Megabytes unpacked', Math.min(inMegabytes((done += size)), total), total),
    });
  } catch (error) {
    throw new Error(`${file} cannot be unpacked: ${(error as Error).message}`, { cause: error });
  }
}

import { statfs } from 'node:fs/promises';

const MIB = 1024 * 1024;
const LEAST = 64 * MIB;

const LITTLE = 1024 * MIB;

/** Says so when a folder's disk is nearly full (less than `least` bytes), else null. Rejects when it cannot be asked. */
export async function freeSpace(folder: string, least = LEAST): Promise<string | null> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  return free < least ? `Only ${Math.floor(free / MIB)} MiB are free for ${folder}.` : null;
}

/** Says so when there is little left, and still enough. */
export async function littleSpace(folder: string): Promise<string | null> {
  return (await freeSpace(folder)) === null ? freeSpace(folder, LITTLE) : null;
}

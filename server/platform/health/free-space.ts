import { statfs } from 'node:fs/promises';

const MIB = 1024 * 1024;
const LEAST = 64 * MIB;

/** Says so when a folder's disk is nearly full (less than `least` bytes), else null. Rejects when it cannot be asked. */
export async function freeSpace(folder: string, least = LEAST): Promise<string | null> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  return free < least ? `Only ${Math.floor(free / MIB)} MiB are free for ${folder}.` : null;
}

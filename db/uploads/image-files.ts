import { mkdirSync, rmSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { AVATAR_WIDTHS, COVER_WIDTHS } from '#contract/constants.ts';

/** Where images are written before they get their names: nothing in it is served. */
const ASIDE = '.incoming';
/** Where images are that no row knows: nothing in it is served. */
const LOST = '.lost';
/** The end of a file's name: its width. */
const IMAGE = /-\d+\.webp$/;
const WIDTHS = [...AVATAR_WIDTHS, ...COVER_WIDTHS];

/** The name of the image that a file is of; null for any other file. */
export function imageName(file: string): string | null {
  return IMAGE.test(file) ? file.replace(IMAGE, '') : null;
}

/** The folder below `uploads` for what is not an image yet; made where it is missing. */
export function asideOf(uploads: string): string {
  const folder = join(uploads, ASIDE);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * Stores an image under a name, given by its widths in pixels: written aside, flushed to the disk, then renamed. When
 * it rejects, nothing of it is left.
 */
export async function storeImage(
  uploads: string,
  name: string,
  images: Record<number, Buffer>,
): Promise<void> {
  const aside = asideOf(uploads);
  const files = Object.keys(images).map((width) => `${name}-${width}.webp`);
  try {
    await Promise.all(Object.values(images).map((image, n) => flushed(join(aside, files[n]), image)));
    for (const file of files) await rename(join(aside, file), join(uploads, file));
    await flushFolder(uploads);
  } catch (error) {
    for (const file of files)
      for (const folder of [aside, uploads]) await rm(join(folder, file), { force: true });
    throw error;
  }
}

/** Removes an image in all widths. No error when it is gone already. */
export function removeImage(uploads: string, name: string): void {
  for (const width of WIDTHS) rmSync(join(uploads, `${name}-${width}.webp`), { force: true });
}

/** The names of the images that are stored, those alone that `isSought`, and have been there since `before`. */
export async function storedImages(
  uploads: string,
  before: Date,
  isSought: (name: string) => boolean,
): Promise<string[]> {
  const files = (await readdir(uploads)).filter((file) => IMAGE.test(file));
  const widths = new Map(files.map((file) => [file.replace(IMAGE, ''), file]));
  const old: string[] = [];
  for (const [name, file] of widths)
    if (isSought(name) && (await isOlder(join(uploads, file), before))) old.push(name);
  return old;
}

/** Moves an image in all widths to where nothing is served. Its files say since when, by their time of change. */
export async function putWithLost(uploads: string, name: string, now: Date): Promise<void> {
  const lost = join(uploads, LOST);
  await mkdir(lost, { recursive: true });
  for (const width of WIDTHS) {
    const file = `${name}-${width}.webp`;
    const isThere = await rename(join(uploads, file), join(lost, file)).then(
      () => true,
      (error: unknown) => {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        return false;
      },
    );
    if (isThere) await utimes(join(lost, file), now, now);
  }
}

/** Puts back those of the lost images that `isKnown` again, and removes what has been lost since before a moment. */
export async function tidyLost(
  uploads: string,
  before: Date,
  isKnown: (name: string) => boolean,
): Promise<void> {
  const lost = join(uploads, LOST);
  for (const file of await readdir(lost).catch(() => [])) {
    if (isKnown(file.replace(IMAGE, ''))) await rename(join(lost, file), join(uploads, file));
    else if (await isOlder(join(lost, file), before)) await rm(join(lost, file), { force: true });
  }
}

/** Removes what was left aside before a moment: by a crash, for nothing stays there otherwise. */
export async function clearAside(uploads: string, before: Date): Promise<void> {
  const aside = asideOf(uploads);
  for (const file of await readdir(aside))
    if (await isOlder(join(aside, file), before)) await rm(join(aside, file), { force: true });
}

/** False for what has just gone. */
async function isOlder(path: string, before: Date): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found !== null && found.mtime < before;
}

async function flushed(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** So that the names, too, outlive a power cut. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

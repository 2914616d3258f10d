import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { imageName } from '../../../db/uploads/image-files.ts';

/**
 * Has a folder have the pictures of another one, and none besides where it `removes`. A picture is never changed, so those
 * that are there by their names are left alone. No error where there is nothing to copy from yet.
 */
export async function mirrorPictures(
  from: string,
  into: string,
  { removes }: { removes: boolean },
): Promise<void> {
  await mkdir(into, { recursive: true, mode: 0o700 });
  // In this order: what is handed in meanwhile is in the first of them, and not taken for one that was removed.
  const there = await picturesIn(into);
  const sought = await picturesIn(from);
  for (const file of sought) if (!there.has(file)) await copyPicture(from, into, file);
  for (const file of removes ? there : []) if (!sought.has(file)) await rm(join(into, file), { force: true });
}

/** Under its name once it is whole. What was removed meanwhile is left out. */
async function copyPicture(from: string, into: string, file: string): Promise<void> {
  const aside = join(into, `.${file}`);
  try {
    await copyFile(join(from, file), aside, constants.COPYFILE_FICLONE);
    await rename(aside, join(into, file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

async function picturesIn(folder: string): Promise<Set<string>> {
  const files = await readdir(folder).catch((error: unknown): string[] => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  return new Set(files.filter((file) => imageName(file) !== null && !file.startsWith('.')));
}

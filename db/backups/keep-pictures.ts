import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { constants } from 'node:fs';
import { join } from 'node:path';
import { imageName } from '../uploads/image-files.ts';

/** What a link across file systems, or beyond what they can do, is refused with. */
const NO_LINK = ['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/**
 * Has all images of a folder in another one as well, which it makes; those that are there stay. By hard link, which takes
 * no room: an image is never changed. Where links cannot be, the one of `earlier`, a folder beside the other, is linked,
 * and else the image copied. What is removed meanwhile is left out.
 */
export function keepPictures(
  from: string,
  into: string,
  earlier: string | null,
  onProgress: (done: number, of: number) => void = () => {},
): void {
  mkdirSync(into, { recursive: true, mode: 0o700 });
  const there = new Set(readdirSync(into));
  const files = imageFilesIn(from).filter((file) => !there.has(file));
  files.forEach((file, i) => {
    onProgress(i + 1, files.length);
    keep(join(from, file), join(into, file), earlier && join(earlier, file));
  });
}

/** The files of images in a folder; none where there is no such folder. */
export function imageFilesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((file) => imageName(file) !== null) : [];
}

/** How many of these names no file of a folder has, in whatever width. */
export function missingIn(folder: string, names: readonly string[]): number {
  const there = new Set(imageFilesIn(folder).map(imageName));
  return names.filter((name) => !there.has(name)).length;
}

function keep(from: string, into: string, earlier: string | null): void {
  if (outcome(() => linkSync(from, into)) !== 'no link') return;
  if (earlier !== null && isSame(earlier, from) && outcome(() => linkSync(earlier, into)) === 'done') return;
  try {
    outcome(() => copyFileSync(from, into, constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL));
  } catch (error) {
    rmSync(into, { force: true });
    throw error;
  }
}

function outcome(act: () => void): 'done' | 'gone' | 'no link' {
  try {
    act();
    return 'done';
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return 'gone';
    if (NO_LINK.includes(code)) return 'no link';
    throw error;
  }
}

/** Names are never given twice: one of the same size is whole. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((file) => statSync(file, { throwIfNoEntry: false }));
  return a !== undefined && a.size === b?.size;
}

import { chmodSync, existsSync, lstatSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const OTHERS = 0o077;
/** On folders that everybody uses, like /tmp. */
const STICKY = 0o1000;
/** What we keep there. Whatever else lies in the folder is not ours to change. */
const OURS = /^(directory\.sqlite.*|secret\.key|uploads)$/;

/** Says where the data directory goes on. */
const MOVED = 'moved.txt';

/**
 * Has its owner alone read the data directory, and everything that this process writes from now on.
 * Answers, as sentences, what was readable by others, and what still is because it is not ours to change.
 */
export function prepareDataDir(folder: string): string[] {
  if (existsSync(join(folder, MOVED))) throw new Error(readFileSync(join(folder, MOVED), 'utf8').trim());
  process.umask(OTHERS);
  const kept = readdirSync(folder).filter((name) => OURS.test(name));
  return [
    ...sentences(folder, [tighten(folder)]),
    ...kept.flatMap((name) => sentences(join(folder, name), tightenAll(join(folder, name)))),
  ];
}

/** Has a data directory refuse to be opened: it was packed into a file, and goes on elsewhere. */
export function markMoved(folder: string, file: string): void {
  const mark = join(folder, MOVED);
  writeFileSync(
    mark,
    `${folder} was moved into ${file}, and goes on elsewhere. Remove ${mark} to go on here.\n`,
  );
}

/** What is there has been put there since. */
export function clearMoved(folder: string): void {
  rmSync(join(folder, MOVED), { force: true });
}

/** Throws where pictures or the key lie without their database: it would begin empty, and lose them. */
export function refuseOrphans(folder: string): void {
  const rest = [
    ...(hasPictures(join(folder, 'uploads')) ? ['uploads'] : []),
    ...(existsSync(join(folder, 'secret.key')) ? ['secret.key'] : []),
  ].join(' and ');
  if (rest)
    throw new Error(
      `${folder} has ${rest}, and no database: put directory.sqlite back with npm run restore, or move ${rest} away to begin anew.`,
    );
}

function hasPictures(uploads: string): boolean {
  return existsSync(uploads) && readdirSync(uploads).some((name) => name.endsWith('.webp'));
}

type Outcome = 'private' | 'tightened' | 'open';

function sentences(path: string, outcomes: readonly Outcome[]): string[] {
  return [
    ...(outcomes.includes('tightened') ? [`${path} could be read by others; now it cannot.`] : []),
    ...(outcomes.includes('open') ? [`${path} can be read by others, and is not ours alone to change.`] : []),
  ];
}

function tightenAll(path: string): Outcome[] {
  const outcome = tighten(path);
  if (!lstatSync(path).isDirectory()) return [outcome];
  return [outcome, ...readdirSync(path).flatMap((name) => tightenAll(join(path, name)))];
}

function tighten(path: string): Outcome {
  const found = lstatSync(path);
  const { mode, uid } = found;
  // Windows has neither owners nor modes.
  if (found.isSymbolicLink() || (mode & OTHERS) === 0 || process.getuid === undefined) return 'private';
  if (uid !== process.getuid() || mode & STICKY) return 'open';
  chmodSync(path, mode & 0o700);
  return 'tightened';
}

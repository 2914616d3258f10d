import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { clearPrepared, foldLog, preparedIn } from '../../../db/backups/replace-database.ts';
import { knowsGenerations, noteGeneration } from '../../../db/generation.ts';
import { leadCopy } from './hold-place.ts';
import { LEASE, isReleased, makeLease } from './lease.ts';
import { mirrorPictures } from './mirror-pictures.ts';
import { CLAIM, claimGeneration, copyOf, folderOf, generationsAt, leasesIn, newestServed } from './place.ts';

/** Milliseconds in which Litestream copies what was written last: twice what it takes with the settings in docs. */
const LAST_COPY = 1000;

interface TakeOverOrder {
  place: string;
  /** Nobody else has it: see db/hold-folder.ts. */
  dataDir: string;
  /** The program. */
  litestream: string;
  /** The database that is here goes on, instead of the copy. */
  keeps: boolean;
  /** Of which generation the copy is taken; null: of the last one that served. */
  from: number | null;
  say: (sentence: string) => void;
}

/**
 * Makes this data directory the one that serves. From the moment of `fence` on the other machine cannot renew its lease,
 * and the rest waits until what it holds is over. Killed in the middle it can be begun again: another generation is made.
 * Answers the generation.
 */
export async function takeOver({
  place,
  dataDir,
  litestream,
  keeps,
  from,
  say,
}: TakeOverOrder): Promise<number> {
  const file = join(dataDir, 'directory.sqlite');
  if (!keeps) await sourceOf(place, from, litestream);
  if (keeps && !existsSync(file)) throw new Error(`${file} is not there: leave --keep out.`);
  if (keeps && !knowsGenerations(file))
    throw new Error(`${file} is of an older version: start it once without TAKEOVER_DIR.`);
  if (!keeps && existsSync(file)) foldLog(file);

  const number = claimGeneration(place);
  const heldFor = fence(place, number);
  if (heldFor > 0) {
    say('The other machine was there a moment ago: waiting until it cannot write any more.');
    await sleep(heldFor);
  }
  if (keeps) {
    noteGeneration(file, number);
    leadCopy(place, number, dataDir);
  } else {
    // Somebody else may have served meanwhile.
    const source = await sourceOf(place, from, litestream);
    clearPrepared(dataDir);
    const restored = preparedIn(dataDir);
    await restore(litestream, copyOf(place, source), restored);
    // Litestream leaves them.
    for (const end of ['.tmp-shm', '.tmp-wal']) rmSync(restored + end, { force: true });
    const aside = setAside(dataDir);
    if (aside !== null) say(`The database that was here is in ${aside}.`);
    noteGeneration(restored, number);
    await mirrorPictures(join(place, 'uploads'), join(dataDir, 'uploads'), { removes: false });
    takeKey(place, dataDir);
    leadCopy(place, number, dataDir);
    renameSync(restored, file);
  }
  try {
    makeLease(place, number);
  } catch (error) {
    // So that a server waits here, for its turn.
    if (!keeps) setAside(dataDir);
    throw error;
  }
  return number;
}

/**
 * Moves the database of a data directory, which nobody serves, away from where it is opened. Answers where it is then;
 * null where there was none. Throws while another program has it open.
 */
export function setAside(dataDir: string): string | null {
  const file = join(dataDir, 'directory.sqlite');
  if (!existsSync(file)) return null;
  foldLog(file);
  const moment = new Date().toISOString().replaceAll(':', '-').slice(0, 19);
  const aside = join(dataDir, `directory.sqlite-until-${moment}Z`);
  renameSync(file, aside);
  // Litestream begins anew with another database.
  rmSync(join(dataDir, '.directory.sqlite-litestream'), { recursive: true, force: true });
  return aside;
}

/** Checked before anything is done: without it, nobody would serve any more. */
async function sourceOf(place: string, from: number | null, litestream: string): Promise<number> {
  const newest = newestServed(place);
  if (!newest) throw new Error(`At ${place} nobody has served yet: start the first machine, or mount it.`);
  const source = from ?? newest.number;
  if (!hasSnapshot(copyOf(place, source)))
    throw new Error(
      `${copyOf(place, source)} has no copy: Litestream did not run there. --from names an earlier generation, --keep takes the database that is here.`,
    );
  await promisify(execFile)(litestream, ['version']).catch((cause: unknown) => {
    throw new Error(`${litestream} cannot be started: install Litestream, or name it by --litestream.`, {
      cause,
    });
  });
  return source;
}

/** Whether there is something to begin with in a copy of Litestream's. */
function hasSnapshot(copy: string): boolean {
  const generations = join(copy, 'generations');
  if (!existsSync(generations)) return false;
  return readdirSync(generations).some((name) => {
    const snapshots = join(generations, name, 'snapshots');
    return existsSync(snapshots) && readdirSync(snapshots).some((file) => file.endsWith('.snapshot.lz4'));
  });
}

/**
 * Takes leases and claims away from all generations before. Answers for how many milliseconds somebody may believe yet to
 * have a lease, or what they wrote may be on its way: by the clock of the place alone, which has dated both.
 */
function fence(place: string, number: number): number {
  const began = statSync(copyOf(place, number)).mtimeMs;
  const waits = generationsAt(place)
    .filter((before) => before.number < number)
    .flatMap((before) => takeAway(folderOf(place, before.number)))
    .map(({ name, at }) => {
      const longest = LAST_COPY + (isReleased(name) ? 0 : LEASE);
      return Math.min(longest, longest - (began - at));
    });
  return Math.max(0, ...waits);
}

/**
 * Answers under which name the lease was found, and when it had got that: also when somebody who takes over has just taken
 * it away, who may have waited for nothing yet. Nothing where nobody has served; more where there were more.
 */
function takeAway(folder: string): { name: string; at: number }[] {
  const taken: { name: string; at: number }[] = [];
  for (;;) {
    const at = statSync(folder).mtimeMs;
    const names = readdirSync(folder);
    const name = leasesIn(names).at(0) ?? names.find((each) => each === CLAIM);
    if (name === undefined) {
      if (taken.length === 0 && names.includes('over')) taken.push({ name: 'over', at });
      return taken;
    }
    try {
      renameSync(join(folder, name), join(folder, name === CLAIM ? 'void' : 'over'));
      if (name !== CLAIM) taken.push({ name, at });
    } catch (error) {
      // It was renewed meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}

async function restore(litestream: string, copy: string, into: string): Promise<void> {
  await promisify(execFile)(litestream, ['restore', '-o', into, `file://${copy}`]).catch((cause: unknown) => {
    throw new Error(`The copy in ${copy} cannot be restored: ${(cause as Error).message}`, { cause });
  });
}

function takeKey(place: string, dataDir: string): void {
  const kept = join(place, 'secret.key');
  if (existsSync(kept)) copyFileSync(kept, join(dataDir, 'secret.key'));
}

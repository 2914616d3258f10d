import {
  copyFileSync,
  existsSync,
  lstatSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { LEASE, makeLease, takeLease } from './lease.ts';
import type { Lease } from './lease.ts';
import { claimGeneration, copyOf } from './place.ts';
import { refuseTakenOver } from './refuse-taken-over.ts';
import { TakenOver } from './taken-over.ts';

/**
 * Takes the lease at a place for the one process that serves a data directory, which it holds. The first start with a
 * place makes generation 1. Throws where another machine has taken over. `holdsFor`: see lease.ts.
 */
export async function holdPlace(place: string, dataDir: string, holdsFor = LEASE): Promise<Lease> {
  const number = refuseTakenOver(place, join(dataDir, 'directory.sqlite')) ?? firstAt(place);
  const lease = await takeLease(place, number, holdsFor);
  leadCopy(place, number, dataDir);
  return lease;
}

/**
 * Has DATA_DIR/copy lead to where Litestream is to write: its settings are the same on both machines and for all
 * generations, and none writes over another's copy.
 */
export function leadCopy(place: string, number: number, dataDir: string): void {
  const link = join(dataDir, 'copy');
  const target = copyOf(place, number);
  const found = lstatSync(link, { throwIfNoEntry: false });
  if (found && !found.isSymbolicLink())
    throw new Error(
      `${link} is in the way: Litestream was there before the site. Stop it, remove ${link}, start the site, and then Litestream.`,
    );
  if (found && readlinkSync(link) === target) return;
  rmSync(`${link}-new`, { force: true });
  symlinkSync(target, `${link}-new`);
  renameSync(`${link}-new`, link);
}

/** Has the place know the key that the data go with: whole at any moment, also where the place is full. */
export function keepKey(place: string, dataDir: string): void {
  const [key, kept] = [join(dataDir, 'secret.key'), join(place, 'secret.key')];
  if (!existsSync(key) || (existsSync(kept) && readFileSync(kept).equals(readFileSync(key)))) return;
  copyFileSync(key, `${kept}-new`);
  renameSync(`${kept}-new`, kept);
}

function firstAt(place: string): number {
  const number = claimGeneration(place);
  if (number !== 1)
    throw new TakenOver(`Somebody else has begun at ${place} at the same moment: start one machine alone.`);
  makeLease(place, number);
  return number;
}

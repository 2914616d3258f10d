/**
 * takeover/: one machine serves, and another may take over (docs/decisions/0054). This file: what lies at the place that
 * both of them reach, TAKEOVER_DIR:
 *
 *   7/claim      a file without a word, while somebody takes over as generation 7
 *   7/lease-…    the same, once that is done: whoever serves gives it another name, again and again
 *   7/over       the same once another machine has taken over: whoever had it finds it no more
 *   7/void       the same when that was before anybody served
 *   7/copy/      of the database, which Litestream writes
 *   uploads/     pictures
 *   secret.key
 */
import { randomBytes } from 'node:crypto';
import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../../db/make-folder.ts';

/** `claimed`: somebody began to take over, and nobody has served as it. */
interface Generation {
  number: number;
  state: 'held' | 'over' | 'claimed';
}

/** What is taken away from whoever takes over when somebody else does after them. */
export const CLAIM = 'claim';

/** What the lease of somebody is called after so many renewals; nobody's: `free`. */
export const leaseName = (by: string, renewals: number): string => `lease-${by}-${renewals}`;
export const folderOf = (place: string, number: number): string => join(place, String(number));
export const claimOf = (place: string, number: number): string => join(place, String(number), CLAIM);
export const overOf = (place: string, number: number): string => join(place, String(number), 'over');
export const copyOf = (place: string, number: number): string => join(place, String(number), 'copy');

/** All that there were, the newest last. Throws where there is no such folder. */
export function generationsAt(place: string): Generation[] {
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[1-9]\d{0,8}$/.test(entry.name))
    .map(({ name }) => Number(name))
    .sort((a, b) => a - b)
    .map((number) => ({ number, state: stateOf(place, number) }));
}

/** The newest that was ever served; null before the first. */
export function newestServed(place: string): Generation | null {
  return generationsAt(place).findLast(({ state }) => state !== 'claimed') ?? null;
}

/** Makes the next generation, which nobody else can make: it is there with its claim, or not at all. */
export function claimGeneration(place: string): number {
  const number = (generationsAt(place).at(-1)?.number ?? 0) + 1;
  const made = join(place, `new-${randomBytes(8).toString('hex')}`);
  makeFolder(join(made, 'copy'), 0o700);
  writeFileSync(join(made, CLAIM), '', { flush: true });
  try {
    renameSync(made, folderOf(place, number));
  } catch (cause) {
    rmSync(made, { recursive: true });
    throw new Error(`Somebody else takes over at the same moment: look at ${folderOf(place, number)}.`, {
      cause,
    });
  }
  return number;
}

function stateOf(place: string, number: number): Generation['state'] {
  const names = readdirSync(folderOf(place, number));
  if (names.includes('over')) return 'over';
  return names.some(isLease) ? 'held' : 'claimed';
}

/**
 * The names of leases among names of a generation's folder: one, or none; more where somebody has put a backup of the
 * place beside it. Which one is renewed they do not tell.
 */
export function leasesIn(names: readonly string[]): string[] {
  return names.filter(isLease);
}

function isLease(name: string): boolean {
  return name.startsWith('lease-');
}

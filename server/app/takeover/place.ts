/**
 * takeover/: one machine serves, and another may take over (docs/decisions/0054). This file: what lies at the place that
 * both of them reach, TAKEOVER_DIR:
 *
 *   7/lease-…    a file without a word: whoever serves as generation 7 gives it another name, again and again
 *   7/over       the same once another machine has taken over: whoever had it finds it no more
 *   7/copy/      of the database, which Litestream writes
 *   uploads/     pictures
 *   secret.key
 */
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** `claimed`: somebody began to take over, and nobody serves as it yet. */
interface Generation {
  number: number;
  state: 'held' | 'over' | 'claimed';
}

/** What the lease of somebody is called after so many renewals; nobody's: `free`. */
export const leaseName = (by: string, renewals: number): string => `lease-${by}-${renewals}`;
export const folderOf = (place: string, number: number): string => join(place, String(number));
export const overOf = (place: string, number: number): string => join(place, String(number), 'over');
export const copyOf = (place: string, number: number): string => join(place, String(number), 'copy');

/** All that there were, the newest last. Throws where there is no such folder. */
export function generationsAt(place: string): Generation[] {
  return readdirSync(place)
    .filter((name) => /^[1-9]\d{0,8}$/.test(name))
    .map(Number)
    .sort((a, b) => a - b)
    .map((number) => ({ number, state: stateOf(place, number) }));
}

/** The newest that was ever served; null before the first. */
export function newestServed(place: string): Generation | null {
  return generationsAt(place).findLast(({ state }) => state !== 'claimed') ?? null;
}

/** Makes the next generation, which nobody else can make. */
export function claimGeneration(place: string): number {
  const number = (generationsAt(place).at(-1)?.number ?? 0) + 1;
  mkdirSync(folderOf(place, number), { mode: 0o700 });
  mkdirSync(copyOf(place, number), { mode: 0o700 });
  return number;
}

function stateOf(place: string, number: number): Generation['state'] {
  const names = readdirSync(folderOf(place, number));
  if (names.includes('over')) return 'over';
  return names.some(isLease) ? 'held' : 'claimed';
}

/** The name of the lease among names of a generation's folder; null where there is none. */
export function leaseIn(names: readonly string[]): string | null {
  return names.find(isLease) ?? null;
}

function isLease(name: string): boolean {
  return name.startsWith('lease-');
}

import { randomBytes } from 'node:crypto';
import { renameSync } from 'node:fs';
import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { claimOf, folderOf, leaseName, leasesIn } from './place.ts';
import { TakenOver } from './taken-over.ts';

/** Milliseconds for which a lease holds from the moment in which its renewal began: whoever takes over waits as long. */
export const LEASE = 4000;
const RENEWED_EVERY = 500;
/** For which somebody waits for a renewal. */
const MOST_PATIENCE = 2000;
const NOBODY = 'free';

export interface Lease {
  generation: number;
  /** Whether this process may write at this moment. Until it is kept nobody is answered, and it may. */
  isHeld: () => boolean;
  /** Renews it once, and then again and again; calls `lost` once, when another machine has taken over. */
  keep(lost: () => void): Promise<void>;
  /** Renews it now, for whoever has stood still; resolves once that is done, or takes too long. */
  renew: () => Promise<void>;
  /** Gives it back, for the next process of this machine. */
  release(): void;
}

/** Makes a claim the lease of its generation: nobody has it yet. Throws when somebody takes over who claimed later. */
export function makeLease(place: string, generation: number): void {
  try {
    renameSync(claimOf(place, generation), join(folderOf(place, generation), leaseName(NOBODY, 0)));
  } catch (cause) {
    throw new TakenOver(
      `Another machine has begun to take over after this one: that one serves, and not generation ${generation}.`,
      { cause },
    );
  }
}

/** Whether whoever had a lease of this name has given it back. */
export function isReleased(name: string): boolean {
  return name.startsWith(leaseName(NOBODY, 0).slice(0, -1));
}

/**
 * Takes the lease of a generation for this process. Where somebody had it who has not given it back, it waits until theirs
 * would have ended, and throws when they have renewed it meanwhile. A renewal is one rename: the place does it or not, and
 * no cache of a mounted folder answers in its stead. `holdsFor`: milliseconds, the same on all machines.
 */
export async function takeLease(place: string, generation: number, holdsFor = LEASE): Promise<Lease> {
  const folder = folderOf(place, generation);
  const by = randomBytes(8).toString('hex');
  let name = leaseName(by, 0);
  let renewals = 0;
  let isLost = false;
  let isKept = false;
  let isOver = false;
  let onLost = () => {};
  let renewing: Promise<void> | null = null;
  let until = -Infinity;
  let untilOnTheClock = -Infinity;

  const before = leasesIn(await readdir(folder));
  if (before.length === 0) throw new TakenOver(`The lease in ${folder} is gone.`);
  if (!before.every(isReleased)) await sleep(holdsFor);
  // Not under the name that it had: somebody has renewed it.
  for (const each of before)
    await rename(join(folder, each), join(folder, name)).catch((cause: unknown) => {
      throw new TakenOver(
        `Another process serves as generation ${generation}: this data directory is a copy of its own.`,
        { cause },
      );
    });

  return {
    generation,
    isHeld,
    async keep(lost) {
      onLost = lost;
      await renew();
      isKept = true;
      void goOn();
    },
    renew: () => Promise.race([renew(), sleep(MOST_PATIENCE, undefined, { ref: false })]),
    release() {
      isOver = true;
      try {
        renameSync(join(folder, name), join(folder, leaseName(NOBODY, renewals)));
      } catch {
        // It is another's by now, or ends by itself.
      }
    },
  };

  /** A process that was stopped for a while, or a machine, holds nothing when it goes on. */
  function isHeld(): boolean {
    if (!isKept) return !isLost;
    return !isLost && performance.now() < until && Date.now() < untilOnTheClock;
  }

  async function goOn(): Promise<void> {
    while (!isLost && !isOver) {
      await sleep(RENEWED_EVERY, undefined, { ref: false });
      await renew();
    }
  }

  function renew(): Promise<void> {
    renewing ??= tryToRenew().finally(() => (renewing = null));
    return renewing;
  }

  /** Where the place cannot be reached, what holds at the moment ends by itself. */
  async function tryToRenew(): Promise<void> {
    if (isOver || isLost) return;
    const [began, beganOnTheClock] = [performance.now(), Date.now()];
    const next = leaseName(by, renewals + 1);
    const failed = await rename(join(folder, name), join(folder, next)).then(
      () => false,
      () => true,
    );
    if (failed && !(await isThere(next))) return;
    name = next;
    renewals++;
    until = began + holdsFor;
    untilOnTheClock = beganOnTheClock + holdsFor;
  }

  /** Whether it has the new name all the same: an answer of the place was lost. When it has neither, it is another's. */
  async function isThere(next: string): Promise<boolean> {
    const names = await readdir(folder).catch((): string[] => []);
    if (names.includes(next)) return true;
    isLost = !isOver && names.length > 0 && !names.includes(name);
    if (isLost) onLost();
    return false;
  }
}

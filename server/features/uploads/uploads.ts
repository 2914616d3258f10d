/** Uploads: images that people hand in, made anew and stored under names of their own. Nothing else is ever served. */
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { DAY_MS } from '#contract/constants.ts';
import { REPLIES } from '#contract/messages.ts';
import {
  asideOf,
  clearAside,
  putWithLost,
  removeImage,
  storeImage,
  storedImages,
  tidyLost,
} from '../../../db/uploads/image-files.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Needs } from '../../platform/platform.ts';
import { createFairQueue } from '../../platform/security/fair-queue.ts';
import type { Shape } from './encode.ts';
import type { Encoder } from './encoder.ts';
import { refuseOthers } from './photo-formats.ts';
import { receive } from './receive.ts';
import type { Pace } from './receive.ts';

interface Parts extends Needs<'store' | 'log' | 'now'> {
  encoder: Encoder;
  /** Where pictures wait for their turn. */
  queue?: Pick<ReturnType<typeof createFairQueue>, 'run'>;
  /** How slowly they may come. */
  pace?: Pace;
  /** Where the images are. */
  folder: string;
  /** Where each has to be as well before it counts as handed in: at a place of which another machine takes over. */
  elsewhere?: string | null;
  /** Says so when their disk has no room for more, else null. */
  fullness?: () => Promise<string | null>;
}

/** Decoding one may take 150 MB, and a second. */
const AT_ONCE = 1;
/** That wait or are being made. */
const MOST_IN_WORK = 30;
/** That are there at all: receiving one takes no more than a connection, and a file until it is made. */
const MOST = 200;
const MOST_OF_ONE = 3;
/** For its turn, in milliseconds; the one before it may take 20 s besides. */
const MOST_WAIT = 30_000;

const HOUR = 3_600_000;
const MOST_LOST = 30 * DAY_MS;

export type Uploads = ReturnType<typeof createUploads>;

/** Takes images, and removes those that nobody shows any more. */
export function createUploads({
  store,
  encoder,
  queue = createFairQueue(AT_ONCE),
  pace,
  folder,
  elsewhere = null,
  fullness = () => Promise.resolve(null),
  log,
  now,
}: Parts) {
  const running = new Map<string, number>();
  const inHouse = new Set<Promise<string>>();
  let inWork = 0;
  let isStopped = false;
  let swept = -Infinity;

  return {
    /**
     * Makes an image out of the body of a request, and stores it under a new name, which it answers. `keep` is called
     * once the files are there, and has to write the row; when it throws, nothing is left of them. `who` hands it in.
     * Throws 429 while somebody hands in several, 503 while too many do, and what `receive` and the encoder throw.
     */
    async add(
      request: IncomingMessage,
      shape: Shape,
      who: string,
      keep: (name: string) => void,
    ): Promise<string> {
      const mine = running.get(who) ?? 0;
      if (mine >= MOST_OF_ONE) throw new Refusal(429, REPLIES.tooMany, { retryAfter: 5 });
      if (isStopped || inHouse.size >= MOST) throw busy();
      refuseAboveWork();
      running.set(who, mine + 1);
      const making = made(request, shape, who, keep);
      inHouse.add(making);
      try {
        return await making;
      } catch (error) {
        throw isDiskFull(error) ? new Refusal(503, REPLIES.unwritable, { retryAfter: 60 }) : error;
      } finally {
        inHouse.delete(making);
        const left = (running.get(who) ?? 1) - 1;
        if (left === 0) running.delete(who);
        else running.set(who, left);
      }
    },
    /**
     * Stores an image that was made here, by its widths in pixels, under a new name, which it answers. `keep` as for
     * `add`. Throws 503 when there is no room.
     */
    async put(images: Record<number, Buffer>, keep: (name: string) => void): Promise<string> {
      if ((await fullness()) !== null) throw new Refusal(503, REPLIES.unwritable, { retryAfter: 60 });
      const name = randomUUID();
      await put(name, images);
      return kept(name, keep);
    },
    /** How many are being received or made. */
    atWork: (): number => inHouse.size,
    /** The address of a stored image in its largest width, and its size in pixels. */
    async largest(name: string, { widths }: Shape): Promise<{ src: string; width: number; height: number }> {
      const file = `${name}-${Math.max(...widths)}.webp`;
      const { sizeOf } = await import('./encode.ts');
      return { src: `/uploads/${file}`, ...(await sizeOf(join(folder, file))) };
    },
    /** Removes those of the images that nobody shows, once the transaction around is kept. */
    removeUnused(names: readonly string[]): void {
      const claimed = store.uploads.claim(names);
      if (claimed.length > 0) store.afterCommit(() => removeClaimed(claimed));
    },
    /** Soon after each start, then once a day; see `sweep`. */
    async sweepOnceADay(): Promise<void> {
      if (now().getTime() - swept < DAY_MS) return;
      if (await sweep()) swept = now().getTime();
    },
    sweep,
    /** What an end without warning has left half done; before the first upload. */
    async clearUnfinished(): Promise<void> {
      await clearAside(folder, now()).catch((error: unknown) => {
        log.error({ err: error }, 'unfinished uploads could not be removed');
      });
    },
    /** Refuses what waits and what comes; resolves when nothing of it is left. */
    async stop(): Promise<void> {
      isStopped = true;
      encoder.stop();
      await Promise.allSettled(inHouse);
    },
  };

  async function made(request: IncomingMessage, shape: Shape, who: string, keep: (name: string) => void) {
    const name = randomUUID();
    const received = join(asideOf(folder), name);
    // What is left is for the database: pictures can wait, and signing in cannot.
    if ((await fullness()) !== null) throw new Refusal(503, REPLIES.unwritable, { retryAfter: 60 });
    try {
      await receive(request, received, pace);
      await worked(async () => {
        await refuseOthers(received);
        const images = await inTurn(who, () => encoder.encode(received, shape));
        await put(name, images);
      });
    } finally {
      await rm(received, { force: true });
    }
    return kept(name, keep);
  }

  async function put(name: string, images: Record<number, Buffer>): Promise<void> {
    await storeImage(folder, name, images);
    if (elsewhere === null) return;
    try {
      await storeImage(elsewhere, name, images);
    } catch (error) {
      removeImage(folder, name);
      log.error({ err: error }, 'a picture could not be put into TAKEOVER_DIR');
      throw new Refusal(503, REPLIES.unwritable, { retryAfter: 60 });
    }
  }

  function kept(name: string, keep: (name: string) => void): string {
    try {
      keep(name);
    } catch (error) {
      removeImage(folder, name);
      throw error;
    }
    return name;
  }

  /** Holds a place for work, which what is being received does not. */
  async function worked(work: () => Promise<void>): Promise<void> {
    refuseAboveWork();
    inWork++;
    try {
      await work();
    } finally {
      inWork--;
    }
  }

  function refuseAboveWork(): void {
    if (inWork >= MOST_IN_WORK) throw busy();
  }

  /** Refuses what has waited for long: a connection that says nothing for a minute is cut without an answer. */
  function inTurn<T>(who: string, encode: () => Promise<T>): Promise<T> {
    const latest = now().getTime() + MOST_WAIT;
    return queue.run(who, async () => {
      if (now().getTime() > latest) throw busy();
      return encode();
    });
  }

  /**
   * Removes what nobody shows and nobody may choose any more: images of a day ago, and those of accounts that are gone.
   * What no row knows, because a crash left it or an older database was put back, is lost for a month before it goes:
   * whoever puts the right database back has it again. False when that must wait because the database cannot be written.
   */
  async function sweep(): Promise<boolean> {
    const time = now().getTime();
    const isKnown = (name: string) => store.uploads.has(name);
    await clearAside(folder, new Date(time - HOUR));
    await tidyLost(folder, new Date(time - MOST_LOST), isKnown);
    const before = new Date(time - DAY_MS);
    const strange = new Set(await storedImages(folder, before, (name) => !isKnown(name)));
    const noted = store.ifWritable(() => {
      for (const name of strange) store.uploads.add({ name, kind: 'image', user_id: null });
    });
    return noted && sweepPages(before.toISOString(), strange);
  }

  async function sweepPages(before: string, strange: ReadonlySet<string>): Promise<boolean> {
    let after: string | null = '';
    while (after !== null) {
      const page = { after, before };
      const claimed: string[] = [];
      const written = store.ifWritable(() => {
        const found = store.uploads.claimUnused(page);
        claimed.push(...found.claimed);
        after = found.next;
      });
      if (!written) return false;
      await setAside(claimed.filter((name) => strange.has(name)));
      removeClaimed(claimed);
      await new Promise(setImmediate);
    }
    return true;
  }

  async function setAside(names: readonly string[]): Promise<void> {
    for (const name of names) await putWithLost(folder, name, now());
    if (names.length > 0)
      log.warn(
        { images: names.length },
        'images that the database does not know were moved to uploads/.lost; they go in 30 days, or come back with the database that knows them',
      );
  }

  /** Files first: what a crash leaves is still claimed, and found by the next sweep. */
  function removeClaimed(names: readonly string[]): void {
    try {
      for (const name of names) removeImage(folder, name);
      store.ifWritable(() => names.forEach((name) => store.uploads.remove(name)));
    } catch (error) {
      log.error({ err: error }, 'unused images could not be removed');
    }
  }
}

function busy(): Refusal {
  return new Refusal(503, REPLIES.busy, { retryAfter: 10 });
}

function isDiskFull(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return code === 'ENOSPC' || code === 'EDQUOT' || code === 'EROFS';
}

import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '#contract/constants.ts';
import { mirrorPictures } from './mirror-pictures.ts';
import { copyOf, generationsAt, overOf } from './place.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The site writes each minute, if only that it runs. */
const MOST_BEHIND = 3 * MINUTE;
/** As long as docs/litestream has it keep what was deleted. */
const OLD = 3 * DAY_MS;

/** Keeps what lies at the place as it should be, while this machine serves as a generation. */
export function createPlaceKeeper(place: string, generation: number, dataDir: string) {
  const copy = copyOf(place, generation);
  const began = Date.now();
  let tidied = -Infinity;
  let complaint: string | null = null;

  return {
    /** Looks whether Litestream copies; each hour, pictures that are gone go there as well, and old copies. */
    async run(): Promise<void> {
      const at = Math.max(began, await copiedAt(copy));
      complaint =
        Date.now() - at > MOST_BEHIND
          ? `Litestream copies nothing to ${copy}: nobody can take over what is written (docs/scaling.md).`
          : null;
      if (performance.now() - tidied < HOUR) return;
      await mirrorPictures(join(dataDir, 'uploads'), join(place, 'uploads'), { removes: true });
      await forgetOld(place, generation);
      tidied = performance.now();
    },
    /** What is wrong with it, as a sentence for the operator, or null. */
    complaint: (): string | null => complaint,
  };
}

/** When Litestream last wrote into a copy that can be begun with, in milliseconds; 0: never. */
async function copiedAt(copy: string): Promise<number> {
  const times = (await namesIn(join(copy, 'generations'))).map(async (name) => {
    const one = join(copy, 'generations', name);
    if ((await namesIn(join(one, 'snapshots'))).length === 0) return 0;
    return (await stat(join(one, 'wal'))).mtimeMs;
  });
  return Math.max(0, ...(await Promise.all(times)));
}

async function forgetOld(place: string, current: number): Promise<void> {
  for (const { number, state } of generationsAt(place)) {
    if (number >= current || state !== 'over' || !existsSync(copyOf(place, number))) continue;
    const { ctimeMs } = await stat(overOf(place, number));
    if (Date.now() - ctimeMs > OLD) await rm(copyOf(place, number), { recursive: true });
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown): string[] => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
}

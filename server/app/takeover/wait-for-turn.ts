import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { generationOf } from '../../../db/generation.ts';
import { createLog } from '../../platform/log.ts';
import type { Config } from '../../platform/configuration/config.ts';
import { mirrorPictures } from './mirror-pictures.ts';
import { newestServed } from './place.ts';
import { refuseTakenOver } from './refuse-taken-over.ts';

const LOOKED_EVERY = 100;
const PICTURES_EVERY = 60_000;

/**
 * Whether there is no database because another machine serves, and this one waits. Throws where there is one and another
 * machine has taken over from it. Waits for nothing.
 */
export function isOthersTurn(place: string, { dataDir }: Pick<Config, 'dataDir'>): boolean {
  const file = fileIn(dataDir);
  if (waits(place, file)) return true;
  refuseTakenOver(place, file);
  return false;
}

/**
 * Waits, on a machine without a database, while another one serves: until `npm run takeover` has put one there. Meanwhile
 * it fetches pictures. Throws where there is a database and another machine has taken over from it.
 */
export async function waitForTurn(place: string, { dataDir, logLevel }: Config): Promise<void> {
  const file = fileIn(dataDir);
  if (!waits(place, file)) return void refuseTakenOver(place, file);
  const log = createLog(logLevel);
  log.info({ place }, 'waiting: another machine serves, and npm run takeover takes over');
  let fetched = -Infinity;
  while (!isTurn(place, file)) {
    if (performance.now() - fetched > PICTURES_EVERY) {
      await mirrorPictures(join(place, 'uploads'), join(dataDir, 'uploads'), { removes: false });
      fetched = performance.now();
    }
    await sleep(LOOKED_EVERY);
  }
}

const fileIn = (dataDir: string) => join(dataDir, 'directory.sqlite');

function waits(place: string, file: string): boolean {
  return !existsSync(file) && existsSync(place) && newestServed(place) !== null;
}

function isTurn(place: string, file: string): boolean {
  if (!existsSync(file)) return false;
  const newest = newestServed(place);
  return newest?.state === 'held' && newest.number === generationOf(file);
}

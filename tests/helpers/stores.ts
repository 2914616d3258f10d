import { join } from 'node:path';
import { loadPlaces } from '../../db/places/load.ts';
import { openStore } from '../../db/store.ts';
import type { Store } from '../../db/store.ts';
import { TODAY } from './population.ts';

export const ROOT = join(import.meta.dirname, '../..');
export const PLACES = loadPlaces();

export const noon = () => new Date(`${TODAY}T12:00:00Z`);

/** A migrated store of its own in memory, whose clock stands at noon of TODAY unless told otherwise. */
export function memoryStore(now: () => Date = noon): Store {
  return openStore({ file: ':memory:', migrations: join(ROOT, 'db/migrations'), places: PLACES, now });
}

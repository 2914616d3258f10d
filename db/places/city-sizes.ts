import type { State } from '#contract/vocabulary.ts';
import { pair, readSections } from '../text/word-list.ts';
import { placeKey } from './place-key.ts';
import { stateOfCode } from './states.ts';

/** How many thousands of people live in a city, by its key (see `placeKey`) and state; null for one that is not listed. */
export type CitySizes = (key: string, state: State) => number | null;

/** Reads the list of the larger cities, and of smaller ones whose name others share. */
export function readCitySizes(): CitySizes {
  const thousands = new Map<string, number>();
  for (const { heading: state, entries } of readSections(
    'db/places/words/city-sizes.txt',
    stateOfCode,
    sizeOf,
  ))
    for (const [key, size] of entries) thousands.set(`${state} ${key}`, size);
  return (key, state) => thousands.get(`${state} ${key}`) ?? null;
}

function sizeOf(line: string): [key: string, thousands: number] {
  const [name, size] = pair(line);
  if (!/^[1-9]\d*$/.test(size)) throw new Error('behind = stand thousands of people');
  return [placeKey(name), Number(size)];
}

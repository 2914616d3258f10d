import { isState } from '#contract/vocabulary.ts';
import type { State } from '#contract/vocabulary.ts';
import type { Counties } from './counties.ts';
import { DISTRICTS } from './districts.ts';
import { REGION_ROWS } from './region-rows.ts';
import type { PlaceRows } from './rows.ts';
import { placeKey } from './place-key.ts';

/** Something that people name, but the post office does not: a part of a city, or many counties together. */
export interface Region {
  name: string;
  /** Keys of all its names, that of `name` first. */
  keys: string[];
  /** The city it is a part of: "New York"; null for a region of counties, and for a town by itself. */
  city: string | null;
  /** A part of a city and a town have a middle to measure distances from. */
  hasMiddle: boolean;
  /** The first one goes into its address. */
  states: State[];
  /** Indexes of ZIP codes, ascending. */
  zips: number[];
}

/** The regions and parts of cities that we know by name. */
export function createRegions(
  rows: PlaceRows,
  zipIndex: (zip: string) => number,
  counties: Counties,
): Region[] {
  const large = REGION_ROWS.map(([names, text]) => regionOfCounties(names, text, rows, counties));
  const small = Object.entries(DISTRICTS).flatMap(([city, text]) =>
    text.split(', ').map((district) => districtOf(city, district, zipIndex)),
  );
  return [...large, ...small];
}

function regionOfCounties(names: string, text: string, rows: PlaceRows, counties: Counties): Region {
  const states: State[] = [];
  const zips = text.split('; ').flatMap((part) => {
    const state = stateOf(part.slice(0, 2));
    states.push(state);
    const list = part.slice(3);
    if (list === '*') return zipsOfStateBut(rows, state, []);
    const without = /^not (.*)/.exec(list)?.[1];
    const named = (without ?? list).split(', ').map((name) => counties.zipsOf(name, state));
    return without === undefined ? named.flat() : zipsOfStateBut(rows, state, named.flat());
  });
  return { ...namesOf(names), city: null, hasMiddle: false, states, zips: ascending(zips) };
}

function districtOf(city: string, district: string, zipIndex: (zip: string) => number): Region {
  const [, names, zips] = /^(\D+?) ([\d ]+)$/.exec(district) ?? [];
  const state = stateOf(city.slice(-2));
  return {
    ...namesOf(names),
    city: city.length > 2 ? city.slice(0, -4) : null,
    hasMiddle: true,
    states: [state],
    zips: ascending(zips.split(' ').map(zipIndex)),
  };
}

function namesOf(names: string): Pick<Region, 'name' | 'keys'> {
  const [name, ...others] = names.split('/');
  return { name, keys: [name, ...others].map(placeKey) };
}

function zipsOfStateBut(rows: PlaceRows, state: State, others: readonly number[]): number[] {
  const without = new Set(others);
  return [...rows.states.keys()].filter((zip) => rows.states[zip] === state && !without.has(zip));
}

function ascending(zips: readonly number[]): number[] {
  return [...new Set(zips)].sort((a, b) => a - b);
}

function stateOf(code: string): State {
  if (!isState(code)) throw new Error(`No state ${code}`);
  return code;
}

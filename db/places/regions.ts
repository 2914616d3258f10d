import type { State } from '#contract/vocabulary.ts';
import { pair, readList, readSections } from '../text/word-list.ts';
import type { Counties } from './counties.ts';
import { placeKey } from './place-key.ts';
import { stateOfCode } from './states.ts';

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

const SMALL = ['db/places/words/districts.txt', 'db/place-names/towns.txt'];

/** The regions and parts of cities that we know by name: reads their lists, and looks their ZIP codes up. */
export function createRegions(
  zipsByState: ReadonlyMap<State, readonly number[]>,
  zipIndex: (zip: string) => number,
  counties: Counties,
): Region[] {
  const zipsOfPart = ({ state, isRest, counties: names }: Part): number[] => {
    const zips = names.flatMap((name) => counties.zipsOf(name, state));
    return isRest ? allBut(zips, zipsByState.get(state) ?? []) : zips;
  };
  const large = readList('db/places/words/regions.txt', regionLine).map(({ names, parts }) => ({
    ...namesOf(names),
    city: null,
    hasMiddle: false,
    states: parts.map(({ state }) => state),
    zips: ascending(parts.flatMap(zipsOfPart)),
  }));
  const small = SMALL.flatMap((file) => readSections(file, districtHeading, districtLine)).flatMap(
    ({ heading: { city, state }, entries }) =>
      entries.map(({ names, zips }) => ({
        ...namesOf(names),
        city,
        hasMiddle: true,
        states: [state],
        zips: ascending(zips.map(zipIndex)),
      })),
  );
  return [...large, ...small];
}

/** Counties of one state, or the rest of it. */
interface Part {
  state: State;
  isRest: boolean;
  counties: string[];
}

/** "Quad Cities/QC = IA Scott; IL Rock Island", "Upstate New York = NY not New York, Kings", "The South = GA *; FL *" */
function regionLine(line: string): { names: string; parts: Part[] } {
  const [names, counties] = pair(line);
  return { names, parts: counties.split('; ').map(partOf) };
}

function partOf(text: string): Part {
  const [, code, not, list] = /^(\w\w) (not )?(.+)$/.exec(text) ?? [];
  if (list === undefined) throw new Error(`“${text}” should be a state and its counties`);
  const isWhole = list === '*';
  return {
    state: stateOfCode(code),
    isRest: isWhole || not !== undefined,
    counties: isWhole ? [] : list.split(', '),
  };
}

/** "Atlanta, GA", or a state alone */
function districtHeading(text: string): { city: string | null; state: State } {
  const [code, city = null] = text.split(', ').reverse();
  return { city, state: stateOfCode(code) };
}

/** "Center City = 19102 19103" */
function districtLine(line: string): { names: string; zips: string[] } {
  const [names, zips] = pair(line);
  if (!/^\d{5}(?: \d{5})*$/.test(zips)) throw new Error('behind = stand ZIP codes of five digits');
  return { names, zips: zips.split(' ') };
}

function namesOf(names: string): Pick<Region, 'name' | 'keys'> {
  const [name, ...others] = names.split('/');
  return { name, keys: [name, ...others].map(placeKey) };
}

function allBut(others: readonly number[], zips: readonly number[]): number[] {
  const without = new Set(others);
  return zips.filter((zip) => !without.has(zip));
}

function ascending(zips: readonly number[]): number[] {
  return [...new Set(zips)].sort((a, b) => a - b);
}

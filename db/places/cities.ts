import type { State } from '#contract/vocabulary.ts';
import type { CitySizes } from './city-sizes.ts';
import type { PlaceRows } from './rows.ts';
import { placeKey } from './place-key.ts';

/** The ZIP codes of one city in one state. Coordinates in degrees. */
export interface City {
  key: string;
  name: string;
  state: State;
  /** Indexes of its ZIP codes, ascending. */
  zips: number[];
  /**
   * How much it is meant rather than another city of that name: about how many thousands live there, known for larger
   * cities and guessed from the ZIP codes of others; and twice as many as it has ZIP codes, which cities have for their
   * offices as well.
   */
  weight: number;
}

export interface Cities {
  /** Every city, by key, then the likeliest first. */
  readonly all: readonly City[];
  /** The cities of that name (see `placeKey`), the likeliest first. */
  named(key: string): readonly City[];
  inState(key: string, state: State): City | null;
}

/** A ZIP code has about as many thousands of people; cities of more than the most are in the table. */
const PEOPLE_A_ZIP = 8;
const MOST_GUESSED = 60;

const OTHER_NAMES = new Map([
  ['nyc', 'newyork'],
  ['newyorkcity', 'newyork'],
  ['thebronx', 'bronx'],
  ['philly', 'philadelphia'],
]);

/** Groups ZIP codes into cities; spellings that share a key are one city, named as most of its ZIP codes say. */
export function createCities(rows: PlaceRows, thousandsIn: CitySizes): Cities {
  const byKey = grouped(rows, thousandsIn);
  const all = [...byKey.keys()].sort().flatMap((key) => byKey.get(key) ?? []);
  const named = (key: string) => byKey.get(OTHER_NAMES.get(key) ?? key) ?? [];
  return {
    all,
    named,
    inState: (key, state) => named(key).find((city) => city.state === state) ?? null,
  };
}

function grouped(rows: PlaceRows, thousandsIn: CitySizes): Map<string, City[]> {
  const keyOf = new Map<string, string>();
  const byKey = new Map<string, City[]>();
  const spelledDifferently = new Set<City>();
  let city: City | undefined;
  for (let zip = 0; zip < rows.zips.length; zip++) {
    const name = rows.cities[zip];
    const state = rows.states[zip];
    // Neighbors mostly share their city: that saves the look-ups.
    if (city?.name === name && city.state === state) {
      city.zips.push(zip);
      continue;
    }
    let key = keyOf.get(name);
    if (key === undefined) keyOf.set(name, (key = placeKey(name)));
    const list = byKey.get(key);
    city = list?.find((one) => one.state === state);
    if (city) {
      city.zips.push(zip);
      if (city.name !== name) spelledDifferently.add(city);
    } else {
      city = { key, name, state, zips: [zip], weight: 0 };
      if (list) list.push(city);
      else byKey.set(key, [city]);
    }
  }
  for (const one of spelledDifferently) one.name = commonest(one.zips, rows.cities);
  for (const list of byKey.values()) {
    for (const one of list) {
      one.weight = (thousandsIn(one.key, one.state) ?? guessedPeople(rows, one.zips)) + 2 * one.zips.length;
    }
    if (list.length > 1) list.sort(byWeight);
  }
  return byKey;
}

/** ZIP codes of post-office boxes lie together on one point, and say nothing of people. */
function guessedPeople(rows: PlaceRows, zips: readonly number[]): number {
  if (zips.length === 1) return PEOPLE_A_ZIP;
  const points = new Set(zips.map((zip) => rows.lat[zip] * 1000 + rows.lng[zip]));
  return Math.min(MOST_GUESSED, PEOPLE_A_ZIP * points.size);
}

function byWeight(a: City, b: City): number {
  return b.weight - a.weight || b.zips.length - a.zips.length || (a.state < b.state ? -1 : 1);
}

function commonest(zips: number[], names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const zip of zips) counts.set(names[zip], (counts.get(names[zip]) ?? 0) + 1);
  const [first, ...others] = counts;
  return others.reduce((best, one) => (one[1] > best[1] ? one : best), first)[0];
}

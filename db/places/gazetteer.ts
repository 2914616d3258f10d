import { STATES } from '#contract/vocabulary.ts';
import type { State } from '#contract/vocabulary.ts';
import type { ReadPlace } from '#contract/places.ts';
import type { Cities, City } from './cities.ts';
import type { Counties } from './counties.ts';
import type { CitySizes } from './city-sizes.ts';
import type { Region } from './regions.ts';

/** A place that has a name. */
export interface Named extends ReadPlace {
  kind: Exclude<ReadPlace['kind'], 'zip'>;
  /** Of the name it was found by. */
  key: string;
  /** Those it lies in; the first is the one in its label. */
  states: readonly State[];
  /** How much it is meant rather than another place of that name: thousands of people, fewer for a county. */
  weight: number;
}

/** All places by their names: cities, parts of cities, regions and counties; states are known by their own file. */
export interface Gazetteer {
  /** What goes by that key (see `placeKey`), the likeliest first. */
  named(key: string): Named[];
  /** Whether a city is the one that is meant when its name is said without a state. */
  isFirst(city: Named): boolean;
  /** The counties of that key, the largest first. The key is without "county". */
  counties(key: string): Named[];
  /** Every key but those of cities, and every key of a county without "county". */
  readonly otherKeys: readonly string[];
}

/** Who says "Cook" seldom means the county: only a large one, and its people count for so much. */
const COUNTY_UNSAID = 0.05;
const LARGE_COUNTY_ZIPS = 60;
/** What a part of a large city counts for a ZIP code: it is known there, and hardly elsewhere. */
const WEIGHT_OF_DISTRICT_ZIP = 6;
const PEOPLE_OF_TOWN_ZIP = 10;
const PEOPLE_OF_COUNTY_ZIP = 8;
/** A region of several states is not meant more than their cities. */
const MOST_OF_REGION = 400;
/** More states than these go without saying. */
const MOST_IN_LABEL = 4;

/** Makes the one index of names. */
export function createGazetteer(
  cities: Cities,
  counties: Counties,
  regions: readonly Region[],
  thousandsIn: CitySizes,
): Gazetteer {
  const others = new Map<string, Named[]>();
  const byCounty = new Map<string, Named[]>();

  for (const { key, name, state, zips } of counties.all) {
    const search = { searchCounty: name, searchState: state };
    const weight = PEOPLE_OF_COUNTY_ZIP * zips.length;
    const county: Named = {
      kind: 'county',
      label: `${name}, ${state}`,
      search,
      key,
      states: [state],
      weight,
    };
    add(byCounty, key, county);
    const isLikely = zips.length >= LARGE_COUNTY_ZIPS && !cities.inState(key, state);
    add(others, key, { ...county, weight: isLikely ? weight * COUNTY_UNSAID : 0 });
  }
  for (const region of regions) {
    for (const key of region.keys) {
      const named = regionNamed(region, key, thousandsIn);
      add(others, key, named);
      const county = /^(.+)county$/.exec(key)?.[1];
      if (county !== undefined) add(byCounty, county, named);
    }
  }
  for (const list of byCounty.values()) list.sort(byWeight);

  return {
    named(key) {
      const other = others.get(key) ?? [];
      return [...cities.named(key).map(cityNamed), ...other].sort(byWeight);
    },
    isFirst: ({ key, states }) => cities.named(key)[0]?.state === states[0],
    counties: (key) => byCounty.get(key) ?? [],
    otherKeys: [...others.keys()],
  };
}

/** A city as a place; found by its own name. */
export function cityNamed({ key, name, state, weight }: City): Named {
  const search = { searchCity: name, searchState: state };
  return { kind: 'city', label: `${name}, ${state}`, search, key, states: [state], weight };
}

/** A state as a place. It weighs more than any city; see `read` for those that are meant before their state. */
export function stateNamed(state: State, key: string): Named {
  const search = { searchState: state };
  return { kind: 'state', label: STATES[state], search, key, states: [state], weight: 1000 };
}

/** "Long Island, NY", "Quad Cities, IA–IL", "Harlem, New York, NY", "New England" */
export function regionLabel({ name, city, states }: Region): string {
  const where = states.length <= MOST_IN_LABEL ? [states.join('–')] : [];
  return [name, ...(city === null ? [] : [city]), ...where].join(', ');
}

/** What the rest of the product is told of a place. */
export function placeOf({ kind, label, search }: ReadPlace): ReadPlace {
  return { kind, label, search };
}

export function byWeight(a: Named, b: Named): number {
  return b.weight - a.weight || b.states.length - a.states.length;
}

function regionNamed(region: Region, key: string, thousandsIn: CitySizes): Named {
  const { name, city, hasMiddle, states, zips } = region;
  const weight = hasMiddle
    ? (thousandsIn(key, states[0]) ??
      (city === null ? PEOPLE_OF_TOWN_ZIP : WEIGHT_OF_DISTRICT_ZIP) * zips.length)
    : Math.min(MOST_OF_REGION, PEOPLE_OF_COUNTY_ZIP * zips.length);
  const search = { searchRegion: name, searchState: states[0] };
  return { kind: 'region', label: regionLabel(region), search, key, states, weight };
}

function add(map: Map<string, Named[]>, key: string, named: Named): void {
  const list = map.get(key);
  if (list) list.push(named);
  else map.set(key, [named]);
}

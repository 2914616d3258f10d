/** Places of the United States by their ZIP codes: reads what people type, and measures distances. */
import type { State } from '#contract/vocabulary.ts';
import { AROUND_AREA_MILES } from '#contract/constants.ts';
import type { PlaceSuggestion, SearchPlace } from '#contract/search.ts';
import type { PlaceReading } from '#contract/places.ts';
import { onceOf } from '#contract/once-of.ts';
import { createCities } from './cities.ts';
import type { City } from './cities.ts';
import { readCitySizes } from './city-sizes.ts';
import { createCorrect } from './correct.ts';
import { createCounties } from './counties.ts';
import { asSaid, createExact } from './exact.ts';
import { createGazetteer } from './gazetteer.ts';
import { createMeant } from './meant-place.ts';
import { createNamedAreas } from './named-areas.ts';
import { createNear } from './near.ts';
import type { Near } from './near.ts';
import { createOtherScripts } from './other-scripts.ts';
import { createRead } from './read-place.ts';
import { createRegions } from './regions.ts';
import type { PlaceRows } from './rows.ts';
import { cityPlace, middleOfZips, statePlace, zipPlace } from './make-place.ts';
import type { Point } from './make-place.ts';
import { placeKey } from './place-key.ts';
import { stateKey, stateOfKey } from './states.ts';
import { createSplit } from './split.ts';
import { createSuggest } from './suggest.ts';
import { createWithin } from './place-in-text.ts';
import type { Within } from './place-in-text.ts';

/** Everything that understands places. An index is a position in the lists of `PlaceRows`. */
export interface Places extends PlaceRows {
  /** The index of a five-digit ZIP code; -1 when unknown. */
  zipIndex(zip: string): number;
  zip(zip: string): SearchPlace | null;
  /** Any spelling. Without a state the city with the most people; the states of the others are in also_in. */
  city(city: string, state: State | null): SearchPlace | null;
  /** By its name in a search's URL, in a state: "Middlesex County". */
  county(name: string, state: State): SearchPlace | null;
  /** Regions and parts of cities, by their name in a search's URL and their first state. */
  region(name: string, state: State): SearchPlace | null;
  /** By code or name. */
  state(text: string): SearchPlace | null;
  /** What a text that was typed as a place means. */
  read(text: string): PlaceReading;
  /** The place that is named inside a longer text, given its words (see `placeWords`); null when none is for sure. */
  within: Within;
  /** The same of a text, with what else it says. */
  split: ReturnType<typeof createSplit>;
  /** Up to 8 places that a half-typed text may become, the likeliest first. */
  suggest(text: string): PlaceSuggestion[];
  /** ZIP codes whose point lies at most so many miles away, by distance, then index. */
  near(lat: number, lng: number, miles: number): Near;
  /** Indexes, ascending; empty for an unknown city. Without a state as in `city`. */
  zipsOfCity(city: string, state: State | null): readonly number[];
  /** Of a place that `county` or `region` found. */
  zipsOfArea(place: SearchPlace): readonly number[];
  /** The same, and those that lie at most `AROUND_AREA_MILES` from one of them. */
  zipsAroundArea(place: SearchPlace): readonly number[];
  zipsOfState(state: State): readonly number[];
}

/** Makes Places from rows sorted by ZIP code. */
export function createPlaces(rows: PlaceRows): Places {
  const zipIndex = createZipIndex(rows.zips);
  const citySizes = readCitySizes();
  const cities = createCities(rows, citySizes);
  const byState = zipsByState(rows.states);
  const middles = new Map<City, Point>();
  const near = createNear(rows.lat, rows.lng);
  /** By label. */
  const around = new Map<string, readonly number[]>();

  const counties = createCounties(rows);
  const regions = createRegions(byState, zipIndex, counties);
  const areas = createNamedAreas(rows, counties, regions);
  const gazetteer = createGazetteer(cities, counties, regions, citySizes);
  const exact = createExact(gazetteer);
  const corrections = onceOf(() =>
    createCorrect(
      gazetteer,
      exact,
      cities.all.map(({ key }) => key),
    ),
  );
  const zipLabel = (index: number) => zipPlace(rows, index).label;
  const meant = createMeant(asSaid(exact));
  const within = createWithin(asSaid(exact), meant, (zip) => {
    const index = zipIndex(zip);
    return index === -1 ? null : { kind: 'zip', label: zipLabel(index), search: { searchZipCode: zip } };
  });
  const otherScripts = createOtherScripts(exact);
  const read = createRead({ rows, zipIndex, exact, otherScripts, within, meant, corrections });

  function middleOf(city: City): Point {
    let middle = middles.get(city);
    if (!middle) middles.set(city, (middle = middleOfZips(rows, city.zips)));
    return middle;
  }

  function citiesNamed(name: string, state: State | null): readonly City[] {
    const key = placeKey(name);
    if (!state) return cities.named(key);
    const city = cities.inState(key, state);
    return city ? [city] : [];
  }

  return {
    ...rows,
    zipIndex,
    zip(zip) {
      const index = zipIndex(zip);
      return index === -1 ? null : zipPlace(rows, index);
    },
    city(name, state) {
      const [city, ...others] = citiesNamed(name, state);
      return city ? cityPlace(city, middleOf(city), others) : null;
    },
    state(text) {
      const state = stateOfKey(stateKey(text));
      return state && statePlace(state);
    },
    county: areas.county,
    region: areas.region,
    zipsOfArea: areas.zipsOf,
    zipsAroundArea(place) {
      let zips = around.get(place.label);
      if (!zips) around.set(place.label, (zips = zipsAround(rows, areas.zipsOf(place), near)));
      return zips;
    },
    read,
    within,
    split: createSplit(within, otherScripts),
    suggest: createSuggest(rows, cities, gazetteer, read),
    near,
    zipsOfCity: (name, state) => citiesNamed(name, state)[0]?.zips ?? [],
    zipsOfState: (state) => byState.get(state) ?? [],
  };
}

function zipsAround(rows: PlaceRows, zips: readonly number[], near: Places['near']): readonly number[] {
  const found = new Set(zips);
  for (const zip of zips) {
    for (const other of near(rows.lat[zip], rows.lng[zip], AROUND_AREA_MILES).zips) found.add(other);
  }
  return [...found].sort((a, b) => a - b);
}

/** A table of all 100,000 numbers: faster to fill than a map of texts. */
function createZipIndex(zips: readonly string[]) {
  const indexes = new Int32Array(100_000).fill(-1);
  for (let index = 0; index < zips.length; index++) indexes[Number(zips[index])] = index;
  return (zip: string) => (/^\d{5}$/.test(zip) ? indexes[Number(zip)] : -1);
}

function zipsByState(states: readonly State[]): Map<State, number[]> {
  const byState = new Map<State, number[]>();
  states.forEach((state, zip) => {
    const zips = byState.get(state);
    if (zips) zips.push(zip);
    else byState.set(state, [zip]);
  });
  return byState;
}

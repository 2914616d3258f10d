import { loadPlaces } from '../../db/places/load.ts';

const RADII = [5, 10, 25, 50, 100];

const { zips } = loadPlaces();
let searches = 0;
let callers = 0;

/** A query that none before was: no answer to it is kept. */
export function differentSearch(): string {
  const n = searches++;
  return `searchZipCode=${zips[(n * 7919) % zips.length]}&radius=${RADII[n % RADII.length]}`;
}

export const searchPage = (): string => `/search?${differentSearch()}`;

/** Headers by which each comes from elsewhere: how much one caller may ask for is bounded. */
export function elsewhere(): Record<string, string> {
  callers++;
  return { 'x-forwarded-for': `10.${[16, 8, 0].map((by) => (callers >> by) & 255).join('.')}` };
}

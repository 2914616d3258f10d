import { isState } from '#contract/vocabulary.ts';
import type { State } from '#contract/vocabulary.ts';
import { areaCodes } from './area-codes.ts';
import { metros } from './metros.ts';
import type { Random } from './random.ts';
import { stateFacts } from './states.ts';
import { urnOf } from './urn.ts';
import type { Urn } from './urn.ts';

/** A row of a ZIP file; the state by its USPS code, coordinates in degrees. Rows of unknown states are passed over. */
export interface ZipRow {
  zip: string;
  city: string;
  state: string;
  lat: number;
  lng: number;
}

interface Place extends ZipRow {
  state: State;
}

/** Where a sample doctor practices. */
export interface Location extends Place {
  /** Telephone area codes that serve the place. */
  areaCodes: string[];
  /** A small town or the open country, away from every larger metropolitan area. */
  rural: boolean;
}

export interface LocationPicker {
  /** Anywhere in the country: metros by population, the rest of a state by that of the state. */
  anywhere(random: Random): Location;
  /** In this state; throws RangeError when no ZIP of it is known. */
  inState(random: Random, state: State): Location;
  /** Within so many miles of this ZIP; throws RangeError when the ZIP is not known. */
  near(random: Random, zip: string, miles: number): Location;
}

/** Share of doctors outside the metros of metros.ts; about as many as AAMC counts. */
const OUTSIDE_METROS = 0.1;
const MILES_PER_DEGREE = 69.05;
/** A town with more ZIPs than that is not a small one. */
const SMALL_TOWN_ZIPS = 2;

/** Prepares the picks once (a metro keeps its ZIPs with the sums of their weights), so that each one is a binary search. */
export function locationPicker(zips: readonly ZipRow[]): LocationPicker {
  const towns = zipsOfTowns(zips);
  const real = withoutPostOfficeBoxes(zips);
  const around = metros()
    .map((metro) => ({ metro, urn: nearnessUrn(real, metro, metro.radius, metro.radius / 2.5) }))
    .filter(({ urn }) => urn.items.length > 0);
  const metroTowns = new Set(around.flatMap(({ urn }) => urn.items.map(townOf)));
  const country = urnOf(around, ({ metro }) => metro.population * metro.density);
  const outside = outsideByState(
    real.filter((row) => !metroTowns.has(townOf(row))),
    towns,
  );
  const states = urnOf(
    [...stateFacts()].filter(([state]) => outside.has(state)),
    ([, facts]) => facts.population,
  );

  function at(row: Place): Location {
    const town = townOf(row);
    const rural = !metroTowns.has(town) && (towns.get(town) ?? 0) <= SMALL_TOWN_ZIPS;
    return { ...row, areaCodes: areaCodes(row.state, row.lat, row.lng), rural };
  }

  return {
    anywhere(random) {
      const elsewhere = random.chance(OUTSIDE_METROS) && outside.get(states.draw(random)[0]);
      return at((elsewhere || country.draw(random).urn).draw(random));
    },
    inState(random, state) {
      const here = around.filter(({ metro }) => metro.state === state);
      for (let tries = 0; here.length > 0 && tries < 20; tries++) {
        const row = urnOf(here, ({ metro }) => Math.sqrt(metro.population))
          .draw(random)
          .urn.draw(random);
        if (row.state === state) return at(row);
      }
      return at(random.pick(real.filter((row) => row.state === state)));
    },
    near(random, zip, miles) {
      const center = zips.find((row) => row.zip === zip);
      if (!center) throw new RangeError(`unknown ZIP ${zip}`);
      return at(nearnessUrn(real, center, miles, miles / 3).draw(random));
    },
  };
}

function zipsOfTowns(zips: readonly ZipRow[]): Map<string, number> {
  const towns = new Map<string, number>();
  for (const row of zips) {
    const town = townOf(row);
    towns.set(town, (towns.get(town) ?? 0) + 1);
  }
  return towns;
}

function townOf({ city, state }: ZipRow): string {
  return `${city}, ${state}`;
}

/**
 * Several ZIPs at exactly one point are post-office boxes or single buildings: nobody practices there. Nor where the
 * Census has no area for a ZIP and its point is a rougher one, of less than five decimals (if there are finer ones).
 */
function withoutPostOfficeBoxes(zips: readonly ZipRow[]): Place[] {
  const points = zips.map(({ lat, lng }) => `${lat},${lng}`);
  const atPoint = new Map<string, number>();
  for (const point of points) atPoint.set(point, (atPoint.get(point) ?? 0) + 1);
  const isAlone = (row: ZipRow, i: number): row is Place =>
    isState(row.state) && atPoint.get(points[i]) === 1;
  const alone = zips.filter(isAlone);
  const surveyed = zips.filter((row, i): row is Place => isAlone(row, i) && /\.\d{5}/.test(points[i]));
  return surveyed.length > 0 ? surveyed : alone;
}

/** The ZIPs within `miles` of a point; `fade` is the distance at which a ZIP counts a third of one in the center. */
function nearnessUrn(
  zips: readonly Place[],
  center: { lat: number; lng: number },
  miles: number,
  fade: number,
): Urn<Place> {
  const degrees = miles / MILES_PER_DEGREE;
  const south = center.lat - degrees;
  const north = center.lat + degrees;
  const near = zips.filter((row) => row.lat >= south && row.lat <= north && distance(center, row) <= miles);
  return urnOf(near, (row) => Math.exp(-distance(center, row) / fade));
}

/** Miles between two points that are not far apart. */
function distance(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const narrowing = Math.cos((a.lat * Math.PI) / 180);
  return MILES_PER_DEGREE * Math.hypot(a.lat - b.lat, (a.lng - b.lng) * narrowing);
}

/** Towns with several ZIPs are the larger ones; doctors settle there rather than in the hamlets. */
function outsideByState(zips: Place[], towns: ReadonlyMap<string, number>): Map<State, Urn<Place>> {
  const byState = new Map<State, Place[]>();
  for (const row of zips) {
    const rows = byState.get(row.state);
    if (rows) rows.push(row);
    else byState.set(row.state, [row]);
  }
  return new Map(
    [...byState].map(([state, rows]) => [
      state,
      urnOf(rows, (row) => Math.min(towns.get(townOf(row)) ?? 1, 4)),
    ]),
  );
}

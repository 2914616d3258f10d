import type { SearchPlace } from '#contract/search.ts';
import type { State } from '#contract/vocabulary.ts';
import type { Counties } from './counties.ts';
import { regionLabel } from './gazetteer.ts';
import type { Region } from './regions.ts';
import type { PlaceRows } from './rows.ts';
import { areaPlace, middleOfZips } from './make-place.ts';
import { placeKey } from './place-key.ts';

/** Counties, regions and parts of cities by the names they have in a search's URL. */
export function createNamedAreas(rows: PlaceRows, counties: Counties, regions: readonly Region[]) {
  const countyOf = new Map(counties.all.map((county) => [idOf(county.name, county.state), county]));
  const regionOf = new Map(regions.map((region) => [idOf(region.name, region.states[0]), region]));
  const zipsOfLabel = new Map<string, readonly number[]>([
    ...counties.all.map(({ name, state, zips }) => [`${name}, ${state}`, zips] as const),
    ...regions.map((region) => [regionLabel(region), region.zips] as const),
  ]);

  return {
    county(name: string, state: State): SearchPlace | null {
      const county = countyOf.get(idOf(name, state));
      return county ? areaPlace('county', `${county.name}, ${county.state}`, state, null) : null;
    },
    region(name: string, state: State): SearchPlace | null {
      const region = regionOf.get(idOf(name, state));
      if (!region) return null;
      const middle = region.hasMiddle ? middleOfZips(rows, region.zips) : null;
      return areaPlace('region', regionLabel(region), state, middle);
    },
    zipsOf: ({ label }: SearchPlace): readonly number[] => zipsOfLabel.get(label) ?? [],
  };
}

function idOf(name: string, state: State): string {
  return `${state} ${placeKey(name)}`;
}

import type { DoctorSearch, SearchPlace } from '#contract/search.ts';
import type { SearchQuery } from '#contract/schemas/search.ts';
import { FEE_FILTERS, FLAGS, LIST_FILTERS } from '#contract/vocabulary.ts';
import type { Flag } from '#contract/vocabulary.ts';
import type { Area } from '../../../db/search/area.ts';
import type { Chosen } from '../../../db/search/search.ts';
import type { Store } from '../../../db/store.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/** The place that a query names: a ZIP code before a city, a county or a region, these before a state. Throws a 404 when unknown. */
export function placeOf({ places }: Store, query: SearchQuery): SearchPlace | null {
  const { searchZipCode, searchCity, searchCounty, searchRegion, searchState } = query;
  if (searchZipCode) {
    const zip = searchZipCode.slice(0, 5);
    return places.zip(zip) ?? unknown('searchZipCode', `We do not know the ZIP code ${zip}.`);
  }
  const state = searchState ? places.state(searchState) : null;
  if (searchState && !state) return unknown('searchState', `We do not know a state called “${searchState}”.`);
  if (searchCounty && !searchCity)
    return (
      (state && places.county(searchCounty, state.state)) ??
      unknown(
        'searchCounty',
        `We do not know a county called “${searchCounty}”${state ? ` in ${state.label}` : ''}.`,
      )
    );
  if (searchRegion && !searchCity)
    return (
      (state && places.region(searchRegion, state.state)) ??
      unknown(
        'searchRegion',
        `We do not know a region called “${searchRegion}”${state ? ` in ${state.label}` : ''}.`,
      )
    );
  if (!searchCity) return state;
  return (
    places.city(searchCity, state?.state ?? null) ??
    unknown('searchCity', `We do not know a city called “${searchCity}”${state ? ` in ${state.label}` : ''}.`)
  );
}

/** Where a search looks for a place. */
export function areaOf({ places }: Pick<Store, 'places'>, place: SearchPlace | null, miles: number): Area {
  if (!place) return { kind: 'everywhere' };
  const { kind, state, lat, lng } = place;
  if (lat !== null && lng !== null) return { kind: 'point', lat, lng, state, miles };
  if (kind === 'state') return { kind: 'state', state };
  const zips = places.zipsOfArea(place);
  return { kind: 'region', zips, states: [...new Set([state, ...zips.map((zip) => places.states[zip])])] };
}

/** How the text was read that was typed as the place; null when there is nothing to say about it. */
export function typedOf(
  { places }: Store,
  { typed }: SearchQuery,
  place: SearchPlace | null,
): DoctorSearch['typed'] {
  if (!typed) return null;
  const reading = places.read(typed);
  const split = places.split(typed, { besideNeed: true });
  if (!split?.rest || split.place.label !== place?.label) return { text: typed, reading };
  const alternatives = 'alternatives' in reading && reading.label === place.label ? reading.alternatives : [];
  return { text: typed, reading: { ...split.place, corrected: true, alternatives } };
}

const FLAG_NAMES = Object.keys(FLAGS) as Flag[];

/** The filters in use. */
export function chosenOf(query: SearchQuery): Chosen {
  const chosen: Chosen = {};
  for (const filter of LIST_FILTERS) if (query[filter].length > 0) chosen[filter] = query[filter];
  for (const flag of FLAG_NAMES) if (query[flag]) chosen[flag] = ['1'];
  for (const fee of FEE_FILTERS) if (query[fee]) chosen[fee] = [query[fee]];
  return chosen;
}

function unknown(field: string, message: string): never {
  throw new Refusal(404, message, { fields: { [field]: message } });
}

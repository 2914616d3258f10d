import type { SearchPlace } from '#contract/search.ts';
import type { SearchQuery } from '#contract/schemas/search.ts';
import { BOUND_FILTERS, FLAGS, LIST_FILTERS } from '#contract/vocabulary.ts';
import type { Flag } from '#contract/vocabulary.ts';
import type { Places } from '../../../db/places/places.ts';
import type { Place } from '../../../db/search/area.ts';
import type { SearchNeeds, Wish } from '../../../db/search/wish.ts';
import type { Store } from '../../../db/store.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/** What is meant by the query of a search. */
export interface QueryWish extends Wish {
  query: SearchQuery;
  /** The place that the query names. */
  named: SearchPlace | null;
}

/** What is meant by a query. Throws a 404 for a place that does not exist. */
export function wishOfQuery(
  { places, search }: Pick<Store, 'places' | 'search'>,
  query: SearchQuery,
): QueryWish {
  const { radius, q: text, exact } = query;
  const named = namedPlace(places, query);
  const place = placeOf(places, named, radius);
  return { ...search.wishOfQuery({ place, chosen: chosenOf(query), text, exact }), query, named };
}

/** A ZIP code before a city, a county or a region, these before a state. */
function namedPlace(places: Places, query: SearchQuery): SearchPlace | null {
  const { searchZipCode, searchCity, searchCounty, searchRegion, searchState } = query;
  if (searchZipCode) {
    const zip = searchZipCode.slice(0, 5);
    return places.zip(zip) ?? unknown('searchZipCode', `We do not know the ZIP code ${zip}.`);
  }
  const state = searchState ? places.state(searchState) : null;
  if (searchState && !state) return unknown('searchState', `We do not know a state called “${searchState}”.`);
  const inState = state ? ` in ${state.label}` : '';
  if (searchCity) {
    return (
      places.city(searchCity, state?.state ?? null) ??
      unknown('searchCity', `We do not know a city called “${searchCity}”${inState}.`)
    );
  }
  if (searchCounty) {
    return (
      (state && places.county(searchCounty, state.state)) ??
      unknown('searchCounty', `We do not know a county called “${searchCounty}”${inState}.`)
    );
  }
  if (searchRegion) {
    return (
      (state && places.region(searchRegion, state.state)) ??
      unknown('searchRegion', `We do not know a region called “${searchRegion}”${inState}.`)
    );
  }
  return state;
}

function unknown(field: string, message: string): never {
  throw new Refusal(404, message, { fields: { [field]: message } });
}

function placeOf(places: Places, named: SearchPlace | null, miles: number): Place {
  if (!named) return { kind: 'everywhere' };
  const { kind, state, lat, lng } = named;
  if (lat !== null && lng !== null) return { kind: 'point', lat, lng, state, miles };
  if (kind === 'state') return { kind: 'state', state };
  const own = places.zipsOfArea(named);
  const states = [...new Set([state, ...own.map((zip) => places.states[zip])])];
  return { kind: 'region', zips: places.zipsAroundArea(named), states };
}

const FLAG_NAMES = Object.keys(FLAGS) as Flag[];

/** The filters in use. */
function chosenOf(query: SearchQuery): SearchNeeds {
  const chosen: SearchNeeds = {};
  for (const filter of LIST_FILTERS) if (query[filter].length > 0) chosen[filter] = query[filter];
  for (const flag of FLAG_NAMES) if (query[flag]) chosen[flag] = ['1'];
  for (const bound of BOUND_FILTERS) if (query[bound]) chosen[bound] = [query[bound]];
  return chosen;
}

/** The directory: the search for a psychiatrist, profiles, and what the search box suggests (index: db/profiles). */
import { MAX_SEARCH_TEXT } from '#contract/constants.ts';
import { API, doctorPath, idIn } from '#contract/paths.ts';
import { searchQuery } from '#contract/schemas/search.ts';
import type { Store } from '../../../db/store.ts';
import { computed, kept } from '../../platform/public-api/public-api.ts';
import type { PublicCall, PublicCalls } from '../../platform/public-api/public-api.ts';
import { validate } from '../../platform/http/validate.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { insurerNames } from './insurer-names.ts';
import { mapDoctors } from './map-doctors.ts';
import { searchDoctors } from './search-doctors.ts';
import { typedSearch } from './typed-search.ts';

const NEWEST = 9;
/** A map of a large state is up to five times the work of a list of it, and ten times its bytes. */
const MAP_COST = 5;
/** What a search says of the part of it that a page shows: the map has all of it. */
const OF_A_PAGE = new Set(['searchStart', 'searchCount', 'sort', 'typed']);

/** The answers of the directory: searches, profiles, places, states. */
export function doctorApi(store: Store): PublicCalls {
  return (path, params) => {
    if (path === API.doctors) return kept(() => searchDoctors(store, validate(searchQuery, listsOf(params))));
    if (path === API.doctorMap) return mapCall(store, params);
    if (path === API.insurerNames) return kept(insurerNames);
    if (path === API.newestDoctors) return kept(() => ({ data: store.listings.newest(NEWEST) }));
    if (path === API.states) return kept(store.search.stateCounts);
    // There are more suggestions than could be kept, and each takes microseconds.
    if (path === API.places) return computed(() => placesFor(store, params));
    const id = /^\/api\/doctors\/([^/]+)$/.exec(path)?.[1];
    return id === undefined ? null : kept(() => profileOf(store, id));
  };
}

/** All pages and orders of a search have one map. */
function mapCall(store: Store, params: URLSearchParams): PublicCall {
  const asked = listsOf(params);
  const others = [...params].filter(([name]) => !OF_A_PAGE.has(name)).sort();
  const key = searchQuery.safeParse(asked).success
    ? `${API.doctorMap}?${new URLSearchParams(others).toString()}`
    : undefined;
  return kept(() => mapDoctors(store, validate(searchQuery, asked)), { key, cost: MAP_COST });
}

/** What the texts of a search's form mean (`where`, and `q` beside it), or what a text in the Where field may become (`q`). */
function placesFor(store: Store, params: URLSearchParams): unknown {
  const where = params.get('where');
  const q = (params.get('q') ?? '').slice(0, MAX_SEARCH_TEXT);
  return where === null ? store.places.suggest(q) : typedSearch(store, where.slice(0, MAX_SEARCH_TEXT), q);
}

function profileOf(store: Store, id: string): unknown {
  const number = idIn(id);
  const profile = store.listings.profile(number);
  if (profile) return profile;
  if (store.gonePages.has(doctorPath(number))) throw new Refusal(410, 'This profile was removed.');
  throw new Refusal(404, 'This psychiatrist is not in the directory.');
}

function listsOf(params: URLSearchParams): Record<string, string[]> {
  return Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)]));
}

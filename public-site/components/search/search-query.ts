/* components/search/: a search as its address has it, for every page that leads to one. */
import type { Filter, PlaceSuggestion } from '#contract/search.ts';
import { DEFAULT_RADIUS, DEFAULT_SEARCH_COUNT } from '#contract/constants.ts';
import { API, PAGES } from '#contract/paths.ts';
import {
  BOUND_FILTERS,
  FLAGS,
  isBoundFilter,
  isFlag,
  isState,
  LIST_FILTERS,
  labelOf,
  STATES,
} from '#contract/vocabulary.ts';
import type { BoundFilter, Flag, ListFilter } from '#contract/vocabulary.ts';

/** What the URL of a search says, in its own words: '' is absent, and the API is the one to refuse a bad value. */
export interface SearchQuery
  extends Place, Record<ListFilter, string[]>, Record<Flag, string>, Record<BoundFilter, string> {
  /** Miles */
  radius: string;
  q: string;
  /** '1': `q` is taken as it is spelled. */
  exact: string;
  sort: string;
  searchCount: string;
  searchStart: string;
  /** Filters whose values are all shown. Part of the page, not of the search. */
  more: string[];
}

export interface Place {
  searchZipCode: string;
  searchCity: string;
  searchCounty: string;
  searchRegion: string;
  searchState: string;
  /** What was typed as the place, where the page has to speak about it. */
  typed: string;
}

export interface ActiveFilter {
  filter: Filter;
  value: string;
  label: string;
}

export const NOWHERE: Place = {
  searchZipCode: '',
  searchCity: '',
  searchCounty: '',
  searchRegion: '',
  searchState: '',
  typed: '',
};
const DEFAULTS: Record<string, string> = {
  radius: String(DEFAULT_RADIUS),
  sort: 'nearest',
  searchCount: String(DEFAULT_SEARCH_COUNT),
  searchStart: '0',
};

/** Reads the query of a search URL, with or without its `?`. Names it does not know (utm_*) are dropped. */
export function parseSearchQuery(search: string): SearchQuery {
  const params = new URLSearchParams(search);
  const one = (name: string) => params.get(name)?.trim() ?? '';
  const all = (name: string) =>
    [...new Set(params.getAll(name).map((value) => value.trim()))].filter(Boolean).sort();
  return {
    searchZipCode: one('searchZipCode'),
    searchCity: one('searchCity'),
    searchCounty: one('searchCounty'),
    searchRegion: one('searchRegion'),
    searchState: one('searchState'),
    typed: one('typed'),
    radius: one('radius'),
    q: one('q'),
    exact: one('exact'),
    condition: all('condition'),
    treatment: all('treatment'),
    insurance: all('insurance'),
    age: all('age'),
    language: all('language'),
    gender: all('gender'),
    accepting: one('accepting'),
    telehealth: one('telehealth'),
    in_person: one('in_person'),
    evenings: one('evenings'),
    weekends: one('weekends'),
    sliding_scale: one('sliding_scale'),
    first_visit: one('first_visit'),
    follow_up: one('follow_up'),
    earliest_visit: one('earliest_visit'),
    sort: one('sort'),
    searchCount: one('searchCount'),
    searchStart: one('searchStart'),
    more: all('more'),
  };
}

const NAMES = (Object.keys(parseSearchQuery('')) as (keyof SearchQuery)[]).sort();

/** The form that every filter belongs to, wherever it stands on the page. */
export const FORM_ID = 'search-form';

/** The one URL of a search: names sorted, defaults left out. */
export function searchHref(query: SearchQuery): string {
  return PAGES.search + queryString(query);
}

/** The API call that answers a search: what the browser fetches and the server preloads. */
export function apiKey(query: SearchQuery): string {
  return API.doctors + queryString({ ...query, more: [] });
}

function queryString(query: SearchQuery): string {
  const params = new URLSearchParams();
  for (const name of NAMES) {
    const value = query[name];
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one && one !== DEFAULTS[name]) params.append(name, one);
    }
  }
  return params.size ? `?${params}` : '';
}

export function withoutStart(query: SearchQuery): SearchQuery {
  return { ...query, searchStart: '' };
}

/** The search with a filter's value switched on or off, from its first page. A bound is one at a time. */
export function toggled(query: SearchQuery, filter: Filter, value: string): SearchQuery {
  const first = withoutStart(query);
  if (isFlag(filter)) return { ...first, [filter]: query[filter] ? '' : '1' };
  if (isBoundFilter(filter)) return { ...first, [filter]: query[filter] === value ? '' : value };
  const others = query[filter].filter((other) => other !== value);
  return {
    ...first,
    [filter]: others.length < query[filter].length ? others : [...others, value].sort(),
  };
}

export function isChosen(query: SearchQuery, filter: Filter, value: string): boolean {
  if (isFlag(filter)) return query[filter] !== '';
  return isBoundFilter(filter) ? query[filter] === value : query[filter].includes(value);
}

/** Every filter value that is on, in the order in which the filters are shown. */
export function activeFilters(query: SearchQuery): ActiveFilter[] {
  const flags = (Object.keys(FLAGS) as Flag[]).filter((flag) => query[flag]);
  const bounds = BOUND_FILTERS.filter((bound) => query[bound]);
  const values: [Filter, string][] = [
    ...flags.map((flag): [Filter, string] => [flag, '1']),
    ...bounds.map((bound): [Filter, string] => [bound, query[bound]]),
    ...LIST_FILTERS.flatMap((list) => query[list].map((value): [Filter, string] => [list, value])),
  ];
  return values.map(([filter, value]) => ({ filter, value, label: labelOf(filter, value) }));
}

/** The same place, radius, order and page size, with neither filters nor text. */
export function withoutFilters(query: SearchQuery): SearchQuery {
  const { radius, sort, searchCount } = query;
  return { ...parseSearchQuery(''), ...placeIn(query), radius, sort, searchCount };
}

/** The place of a search alone. */
export function placeIn(query: Place): Place {
  const { searchZipCode, searchCity, searchCounty, searchRegion, searchState, typed } = query;
  return { searchZipCode, searchCity, searchCounty, searchRegion, searchState, typed };
}

/** What the Where field says for a search: "02139", "Cambridge, MA", "Cook County, IL", "Massachusetts"; else what was typed. */
export function whereText(place: Place): string {
  const { searchZipCode, searchCity, searchCounty, searchRegion, searchState, typed } = place;
  if (searchZipCode) return searchZipCode;
  const code = searchState.toUpperCase();
  const name = searchCity || searchCounty || searchRegion;
  if (name) return searchState ? `${name}, ${code}` : name;
  if (!searchState) return typed;
  return isState(code) ? STATES[code] : searchState;
}

export function placeOfSuggestion({ zip, city, county, region, state }: PlaceSuggestion): Place {
  if (zip) return { ...NOWHERE, searchZipCode: zip };
  return {
    ...NOWHERE,
    searchCity: city ?? '',
    searchCounty: county ?? '',
    searchRegion: region ?? '',
    searchState: state,
  };
}

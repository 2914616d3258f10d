import { RADII } from '#contract/constants.ts';
import type { BroaderSearch, Filter, SearchPlace } from '#contract/search.ts';
import { searchQuery } from '#contract/schemas/search.ts';
import type { SearchQuery } from '#contract/schemas/search.ts';
import { withoutWords } from '#contract/typed-text.ts';
import { STATES, labelOf } from '#contract/vocabulary.ts';
import type { SearchResult } from '../../../db/search/search.ts';
import type { Store } from '../../../db/store.ts';
import { either } from '#contract/words.ts';
import { areaOf, chosenOf, placeOf } from './search-terms.ts';

/** The search that asks for nothing. */
const EVERYBODY = searchQuery.parse({});
const NOWHERE = {
  searchZipCode: '',
  searchCity: '',
  searchCounty: '',
  searchRegion: '',
  searchState: '',
  typed: '',
};

/** Of a long text no more are tried, because each is a search. */
const MOST_PIECES = 6;

/** Another search that may find more. */
interface Offer {
  kind: BroaderSearch['kind'];
  label: string;
  query: SearchQuery;
  /** How many it finds, where the search has said so. */
  totalCount?: number | null;
}

/** What the search found that is to be broadened. */
type Found = Pick<SearchResult, 'total' | 'isName' | 'without' | 'reading'>;

/**
 * Searches that find more than this one, the closest first: with one filter less, within the next radius that helps, in
 * the state, by video, the same name elsewhere. For nobody, and no help in these, without any filter or anywhere.
 */
export function broaderSearches(
  store: Store,
  query: SearchQuery,
  place: SearchPlace | null,
  found: Found,
): BroaderSearch[] {
  const { total, isName } = found;
  const less = lessOne(query, found)
    .map((offer) => firstOf([offer]))
    .filter((offer) => offer !== null);
  const steps = [radii(query, place), inState(query, place), byVideo(store, query, place)].map(firstOf);
  const close = [
    ...less.sort((a, b) => b.totalCount - a.totalCount),
    ...[...steps, isName ? firstOf(sameName(query)) : null].filter((offer) => offer !== null),
  ];
  if (total > 0 || close.length > 0) return distinct(close);
  return [unfiltered(query, place), everywhere(query)]
    .map(firstOf)
    .filter((offer) => offer !== null)
    .slice(0, 1);

  /** The first that finds more. */
  function firstOf(offers: readonly Offer[]): BroaderSearch | null {
    for (const { kind, label, query: broader, totalCount: counted } of offers) {
      const totalCount = counted ?? totalOf(store, broader);
      if (totalCount > total) return { kind, label, query: asQuery(broader), totalCount };
    }
    return null;
  }
}

/** One filter less, whatever is chosen in it; or without some words of the text, all of them where they say one thing. */
function lessOne(query: SearchQuery, found: Found): Offer[] {
  const less = (what: string, without: Partial<SearchQuery>): Offer => ({
    kind: 'filter',
    label: `Without “${what}”`,
    query: { ...query, ...without },
  });
  const filters = (Object.entries(chosenOf(query)) as [Filter, string[]][]).map(([filter, values]) => ({
    ...less(wordsFor(filter, values), { [filter]: EVERYBODY[filter] }),
    totalCount: found.without(filter),
  }));
  const texts = piecesOf(query.q, found).map((words) => {
    const q = withoutWords(query.q, words);
    return less(words.join(' '), { q, exact: query.exact && q !== '' });
  });
  return [...texts, ...filters];
}

/** What a text says, one thing at a time, in words as they stand in it. A name is one thing. */
function piecesOf(text: string, { isName, reading: { understood, sought } }: Found): string[][] {
  const said = [...new Set(understood.flatMap(({ words }) => words))].map((words) => [words]);
  const others = isName && sought.length > 0 ? [sought] : sought.map((words) => [words]);
  const pieces = [...said, ...others];
  if (pieces.length > 1) return pieces.slice(0, MOST_PIECES);
  return text ? [[text]] : [];
}

function radii(query: SearchQuery, place: SearchPlace | null): Offer[] {
  if (!place || place.lat === null) return [];
  return RADII.filter((miles) => miles > query.radius).map((radius) => ({
    kind: 'radius',
    label: `Within ${radius} miles`,
    query: { ...query, radius },
  }));
}

function inState(query: SearchQuery, place: SearchPlace | null): Offer[] {
  if (!place || place.kind === 'state') return [];
  return [{ kind: 'state', label: `All of ${STATES[place.state]}`, query: stateOnly(query, place) }];
}

function byVideo(store: Store, query: SearchQuery, place: SearchPlace | null): Offer[] {
  if (!place || query.telehealth) return [];
  const area = areaOf(store, place, query.radius);
  const states = area.kind === 'region' ? area.states : [place.state];
  const label = `By video in ${either(states.map((state) => STATES[state]))}`;
  return [{ kind: 'telehealth', label, query: { ...query, telehealth: true } }];
}

function sameName(query: SearchQuery): Offer[] {
  return [
    { kind: 'name', label: `“${query.q}” anywhere`, query: { ...EVERYBODY, q: query.q, exact: query.exact } },
  ];
}

function unfiltered(query: SearchQuery, place: SearchPlace | null): Offer[] {
  const all = { ...EVERYBODY, ...placeIn(query) };
  const here = { label: 'Without any filter', query: all };
  const wider = [...radii(all, place), ...inState(all, place)].map((offer) => ({
    label: `${offer.label}, without any filter`,
    query: offer.query,
  }));
  return [here, ...wider].map((offer) => ({ ...offer, kind: 'filters' }));
}

function everywhere(query: SearchQuery): Offer[] {
  return [
    { kind: 'everywhere', label: 'The same anywhere', query: { ...query, ...NOWHERE } },
    { kind: 'everywhere', label: 'Everybody', query: EVERYBODY },
  ];
}

function placeIn(query: SearchQuery) {
  const { searchZipCode, searchCity, searchCounty, searchRegion, searchState, typed, radius } = query;
  return { searchZipCode, searchCity, searchCounty, searchRegion, searchState, typed, radius };
}

function stateOnly(query: SearchQuery, { state }: SearchPlace): SearchQuery {
  return { ...query, ...NOWHERE, searchState: state };
}

function totalOf(store: Store, query: SearchQuery): number {
  const area = areaOf(store, placeOf(store, query), query.radius);
  return store.count({ area, text: query.q, exact: query.exact, chosen: chosenOf(query) });
}

/** "Aetna", "Aetna or Anthem", "Aetna or 3 more" */
function wordsFor(filter: Filter, [first, ...others]: string[]): string {
  const label = labelOf(filter, first);
  if (others.length === 0) return label;
  return `${label} or ${others.length === 1 ? labelOf(filter, others[0]) : `${others.length} more`}`;
}

function distinct(searches: readonly BroaderSearch[]): BroaderSearch[] {
  return searches.filter(({ query }, i) => searches.findIndex((other) => other.query === query) === i);
}

function asQuery(query: SearchQuery): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (name === 'searchStart' || name === 'searchCount') continue;
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== '' && one !== false) params.append(name, one === true ? '1' : String(one));
    }
  }
  return params.toString();
}

import { RADII } from '#contract/constants.ts';
import type { BroaderSearch, Filter, SearchPlace } from '#contract/search.ts';
import { searchQuery } from '#contract/schemas/search.ts';
import type { SearchQuery } from '#contract/schemas/search.ts';
import { withoutWords } from '#contract/typed-text.ts';
import { STATES, labelOf } from '#contract/vocabulary.ts';
import { either } from '#contract/wording.ts';
import type { Found } from '../../../db/search/search.ts';
import type { Store } from '../../../db/store.ts';
import { wishOfQuery } from './wish-of-query.ts';
import type { QueryWish } from './wish-of-query.ts';

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
  totalCount?: number;
}

/**
 * Searches that find more than this one, the closest first: with one filter less, within the next radius that helps, in
 * the state, by video, the same name elsewhere. For nobody, and no help in these, without any filter or anywhere.
 */
export function broaderSearches(store: Store, wish: QueryWish, { total, without }: Found): BroaderSearch[] {
  const { query, named } = wish;
  const less = [...lessText(wish), ...lessOne(wish, without)]
    .flatMap((offer) => firstOf([offer]))
    .sort((a, b) => b.totalCount - a.totalCount);
  const steps = [radii(query, named), inState(query, named), byVideo(wish), sameName(wish)];
  const close = [...less, ...steps.flatMap(firstOf)];
  if (total > 0 || close.length > 0) return distinct(close);
  return [unfiltered(wish), everywhere(query)].flatMap(firstOf).slice(0, 1);

  /** The first that finds more. */
  function firstOf(offers: readonly Offer[]): BroaderSearch[] {
    for (const { kind, label, query: broader, totalCount: counted } of offers) {
      const totalCount = counted ?? store.search.count(wishOfQuery(store, broader));
      if (totalCount > total) return [{ kind, label, query: asQuery(broader), totalCount }];
    }
    return [];
  }
}

/** Without some words of the text: all of them where they say one thing. */
function lessText(wish: QueryWish): Offer[] {
  const { query } = wish;
  return piecesOf(wish).map((words) => {
    const q = withoutWords(query.q, words);
    return less(words.join(' '), { ...query, q, exact: query.exact && q !== '' });
  });
}

/** What a text says, one thing at a time, in words as they stand in it. A name is one thing. */
function piecesOf({ text, who, reading: { understood, sought } }: QueryWish): string[][] {
  const said = [...new Set(understood.flatMap(({ words }) => words))].map((words) => [words]);
  const others = who.names && sought.length > 0 ? [sought] : sought.map((words) => [words]);
  const pieces = [...said, ...others];
  if (pieces.length > 1) return pieces.slice(0, MOST_PIECES);
  return text ? [[text]] : [];
}

/** One filter less, whatever is chosen in it. */
function lessOne({ query, chosen }: QueryWish, without: Found['without']): Offer[] {
  return (Object.entries(chosen) as [Filter, string[]][]).map(([filter, values]) => ({
    ...less(wordsFor(filter, values), { ...query, [filter]: EVERYBODY[filter] }),
    totalCount: without[filter],
  }));
}

function less(what: string, query: SearchQuery): Offer {
  return { kind: 'filter', label: `Without “${what}”`, query };
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

function byVideo({ query, named, place }: QueryWish): Offer[] {
  if (!named || query.telehealth) return [];
  const states = place.kind === 'region' ? place.states : [named.state];
  const label = `By video in ${either(states.map((state) => STATES[state]))}`;
  return [{ kind: 'telehealth', label, query: { ...query, telehealth: true } }];
}

function sameName({ text, exact, who }: QueryWish): Offer[] {
  if (!who.names) return [];
  return [{ kind: 'name', label: `“${text}” anywhere`, query: { ...EVERYBODY, q: text, exact } }];
}

function unfiltered({ query, named }: QueryWish): Offer[] {
  const all = { ...EVERYBODY, ...placeIn(query) };
  const here = { label: 'Without any filter', query: all };
  const wider = [...radii(all, named), ...inState(all, named)].map((offer) => ({
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

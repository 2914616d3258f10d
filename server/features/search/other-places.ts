import { RADII } from '#contract/constants.ts';
import type { BroaderSearch } from '#contract/search.ts';
import type { SearchQuery } from '#contract/schemas/search.ts';
import { STATES } from '#contract/vocabulary.ts';
import { either } from '#contract/wording.ts';
import { EVERYBODY } from './parts-of-wish.ts';
import type { QueryWish } from './wish-of-query.ts';

/** Another search that may find more. */
export interface Offer {
  kind: BroaderSearch['kind'];
  label: string;
  query: SearchQuery;
  /** How many it finds, where the search has said so. */
  totalCount?: number;
}

const NOWHERE = {
  searchZipCode: '',
  searchCity: '',
  searchCounty: '',
  searchRegion: '',
  searchState: '',
  typed: '',
};

/** Whoever wants to be seen in person is not led to a screen. By video nobody is near: who accepts new patients comes first. */
export function byVideo({ query, named, needs, place }: QueryWish): Offer[] {
  if (!named || needs.telehealth || needs.in_person) return [];
  const states = place.kind === 'region' ? place.states : [named.state];
  const label = `By video in ${either(states.map((state) => STATES[state]))}`;
  const sort = query.sort === 'nearest' ? 'confirmed' : query.sort;
  return [{ kind: 'telehealth', label, query: { ...query, telehealth: true, sort } }];
}

export function radii({ query, named }: QueryWish): Offer[] {
  if (!named || named.lat === null) return [];
  return RADII.filter((miles) => miles > query.radius).map((radius) => ({
    kind: 'radius',
    label: `Within ${radius} miles`,
    query: { ...query, radius },
  }));
}

export function inState({ query, named }: QueryWish): Offer[] {
  if (!named || named.kind === 'state') return [];
  const there = { ...query, ...NOWHERE, searchState: named.state };
  return [{ kind: 'state', label: `All of ${STATES[named.state]}`, query: there }];
}

export function sameName({ text, exact, who }: QueryWish): Offer[] {
  if (!who.names) return [];
  return [{ kind: 'name', label: `“${text}” anywhere`, query: { ...EVERYBODY, q: text, exact } }];
}

export function anywhere({ query, named }: QueryWish): Offer[] {
  return named ? [{ kind: 'everywhere', label: 'Anywhere', query: { ...query, ...NOWHERE } }] : [];
}

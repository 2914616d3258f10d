import { RADII } from '#contract/constants.ts';
import type { BroaderSearch, SearchPlace } from '#contract/doctors.ts';
import type { SearchQuery } from '#contract/schemas/doctors.ts';
import { STATES } from '#contract/vocabulary.ts';
import type { Store } from '../../db/store.ts';
import { areaOf, chosenOf, placeOf } from './search-terms.ts';

/** A larger search that may find somebody. */
interface Offer {
  kind: BroaderSearch['kind'];
  label: string;
  query: SearchQuery;
}

/** For a search that found nobody: larger ones that find somebody, of each kind the smallest step. */
export function broaderSearches(
  store: Store,
  query: SearchQuery,
  place: SearchPlace | null,
): BroaderSearch[] {
  const steps = [radii, inState, byVideo, unfiltered].map((step) => step(query, place));
  return steps.flatMap((offers) => {
    for (const { kind, label, query: broader } of offers) {
      const totalCount = totalOf(store, broader);
      if (totalCount > 0) return [{ kind, label, query: asQuery(broader), totalCount }];
    }
    return [];
  });
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

function byVideo(query: SearchQuery, place: SearchPlace | null): Offer[] {
  if (!place || query.telehealth) return [];
  const label = `By video in ${STATES[place.state]}`;
  return [{ kind: 'telehealth', label, query: { ...stateOnly(query, place), telehealth: true } }];
}

function unfiltered(query: SearchQuery, place: SearchPlace | null): Offer[] {
  if (Object.keys(chosenOf(query)).length === 0 && !query.q) return [];
  const none = { condition: [], treatment: [], insurance: [], age: [], language: [], gender: [] };
  const all = { ...query, ...none, telehealth: false, accepting: false, q: '' };
  const here: Offer = { kind: 'filters', label: 'Without any filter', query: all };
  const near = radii(all, place).map((offer) => ({ ...offer, label: `${offer.label}, without any filter` }));
  const state = inState(all, place).map((offer) => ({
    ...offer,
    label: `${offer.label}, without any filter`,
  }));
  return [here, ...near, ...state].map((offer) => ({ ...offer, kind: 'filters' }));
}

function stateOnly(query: SearchQuery, { state }: SearchPlace): SearchQuery {
  const none = { searchZipCode: '', searchCity: '', searchCounty: '', searchRegion: '', typed: '' };
  return { ...query, ...none, searchState: state };
}

function totalOf(store: Store, query: SearchQuery): number {
  const area = areaOf(store, placeOf(store, query), query.radius);
  return store.count({ area, text: query.q, exact: query.exact, chosen: chosenOf(query) });
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

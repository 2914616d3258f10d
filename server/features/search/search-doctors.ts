import { FEW_RESULTS } from '#contract/constants.ts';
import type { DoctorResult, DoctorSearch, Understood } from '#contract/search.ts';
import type { SearchQuery } from '#contract/schemas/search.ts';
import type { Chosen } from '../../../db/search/search.ts';
import type { Store } from '../../../db/store.ts';
import { answersTo, asksSomething } from './answers.ts';
import type { Asked } from './answers.ts';
import { areaOf, chosenOf, placeOf, typedOf } from './search-terms.ts';
import { broaderSearches } from './broader-searches.ts';

/** What GET /api/doctors answers. Throws a 404 for a place that does not exist. */
export function searchDoctors(store: Store, query: SearchQuery): DoctorSearch {
  const place = placeOf(store, query);
  const chosen = chosenOf(query);
  const found = store.search({
    area: areaOf(store, place, query.radius),
    text: query.q,
    exact: query.exact,
    chosen,
    count: query.searchCount,
    start: query.searchStart,
    sort: query.sort,
  });
  // What somebody typed may be a name: such a search is not noted.
  if (found.total === 0 && !query.q) store.emptySearches.note(place?.state ?? '', needsOf(chosen));
  const asked: Asked = {
    chosen: withTyped(chosen, found.reading.understood),
    licensedIn: found.licensedIn,
    sort: query.sort,
  };
  return {
    data: found.page.map(({ id, distance }) => resultOf(store, id, distance, asked)),
    totalCount: found.total,
    facets: found.facets,
    place,
    radius: place && place.lat !== null ? query.radius : null,
    licensed_in: found.licensedIn ? [...found.licensedIn] : null,
    ...found.reading,
    typed: typedOf(store, query, place),
    sort: query.sort,
    wider: found.total < FEW_RESULTS ? broaderSearches(store, query, place, found) : [],
  };
}

function withTyped(chosen: Chosen, understood: readonly Understood[]): Chosen {
  const all = { ...chosen };
  for (const { filter, value } of understood) all[filter] = [...new Set([...(all[filter] ?? []), value])];
  return all;
}

function resultOf(store: Store, id: number, distance: number | null, asked: Asked): DoctorResult {
  return {
    ...store.listings.card(id),
    distance: distance === null ? null : Math.round(distance * 10) / 10,
    answers: asksSomething(asked) ? answersTo(asked, store.said(id)) : [],
  };
}

/** Each by itself, as in an address. */
function needsOf(chosen: Chosen): string[] {
  return Object.entries(chosen).flatMap(([filter, values]) =>
    values.map((value) => new URLSearchParams([[filter, value]]).toString()),
  );
}

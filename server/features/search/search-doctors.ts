import { FEW_RESULTS } from '#contract/constants.ts';
import type { DoctorResult, DoctorSearch } from '#contract/search.ts';
import type { SearchQuery } from '#contract/schemas/search.ts';
import type { Found } from '../../../db/search/search.ts';
import type { SearchNeeds } from '../../../db/search/wish.ts';
import type { Store } from '../../../db/store.ts';
import { answersTo, asksSomething } from './answers.ts';
import type { Question } from './answers.ts';
import { broaderSearches } from './broader-searches.ts';
import { publicHelp, veteransHelp } from './public-help.ts';
import { typedPlace } from './typed-place.ts';
import { wishOfQuery } from './wish-of-query.ts';

/**
 * What GET /api/doctors answers. A search goes one way, each step from one value to the next:
 *
 * 1. what was typed into a form → the query of an address (`query-of-form.ts`, before there is a search)
 * 2. the query → what is meant: a wish (`wish.ts`; its text is read by `db/search/text-match.ts`)
 * 3. the wish → where to look, and whom for: an area and what is wanted there (`db/search/wish.ts`)
 * 4. these → who is found: a page of them, and how all of them spread over the filters (`db/search/search.ts`)
 * 5. the wish and each who is found → what they answer to it (`answers.ts`)
 * 6. the wish, where few are found → what else to offer: queries, each of which goes the same way (`broader-searches.ts`)
 *
 * Throws a 404 for a place that does not exist.
 */
export function searchDoctors(store: Store, query: SearchQuery): DoctorSearch {
  const wish = wishOfQuery(store, query);
  const { named: place, needs, reading } = wish;
  const { searchCount: count, searchStart: start, sort } = query;
  const danger = reading.danger || (needs.condition?.includes('self-harm') ?? false);
  const veteran = reading.veteran || (needs.insurance?.includes('va-community-care') ?? false);
  const found = store.search.find(wish, { count, start, sort });
  // What somebody typed may be a name: such a search is not noted.
  if (found.total === 0 && !query.q) store.emptySearches.note(place?.state ?? '', inAddress(needs));
  const question: Question = { needs, said: wish.said, licensedIn: found.licensedIn, sort };
  return {
    data: found.page.map((one) => resultOf(store, one, question)),
    totalCount: found.total,
    facets: found.facets,
    place,
    radius: place && place.lat !== null ? query.radius : null,
    licensed_in: found.licensedIn ? [...found.licensedIn] : null,
    ...reading,
    danger,
    veteran,
    some_needs: found.isRelaxed,
    nearby: found.nearby,
    typed: typedPlace(store.places, query.typed, place),
    sort,
    wider: found.total < FEW_RESULTS || found.isRelaxed ? broaderSearches(store, wish, found) : [],
    help: [
      // In danger their line stands beside 988.
      ...(veteran && !danger ? veteransHelp() : []),
      ...(found.total === 0 ? publicHelp(place?.state ?? null) : []),
    ],
  };
}

/** Each by itself. */
function inAddress(needs: SearchNeeds): string[] {
  return Object.entries(needs).flatMap(([filter, values]) =>
    values.map((value) => new URLSearchParams([[filter, value]]).toString()),
  );
}

function resultOf(
  store: Store,
  { id, practice, distance }: Found['page'][number],
  question: Question,
): DoctorResult {
  return {
    ...store.listings.card(id, practice),
    distance: distance === null ? null : Math.round(distance * 10) / 10,
    answers: asksSomething(question) ? answersTo(question, store.search.doctor(id, practice)) : [],
  };
}

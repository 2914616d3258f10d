import { landingPath } from '#contract/landing.ts';
import type { Condition } from '#contract/vocabulary.ts';
import type { Place } from '../../../db/search/area.ts';
import type { Store } from '../../../db/store.ts';
import { createListedCities } from './listed-cities.ts';

/** About a millisecond's work. */
const CITIES_IN_BATCH = 25;

/** The paths of all landing pages that list somebody, in batches that are each made in a few milliseconds. */
export function* landingPaths(store: Store): Iterable<{ path: string }[]> {
  const cities = createListedCities(store);
  const states = store.search.stateCounts().filter(({ psychiatrists }) => psychiatrists > 0);
  if (states.length > 0) yield [{ path: landingPath() }];
  for (const { state } of states) {
    yield withConditions(store, { kind: 'state', state }, (condition) => landingPath(state, null, condition));
    const listed = cities.inState(state, null);
    for (let start = 0; start < listed.length; start += CITIES_IN_BATCH) {
      yield listed
        .slice(start, start + CITIES_IN_BATCH)
        .flatMap(({ city: { name, zips } }) =>
          withConditions(store, { kind: 'zips', zips, state }, (condition) =>
            landingPath(state, name, condition),
          ),
        );
    }
  }
}

function withConditions(
  { search }: Store,
  place: Place,
  pathOf: (condition: Condition | null) => string,
): { path: string }[] {
  const { facets } = search.find(search.wishOfQuery({ place }), { count: 0, start: 0 });
  const conditions = Object.keys(facets.condition) as Condition[];
  return [null, ...conditions].map((condition) => ({ path: pathOf(condition) }));
}

import { RADII } from '#contract/constants.ts';
import type { SearchPlace, Wider } from '#contract/doctors.ts';
import type { SearchQuery } from '#contract/search-query.ts';
import { STATES } from '#contract/vocabulary.ts';
import type { Store } from '../../db/store.ts';
import type { Chosen } from '../../db/search/search.ts';
import type { Area } from '../../db/search/area.ts';
import { areaOf, chosenOf } from './search-terms.ts';

/** For a search that found nobody: the nearest larger ones that find somebody, the smallest step first. */
export function widerSearches(store: Store, query: SearchQuery, place: SearchPlace | null): Wider[] {
  const chosen = chosenOf(query);
  const wider: Wider[] = [];
  const { state, isPoint } = { state: place?.state, isPoint: place !== null && place.kind !== 'state' };

  if (isPoint) {
    for (const radius of RADII.filter((miles) => miles > query.radius)) {
      const totalCount = total(areaOf(place, radius), query.q, chosen);
      if (totalCount === 0) continue;
      wider.push({
        kind: 'radius',
        label: `Within ${radius} miles`,
        query: asQuery({ ...query, radius }),
        totalCount,
      });
      break;
    }
  }
  if (state && isPoint) {
    const everywhereIn = { ...query, searchZipCode: '', searchCity: '', searchState: state };
    offer('state', `All of ${STATES[state]}`, everywhereIn, { kind: 'state', state }, chosen);
  }
  if (state && !query.telehealth) {
    const byVideo = { ...query, searchZipCode: '', searchCity: '', searchState: state, telehealth: true };
    offer(
      'telehealth',
      `By video in ${STATES[state]}`,
      byVideo,
      { kind: 'state', state },
      { ...chosen, telehealth: ['1'] },
    );
  }
  if (Object.keys(chosen).length > 0 || query.q) {
    offer(
      'filters',
      place ? `Everybody near ${place.label}` : 'Everybody',
      unfiltered(query),
      areaOf(place, query.radius),
      {},
      '',
    );
  }
  return wider;

  function offer(
    kind: Wider['kind'],
    label: string,
    to: SearchQuery,
    area: Area,
    filters: Chosen,
    text = query.q,
  ): void {
    const totalCount = total(area, text, filters);
    if (totalCount > 0) wider.push({ kind, label, query: asQuery(to), totalCount });
  }

  function total(area: Area, text: string, filters: Chosen): number {
    return store.search({ area, text, chosen: filters, count: 0, start: 0 }).total;
  }
}

function unfiltered(query: SearchQuery): SearchQuery {
  const none = { condition: [], treatment: [], insurance: [], age: [], language: [], gender: [] };
  return { ...query, ...none, telehealth: false, accepting: false, q: '' };
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

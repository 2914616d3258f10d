import type { DoctorSearch } from '#contract/search.ts';
import { DEFAULT_SEARCH_COUNT } from '#contract/constants.ts';
import { PAGES } from '#contract/paths.ts';
import { STATES } from '#contract/vocabulary.ts';
import type { State } from '#contract/vocabulary.ts';
import { counted, either } from '#contract/wording.ts';
import type { Head } from '../../app/head.ts';
import { breadcrumbList } from '../../structured-data/breadcrumb-list.ts';
import { doctorList } from '../../structured-data/doctor-list.ts';
import { searchHref } from '../../components/search/search-query.ts';
import type { SearchQuery } from '../../components/search/search-query.ts';

/** "Psychiatrists near Cambridge, MA" */
export function headingOf(found: DoctorSearch | undefined): string {
  if (!found?.place) return 'Find a psychiatrist';
  return `Psychiatrists ${placeWords(found)}`;
}

/** Where results are, and their order: "within 25 miles, nearest first". */
export function orderWords({ place, radius, licensed_in, sort, totalCount }: DoctorSearch): string {
  const nearest = radius === null ? 'in an order reshuffled every day' : 'nearest first';
  const order = totalCount < 2 ? '' : sort === 'nearest' ? nearest : ORDERS[sort];
  const bound = radius === null ? '' : `within ${radius} miles`;
  const where = licensed_in ? byVideo(licensed_in) : bound;
  const anywhere = !place && order ? 'anywhere' : '';
  return [where || anywhere, order].filter(Boolean).join(', ');
}

const ORDERS = {
  soonest: 'soonest first visit first',
  confirmed: 'latest confirmed first',
  follow_up: 'lowest follow-up fee first',
};

/** "by video in Ohio or Texas" */
export function byVideo(states: readonly State[]): string {
  return `by video in ${either(states.map((state) => STATES[state]))}`;
}

export function pageNumber(query: SearchQuery): number {
  const count = Number(query.searchCount) || DEFAULT_SEARCH_COUNT;
  return Math.floor(Number(query.searchStart) / count) + 1;
}

/**
 * Of all searches, search engines are to find the bare one alone: places have pages of their own (/psychiatrists/…),
 * and the other searches are more than anybody could read. What they list is found by their links all the same.
 */
export function headOf(query: SearchQuery, found: DoctorSearch | undefined): Head {
  const page = pageNumber(query);
  const title = headingOf(found) + (page > 1 ? `, page ${page}` : '');
  if (!found) return { title, robots: 'noindex' };
  const isBare = searchHref({ ...query, searchCount: '', more: [] }) === PAGES.search;
  const accepting = found.facets.accepting['1'] ?? 0;
  return {
    title,
    description: import.meta.env.SSR
      ? `${counted(found.totalCount, 'psychiatrist')}${found.place ? ` ${placeWords(found)}` : ''}, ${accepting} accepting new ` +
        'patients. Filter by condition, insurance and telehealth, then contact the practice yourself.'
      : undefined,
    robots: isBare ? undefined : 'noindex',
    schema: import.meta.env.SSR ? schemaOf(found) : undefined,
  };
}

/** The address of another page of the same search. */
export function pageHref(query: SearchQuery, start: number): string {
  return searchHref({ ...query, searchStart: String(start) });
}

function placeWords({ place, radius }: DoctorSearch): string {
  return place ? `${radius === null ? 'in' : 'near'} ${place.label}` : '';
}

function schemaOf(found: DoctorSearch): Head['schema'] {
  const place = found.place ? [{ label: found.place.label }] : [];
  return [
    doctorList(found.data),
    breadcrumbList([
      { label: 'Home', href: PAGES.home },
      { label: 'Psychiatrists', href: PAGES.search },
      ...place,
    ]),
  ];
}

import { CONDITIONS, INSURANCES, LANGUAGES, STATES } from '#contract/vocabulary.ts';
import type { Store } from '../../db/store.ts';

/** A kind of query: its name, whether it has a place, and the n-th URL of that kind, all different. */
export interface QueryKind {
  name: string;
  hasPlace: boolean;
  url: (n: number) => string;
}

const WORDS = [
  'listen',
  'garden',
  'first visit',
  'careful',
  'sleep',
  'school',
  'nurse',
  'questions',
  'family',
  'slow',
];

/** Every kind of search that the pages can ask for, over the places and names that the store really has. */
export function queryKinds({ places, listings, search }: Store): QueryKind[] {
  const of = <T>(list: readonly T[], n: number, step: number): T => list[(n * step) % list.length];
  const doctors = listings.newest(500);
  const states = Object.keys(STATES);
  const bigStates = search
    .stateCounts()
    .toSorted((a, b) => b.psychiatrists - a.psychiatrists)
    .slice(0, 5);
  const [largest] = bigStates;
  const zip = (n: number) => of(places.zips, n, 7919);
  const zipOfDoctor = (n: number) => of(doctors, n, 1).zip;
  const city = (n: number) =>
    `searchCity=${encodeURIComponent(of(doctors, n, 3).city)}&searchState=${of(doctors, n, 3).state}`;
  const condition = (n: number) => of(Object.keys(CONDITIONS), n, 5);
  const insurance = (n: number) => of(Object.keys(INSURANCES), n, 7);
  const language = (n: number) => of(Object.keys(LANGUAGES), n, 3);
  const name = (n: number) =>
    encodeURIComponent(`${of(doctors, n, 7).first_name} ${of(doctors, n, 7).last_name}`);
  const filters = (n: number) =>
    `condition=${condition(n)}&condition=${condition(n + 1)}&insurance=${insurance(n)}`;

  const kind = (title: string, hasPlace: boolean, query: (n: number) => string): QueryKind => ({
    name: title,
    hasPlace,
    url: (n) => `/api/doctors?${query(n)}`,
  });
  return [
    ...[5, 25, 100].map((miles) =>
      kind(`any ZIP, ${miles} miles`, true, (n) => `searchZipCode=${zip(n)}&radius=${miles}`),
    ),
    kind("a doctor's ZIP, 25 miles", true, (n) => `searchZipCode=${zipOfDoctor(n)}`),
    kind(
      "a doctor's ZIP, 100 miles, 3 values",
      true,
      (n) => `searchZipCode=${zipOfDoctor(n)}&radius=100&${filters(n)}`,
    ),
    kind('10001, 100 miles, 3 values', true, (n) => `searchZipCode=10001&radius=100&${filters(n)}`),
    kind(
      'ZIP, telehealth, accepting',
      true,
      (n) => `searchZipCode=${zipOfDoctor(n)}&telehealth=1&accepting=1`,
    ),
    kind('ZIP, name', true, (n) => `searchZipCode=${zipOfDoctor(n)}&q=${name(n)}`),
    kind(
      'ZIP, word',
      true,
      (n) => `searchZipCode=${zipOfDoctor(n)}&q=${encodeURIComponent(of(WORDS, n, 1))}`,
    ),
    kind('city', true, city),
    kind('city, 3 values', true, (n) => `${city(n)}&${filters(n)}`),
    kind('state', true, (n) => `searchState=${of(states, n, 11)}`),
    kind('state, 3 values', true, (n) => `searchState=${of(states, n, 11)}&${filters(n)}`),
    kind(
      'one of the 5 largest states, 3 values',
      true,
      (n) => `searchState=${of(bigStates, n, 1).state}&${filters(n)}`,
    ),
    kind('state, telehealth', true, (n) => `searchState=${of(states, n, 11)}&telehealth=1`),
    kind(
      'largest state, last page',
      true,
      () => `searchState=${largest.state}&searchStart=${largest.psychiatrists - 5}`,
    ),
    kind('nothing', false, (n) => `searchStart=${n * 10}`),
    kind('3 values', false, filters),
    kind('language, telehealth', false, (n) => `language=${language(n)}&telehealth=1`),
    kind('name', false, (n) => `q=${name(n)}`),
    kind('word', false, (n) => `q=${encodeURIComponent(of(WORDS, n, 1))}`),
    kind('condition in own words', false, () => 'q=depressed'),
    kind(
      'last page',
      false,
      (n) => `accepting=1&searchStart=${Math.floor(doctorsTotal() * 0.6) - (n % 100)}`,
    ),
  ];

  function doctorsTotal(): number {
    return search.stateCounts().reduce((sum, { psychiatrists }) => sum + psychiatrists, 0);
  }
}

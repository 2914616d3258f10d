import { STATES } from '#contract/vocabulary.ts';
import type { Facets } from '#contract/search.ts';
import type { Condition, State } from '#contract/vocabulary.ts';
import type { ListedCity } from './listed-cities.ts';

/** What is known of a place: all that its sentences are made from. */
export interface LandingFacts {
  state: State;
  city: string | null;
  condition: Condition | null;
  total: number;
  /** Listed in the place, with or without the condition. */
  everybody: number;
  accepting: number;
  /** ISO date on which the last of them confirmed it. */
  lastConfirmed: string | null;
  /** Of the total: treat patients of the state by video. */
  telehealth: number;
  /** Treat patients of the state by video, wherever their practice is. */
  telehealthInState: number;
  facets: Facets;
  /** Of a state: the cities that list somebody. */
  cities: readonly ListedCity[];
  nearby: readonly ListedCity[];
  /** The nearest place with a wider choice, where few are listed. */
  larger: ListedCity | null;
}

/** "Boston", "Massachusetts", "the District of Columbia" */
export function placeName({ city, state }: Pick<LandingFacts, 'city' | 'state'>): string {
  return city ?? stateName(state);
}

/** A state's name in running text. */
export function stateName(state: State): string {
  return WITH_ARTICLE.includes(state) ? `the ${STATES[state]}` : STATES[state];
}

const WITH_ARTICLE: readonly State[] = ['DC', 'MP', 'VI'];

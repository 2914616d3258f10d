import type { z } from 'zod';
import type * as answers from './schemas/answers/landing.ts';
import { folded } from './without-accents.ts';
import type { Condition, State } from './vocabulary.ts';

/** In an address in place of a city's name: the whole state. */
export const WHOLE_STATE = 'all';

export type LandingLink = z.output<typeof answers.landingLink>;

export type LandingCrumb = z.output<typeof answers.landingCrumb>;

export type Landing = z.output<typeof answers.landing>;

export type LandingOverview = z.output<typeof answers.landingOverview>;

/** The address of a landing page: /psychiatrists/mo/st-louis/adhd; of a state and a condition, /psychiatrists/mo/all/adhd. */
export function landingPath(
  state?: State,
  city: string | null = null,
  condition: Condition | null = null,
): string {
  const parts = [state?.toLowerCase(), city === null ? condition && WHOLE_STATE : citySlug(city), condition];
  return ['/psychiatrists', ...parts.filter(Boolean)].join('/');
}

/** "st-louis" of "Saint Louis" */
function citySlug(city: string): string {
  const plain = folded(city.replace(/['’ʻ`]/g, '')).replaceAll('&', ' and ');
  return (plain.match(/[a-z0-9]+/g) ?? []).map((word) => SHORT[word] ?? word).join('-');
}

const SHORT: Partial<Record<string, string>> = { saint: 'st', sainte: 'ste' };

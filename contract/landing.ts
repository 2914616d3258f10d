import { folded } from './without-accents.ts';
import type { DoctorCard, StateCount } from './search.ts';
import type { Condition, State } from './vocabulary.ts';

/** In an address in place of a city's name: the whole state. */
export const WHOLE_STATE = 'all';

/** A link to another landing page, with how many it lists. */
export interface LandingLink {
  label: string;
  path: string;
  psychiatrists: number;
  /** From the middle of this page's place; null where that says nothing. */
  miles: number | null;
}

/** A step of the way down to the page; without an address, the page itself. */
export interface LandingCrumb {
  label: string;
  href?: string;
}

/** The answer to GET /api/landing/{state}[/{city}[/{condition}]]: who is listed in a place, and the page's words. */
export interface Landing {
  /** The page's one address. */
  path: string;
  state: State;
  /** null for the whole state. */
  city: string | null;
  condition: Condition | null;
  /** "Psychiatrists in Boston, Massachusetts" */
  heading: string;
  title: string;
  description: string;
  crumbs: LandingCrumb[];
  /** Paragraphs made from what is known of this place. */
  text: string[];
  /** What help with the condition mostly is; null without a condition. */
  help: string | null;
  /** How many have their practice here. */
  totalCount: number;
  /** Of those: confirmed to take new patients. */
  accepting: number;
  /** Of those: treat patients of this state by video. */
  telehealth: number;
  /** The first of them, in the order of the day. */
  data: DoctorCard[];
  /** Pages of this place and a condition that list somebody; the one shown is left out. */
  conditions: LandingLink[];
  /** Of a state: every city that lists somebody. */
  cities: LandingLink[];
  /** The nearest cities that list somebody. */
  nearby: LandingLink[];
}

/** The answer to GET /api/landing: the whole directory by state. */
export interface LandingOverview {
  totalCount: number;
  accepting: number;
  text: string[];
  states: StateCount[];
}

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

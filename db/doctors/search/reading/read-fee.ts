import { FEE_BOUNDS } from '#contract/vocabulary.ts';
import type { FeeFilter } from '#contract/vocabulary.ts';
import { wordsOf } from './tokens.ts';

/** A price that is not to be passed, read in a list of words: how many of them it takes. */
export interface FoundFee {
  filter: FeeFilter;
  /** The lowest bound of the filter that leaves out nobody who fits. */
  bound: string;
  length: number;
}

/** In front of a price; the longest first. */
const LIMITS = phrases(
  'no more than',
  'not more than',
  ...['less than', 'lower than', 'cheaper than', 'at most', 'up to', 'menos de', 'no mas de'],
  ...['under', 'below', 'max', 'maximum', 'budget', 'hasta', 'maximo', 'presupuesto'],
);
/** Behind one. */
const LIMITS_BEHIND = phrases(
  'or less',
  'or under',
  'or below',
  'max',
  'maximum',
  'tops',
  'o menos',
  'maximo',
);
const UNITS = phrases('dollars', 'dollar', 'usd', 'bucks', 'dolares');
const EACH = phrases(
  ...['per visit', 'per session', 'per appointment', 'a visit', 'a session', 'an appointment', 'each'],
  ...['por visita', 'por sesion', 'por cita', 'la visita', 'la cita'],
);
/** Which visit is meant. */
const VISITS: [FeeFilter, string[][]][] = [
  [
    'first_visit',
    phrases('first visit', 'first appointment', 'initial visit', 'intake', 'primera visita', 'primera cita'),
  ],
  [
    'follow_up',
    phrases('follow up visit', 'follow ups', 'follow up', 'followup', 'followups', 'seguimiento'),
  ],
];
/** All words of these phrases: spelled right as they are. */
export const FEE_WORDS = [LIMITS, LIMITS_BEHIND, UNITS, ...VISITS.map(([, names]) => names)].flat(2);
const BETWEEN = new Set(wordsOf('for is costs cost fee fees price de'));

/** With nothing beside it that makes it money, less may be an age. */
const LEAST_BARE = 100;

/**
 * Reads "under $200", "less than 300 dollars", "$250", "first visit up to 400", "150 or less", "menos de 200 dólares"
 * at a word. `signBefore` knows the character in front of a word. What is above all bounds is no wish.
 */
export function feeAt(
  words: readonly string[],
  at: number,
  signBefore: (word: number) => string | undefined,
): FoundFee | null {
  const before = visitAt(words, at);
  let next = at + before.length;
  if (before.filter && BETWEEN.has(words[next])) next++;
  const limit = lengthOf(LIMITS, words, next);
  next += limit;
  const dollars = /^\d{2,4}$/.test(words[next] ?? '') ? Number(words[next]) : null;
  if (dollars === null) return null;
  const sign = signBefore(next++);
  const unit = lengthOf(UNITS, words, next);
  next += unit;
  next += lengthOf(EACH, words, next);
  const behind = lengthOf(LIMITS_BEHIND, words, next);
  next += behind;
  const isMoney = sign === '$' || unit > 0;
  const isLimit = limit + behind > 0 && dollars >= LEAST_BARE;
  // "1,200" are two words.
  if (sign === ',' || !(isMoney || isLimit)) return null;

  const skipped = BETWEEN.has(words[next]) ? 1 : 0;
  const after = before.filter ? NO_VISIT : visitAt(words, next + skipped);
  if (after.filter) next += skipped + after.length;
  const filter = before.filter ?? after.filter ?? 'first_visit';
  const bound = FEE_BOUNDS[filter].bounds.find((most) => most >= dollars);
  return bound === undefined ? null : { filter, bound: String(bound), length: next - at };
}

interface Visit {
  filter: FeeFilter | null;
  length: number;
}

const NO_VISIT: Visit = { filter: null, length: 0 };

function visitAt(words: readonly string[], at: number): Visit {
  for (const [filter, names] of VISITS) {
    const length = lengthOf(names, words, at);
    if (length > 0) return { filter, length };
  }
  return NO_VISIT;
}

/** How many words the first of the phrases takes that stands here; 0 for none. */
function lengthOf(some: readonly string[][], words: readonly string[], at: number): number {
  return some.find((phrase) => phrase.every((word, i) => words[at + i] === word))?.length ?? 0;
}

function phrases(...texts: string[]): string[][] {
  return texts.map(wordsOf);
}

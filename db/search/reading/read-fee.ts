import { FEE_BOUNDS, FEE_FILTERS } from '#contract/vocabulary.ts';
import type { FeeFilter } from '#contract/vocabulary.ts';
import { createPhrases, phraseSet } from '../../text/phrases.ts';
import type { Phrases } from '../../text/phrases.ts';
import { wordsOf } from '../../text/tokens.ts';
import { wordsByPart } from './listed-words.ts';

/** A price that is not to be passed, read in a list of words: how many of them it takes. */
export interface FoundFee {
  filter: FeeFilter;
  /** The lowest bound of the filter that leaves out nobody who fits. */
  bound: string;
  length: number;
}

const WORDS = wordsByPart('fees', ['limit', 'limit behind', 'dollars', 'each', ...FEE_FILTERS]);
const LIMITS = phraseSet(WORDS.limit);
const LIMITS_BEHIND = phraseSet(WORDS['limit behind']);
const UNITS = phraseSet(WORDS.dollars);
const EACH = phraseSet(WORDS.each);
/** Which visit is meant. */
const VISITS = createPhrases<FeeFilter>();
for (const filter of FEE_FILTERS) for (const words of WORDS[filter]) VISITS.add(words, filter);
/** The words of these phrases: spelled right as they are. */
export const FEE_WORDS = (['limit', 'limit behind', 'dollars', ...FEE_FILTERS] as const)
  .flatMap((part) => WORDS[part])
  .flat();
/** What is counted so is no money. */
const MEASURES = new Set(
  wordsOf(
    'mg mcg ml g kg lb lbs pounds mi mile miles millas km ft feet calories min mins minutes hours days years people patients',
  ),
);
const BETWEEN = new Set(wordsOf('for is costs cost fee fees price de of'));
const TO = new Set(wordsOf('to and y a'));
const DIGITS = new Map(
  wordsOf('one two three four five six seven eight nine').map((word, i) => [word, i + 1]),
);

/** With nothing beside it that makes it money, less may be an age. */
const LEAST_BARE = 100;

/**
 * Reads "under $200", "less than 300 dollars", "$250", "first visit up to 400", "150 or less", "100-200 dollars", "menos de
 * 200 dólares" at a word. `gapBefore` knows what stands between a word and the one before it. What is above all bounds is
 * no wish.
 */
export function feeAt(
  words: readonly string[],
  at: number,
  gapBefore: (word: number) => string,
): FoundFee | null {
  const before = VISITS.at(words, at);
  let next = at + (before?.length ?? 0);
  if (before && BETWEEN.has(words[next])) next++;
  const limit = lengthOf(LIMITS, words, next);
  next += limit;
  if (limit > 0 && BETWEEN.has(words[next])) next++;
  const price = priceAt(words, next, gapBefore);
  if (!price) return null;
  next += price.length;
  const unit = lengthOf(UNITS, words, next);
  next += unit;
  next += lengthOf(EACH, words, next);
  const behind = lengthOf(LIMITS_BEHIND, words, next);
  next += behind;
  const isLimit =
    (limit + behind > 0 || price.isBelow || price.isRange) &&
    price.dollars >= LEAST_BARE &&
    !MEASURES.has(words[next]);
  if (!(price.hasSign || unit > 0 || isLimit)) return null;

  const skipped = BETWEEN.has(words[next]) ? (words[next + 1] === 'the' ? 2 : 1) : 0;
  const after = before ? null : VISITS.at(words, next + skipped);
  if (after) next += skipped + after.length;
  const filter = before?.meaning ?? after?.meaning ?? 'first_visit';
  const bound = FEE_BOUNDS[filter].bounds.find((most) => most >= price.dollars);
  return bound === undefined ? null : { filter, bound: String(bound), length: next - at };
}

interface Price {
  dollars: number;
  length: number;
  hasSign: boolean;
  /** "<200" */
  isBelow: boolean;
  /** "200-300": round, and not a part of a longer number. */
  isRange: boolean;
}

/** As people type it, in Unicode's compatible form. */
const DASH = /^\s*[-‐–—−~]\s*\$?$/;

/** A number, or the higher of two: "200", "200.00", "two hundred", "150-200", "$150 to $200", "$300 and $100". */
function priceAt(words: readonly string[], at: number, gapBefore: (word: number) => string): Price | null {
  const first = amountAt(words, at, gapBefore);
  if (!first) return null;
  const isJoined = TO.has(words[at + first.length]);
  const end = at + first.length + (isJoined ? 1 : 0);
  const isDashed = !isJoined && DASH.test(gapBefore(end));
  const last = isJoined || isDashed ? amountAt(words, end, gapBefore) : null;
  if (!last) return first;
  const isFalling = last.dollars <= first.dollars;
  // "$300 and 18 year old"
  if (isFalling && last.dollars < LEAST_BARE && !last.hasSign) return first;
  const isRound = first.dollars >= LEAST_BARE && first.dollars % 5 === 0 && last.dollars % 5 === 0;
  const isWhole = !DASH.test(gapBefore(at)) && !DASH.test(gapBefore(end + last.length));
  return {
    dollars: Math.max(first.dollars, last.dollars),
    hasSign: first.hasSign || last.hasSign,
    isBelow: first.isBelow,
    isRange: isDashed && !isFalling && isRound && isWhole,
    length: end + last.length - at,
  };
}

const NO_SIGNS = { hasSign: false, isBelow: false, isRange: false };

function amountAt(words: readonly string[], at: number, gapBefore: (word: number) => string): Price | null {
  const digit = words[at + 1] === 'hundred' ? DIGITS.get(words[at]) : undefined;
  if (digit !== undefined) return { ...NO_SIGNS, dollars: 100 * digit, length: 2 };
  if (!/^\d{2,4}$/.test(words[at] ?? '')) return null;
  const gap = gapBefore(at);
  // "1,200" are two words, and so are "anxiety,200".
  if (gap === ',' && /\d$/.test(words[at - 1] ?? '')) return null;
  const hasCents = gapBefore(at + 1) === '.' && /^\d\d$/.test(words[at + 1] ?? '');
  const length = hasCents ? 2 : 1;
  const behind = gapBefore(at + length);
  const isOfNext = behind.endsWith('$') && /^\d/.test(words[at + length] ?? '');
  const hasSign = /\$\s*$/.test(gap) || (/^\s?\$/.test(behind) && !isOfNext);
  return { ...NO_SIGNS, dollars: Number(words[at]), length, hasSign, isBelow: /[<≤]/.test(gap) };
}

/** How many words a phrase takes that stands here; 0 for none. */
function lengthOf(some: Phrases<true>, words: readonly string[], at: number): number {
  return some.at(words, at)?.length ?? 0;
}

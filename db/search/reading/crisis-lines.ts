import type { CrisisLine } from '#contract/crisis-lines.ts';
import type { Understood } from '#contract/search.ts';
import { phraseSet } from '../../text/phrases.ts';
import { wordsByPart } from './listed-words.ts';

const WORDS = wordsByPart('crisis-lines', ['veterans', 'spanish', 'trevor']);
const VETERANS = phraseSet(WORDS.veterans);
const SPANISH = phraseSet(WORDS.spanish);
const TREVOR = phraseSet(WORDS.trevor);
const VETERANS_PLANS = new Set(['va-community-care', 'tricare', 'champva']);
/** The Trevor Project is there for people under 25. */
const GROWN = new Set(['26-64', '65+']);

/** Who is to be called beside 988 in a danger that a text speaks of. */
export function crisisLines(
  words: readonly string[],
  understood: readonly Understood[],
  isViolence: boolean,
): CrisisLine[] {
  const says = (filter: string, values: { has(value: string): boolean }) =>
    understood.some((one) => one.filter === filter && values.has(one.value));
  const has = (phrases: typeof TREVOR) => words.some((_, at) => phrases.at(words, at));
  const lines: CrisisLine[] = [];
  if (isViolence) lines.push('violence');
  if (has(VETERANS) || says('insurance', VETERANS_PLANS)) lines.push('veterans');
  if (has(SPANISH) || says('language', new Set(['es']))) lines.push('spanish');
  const isTrevors = has(TREVOR) || says('condition', new Set(['gender-dysphoria']));
  if (isTrevors && !says('age', GROWN)) lines.push('trevor');
  return lines;
}

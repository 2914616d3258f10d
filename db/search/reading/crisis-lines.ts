import type { CrisisLine } from '#contract/crisis-lines.ts';
import type { Understood } from '#contract/search.ts';
import { phraseSet } from '../../text/phrases.ts';
import { wordsByPart } from './listed-words.ts';
import type { Danger } from './meanings.ts';

const WORDS = wordsByPart('crisis-lines', ['veterans', 'in danger', 'spanish', 'trevor']);
const VETERANS = phraseSet(WORDS.veterans);
/** Else "VA" is Virginia, and whoever is in Iraq or called Marine no veteran. In Spanish "va" is who goes. */
const IN_DANGER = phraseSet(WORDS['in danger']);
const SPANISH = phraseSet(WORDS.spanish);
const TREVOR = phraseSet(WORDS.trevor);
const VETERANS_PLANS = new Set(['va-community-care', 'tricare', 'champva']);
/** The Trevor Project is there for people under 25. */
const GROWN = new Set(['26-64', '65+']);

/** Who is to be called beside 988 in a danger that a text speaks of. */
export function crisisLines(
  words: readonly string[],
  understood: readonly Understood[],
  dangers: ReadonlySet<Danger>,
): CrisisLine[] {
  const lines: CrisisLine[] = [];
  if (dangers.has('overdose')) lines.push('poison');
  if (dangers.has('violence')) lines.push('violence');
  const isSpanish = has(words, SPANISH) || says(understood, 'language', new Set(['es']));
  if (saysVeteran(words, understood) || (!isSpanish && has(words, IN_DANGER))) lines.push('veterans');
  if (isSpanish) lines.push('spanish');
  const isTrevors = has(words, TREVOR) || says(understood, 'condition', new Set(['gender-dysphoria']));
  if (isTrevors && !says(understood, 'age', GROWN)) lines.push('trevor');
  return lines;
}

/** Whether somebody who has served, or serves, is meant. */
export function saysVeteran(words: readonly string[], understood: readonly Understood[]): boolean {
  return has(words, VETERANS) || says(understood, 'insurance', VETERANS_PLANS);
}

function has(words: readonly string[], phrases: typeof TREVOR): boolean {
  return words.some((_, at) => phrases.at(words, at));
}

function says(understood: readonly Understood[], filter: string, values: ReadonlySet<string>): boolean {
  return understood.some((one) => one.filter === filter && values.has(one.value));
}

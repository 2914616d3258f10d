import { STATES } from '#contract/vocabulary.ts';
import type { State } from '#contract/vocabulary.ts';
import { counted, listed } from '#contract/wording.ts';

/** Of the vocabulary, which has the district and the territories too. */
const NO_STATES: readonly State[] = ['AS', 'DC', 'GU', 'MP', 'PR', 'VI'];
const FIFTY = (Object.keys(STATES) as State[]).filter((state) => !NO_STATES.includes(state));
const MOST_CODES = 6;

/** "MA, NH", "14 states", "all 50 states": few words for a badge. */
export function statesInShort(states: readonly State[]): string {
  if (hasFifty(states)) return 'all 50 states';
  return states.length > MOST_CODES ? counted(states.length, 'state') : states.join(', ');
}

/** "Massachusetts and New Hampshire", "all 50 states and Guam" */
export function statesInFull(states: readonly State[]): string {
  const names = (codes: readonly State[]) => codes.map((code) => STATES[code]);
  if (!hasFifty(states)) return listed(names(states));
  return listed(['all 50 states', ...names(states.filter((state) => NO_STATES.includes(state)))]);
}

function hasFifty(states: readonly State[]): boolean {
  return FIFTY.every((state) => states.includes(state));
}

import { STATES } from '#contract/vocabulary.ts';
import type { State } from '#contract/vocabulary.ts';
import { wordsOf } from './spelling.ts';

const CODES = Object.keys(STATES) as State[];
const STATE_OF_KEY = new Map<string, State>([
  ...CODES.map((code): [string, State] => [code.toLowerCase(), code]),
  ...CODES.map((code): [string, State] => [stateKey(STATES[code]), code]),
  ['virginislands', 'VI'],
]);
const SHORTEST_ABBREVIATION = 4;

/** "U. S. Virgin Islands" */
export const MOST_STATE_WORDS = 4;

/** The words of a state's name or code, joined. Nothing is written out: MT is Montana, not a mount. */
export function stateKey(text: string): string {
  return wordsOf(text).join('');
}

/** The state that a key (see `stateKey`) is the code or the name of; "newyorkstate" as well. */
export function stateOfKey(key: string): State | null {
  return STATE_OF_KEY.get(key) ?? STATE_OF_KEY.get(key.replace(/(?<=.{4})state$/, '')) ?? null;
}

/** As `stateOfKey`, or the one state whose name begins like that: "mass", "calif". */
export function stateOfShortKey(key: string): State | null {
  const exact = stateOfKey(key);
  if (exact || key.length < SHORTEST_ABBREVIATION) return exact;
  const possible = statesBeginning(key);
  return possible.length === 1 ? possible[0] : null;
}

/** The states whose code or name begins with a key, in the order of their names. */
export function statesBeginning(key: string): State[] {
  const found = new Set<State>();
  for (const [name, code] of STATE_OF_KEY) if (name.startsWith(key)) found.add(code);
  return [...found];
}

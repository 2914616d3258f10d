import type { Blocks } from './blocks.ts';
import { LISTED } from './values.ts';
import type { ValueGroup } from './values.ts';

/** The doctor has at least one of the values. */
export interface AnyOf {
  values: number[];
  /** By block: who need not have any, because their name is what was typed; null for nobody. */
  exempt?: Int32Array | null;
}

/** One filter in use. */
export interface Choice extends AnyOf {
  group: ValueGroup;
}

/** Some blocks, each once. */
export interface Among {
  blocks: ArrayLike<number>;
  /** Beside each block: which of its slots count; null when all do. */
  masks: Int32Array | null;
  /** Where a doctor's further practices are left out: the value that says of each value of a practice whether any has it. */
  somewhere?: ReadonlyMap<number, number>;
}

/** Who is looked for, apart from the place. */
export interface Wanted {
  /** One entry a filter in use; all of them must hold. */
  choices: Choice[];
  /** What else must hold, and no filter shows: what a text says is needed, and what it does not want. */
  all: AnyOf[];
  /** One of these must hold, unless there are none: needs, where nobody has all of them. */
  any: AnyOf[];
  /** There is neither. */
  isPlain: boolean;
  text: TextMatch;
}

/** Words, one a block, of those who match a text. */
export interface TextMatch {
  /** Those whose name matches: they come first. Null for nobody. */
  names: Int32Array | null;
  /** Those whose text holds the words that are left to search for: they come next. Null for nobody. */
  body: Int32Array | null;
  /** Nobody else counts; else the others come after them. */
  only: boolean;
  /** The slots of all who count, ascending, where they are few. */
  few: readonly number[] | null;
}

/** The words of each value, by block. */
type Columns = Blocks['columns'];

export const ANY_TEXT: TextMatch = { names: null, body: null, only: false, few: null };

/** The doctors of one block who are wanted, the choices aside, as 32 bits. */
export function baseOf(columns: Columns, block: number, wanted: Wanted): number {
  const { names, body, only } = wanted.text;
  const matching = only ? (names ? names[block] : 0) | (body ? body[block] : 0) : -1;
  const base = columns[LISTED][block] & matching;
  return wanted.isPlain ? base : base & besides(columns, block, wanted);
}

function besides(columns: Columns, block: number, { all, any }: Wanted): number {
  let matches = -1;
  for (const one of all) matches &= chosenOf(columns, block, one);
  if (any.length === 0) return matches;
  let some = 0;
  for (const one of any) some |= chosenOf(columns, block, one);
  return matches & some;
}

/** The doctors of one block who fulfil a choice, as 32 bits. */
export function chosenOf(columns: Columns, block: number, choice: AnyOf): number {
  let chosen = choice.exempt ? choice.exempt[block] : 0;
  for (const value of choice.values) chosen |= columns[value][block];
  return chosen;
}

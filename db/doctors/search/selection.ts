import type { Blocks } from './blocks.ts';
import { LISTED } from './values.ts';
import type { ValueGroup } from './values.ts';

/** One filter in use: the doctor has at least one of the values. `group` counts them; null when nothing does. */
export interface Choice {
  group: ValueGroup | null;
  values: number[];
}

/** Who is looked for, apart from the place. */
export interface Wanted {
  /** By block: which of its slots count; null when all do. */
  masks: Int32Array | null;
  /** One entry a filter in use; all of them must hold. */
  choices: Choice[];
  text: TextMatch;
}

/** Words, one a block, of those who match a text. */
export interface TextMatch {
  /** Those whose name matches, whatever else; null for nobody. */
  names: Int32Array | null;
  /** Those whose text holds all the words that are left to search for; null for everybody. */
  body: Int32Array | null;
  /** Values that the text names; all of them must hold. */
  values: number[];
}

/** The words of each value, by block. */
type Columns = Blocks['columns'];

export const ANY_TEXT: TextMatch = { names: null, body: null, values: [] };

/** The doctors of one block who are wanted, the choices aside, as 32 bits. */
export function baseOf(columns: Columns, block: number, { masks, text }: Wanted): number {
  const { names, body, values } = text;
  let matching = body ? body[block] : -1;
  for (const value of values) matching &= columns[value][block];
  if (names) matching |= names[block];
  return columns[LISTED][block] & matching & (masks ? masks[block] : -1);
}

/** The doctors of one block who fulfil a choice, as 32 bits. */
export function chosenOf(columns: Columns, block: number, choice: Choice): number {
  let chosen = 0;
  for (const value of choice.values) chosen |= columns[value][block];
  return chosen;
}

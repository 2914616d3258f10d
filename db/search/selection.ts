import type { Blocks } from './blocks.ts';
import { LISTED, VALUE_COUNT } from './values.ts';
import type { ValueGroup } from './values.ts';

/** One filter in use: the doctor has at least one of the values. `group` counts them; null when nothing does. */
export interface Choice {
  group: ValueGroup | null;
  values: number[];
}

/** Who is looked for, apart from the place. */
export interface Wanted {
  /** One entry a filter in use; all of them must hold. */
  choices: Choice[];
  text: TextMatch;
}

/** Words, one a block, of those who match a text. */
export interface TextMatch {
  /** Those whose name matches, whatever else; null for nobody. */
  names: Uint32Array | null;
  /** Those whose text holds all the words that are left to search for; null for everybody. */
  body: Uint32Array | null;
  /** Values that the text names; all of them must hold. */
  values: number[];
}

export const ANY_TEXT: TextMatch = { names: null, body: null, values: [] };

/** The doctors of one block who match the text, as 32 bits. */
export function baseOf(blocks: Blocks, block: number, { names, body, values }: TextMatch): number {
  const { words } = blocks;
  const at = block * VALUE_COUNT;
  let matching = body ? body[block] : -1;
  for (const value of values) matching &= words[at + value];
  if (names) matching |= names[block];
  return words[at + LISTED] & matching;
}

/** The doctors of one block who fulfil a choice, as 32 bits. */
export function chosenOf(blocks: Blocks, block: number, choice: Choice): number {
  const { words } = blocks;
  const at = block * VALUE_COUNT;
  let chosen = 0;
  for (const value of choice.values) chosen |= words[at + value];
  return chosen;
}

/** How many bits are set. */
export function popcount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

import { popcount } from '../../bitset.ts';
import type { Blocks } from './blocks.ts';
import { baseOf, chosenOf } from './selection.ts';
import type { Wanted } from './selection.ts';
import { FACET_VALUES, VALUE_COUNT, VALUE_GROUPS } from './values.ts';

/** Who matches among some blocks, and how the matches spread over the values of every filter. */
export interface Tally {
  total: number;
  /** By value number: how many would match with that value alone chosen in its filter. */
  counts: Uint32Array;
}

/**
 * Marks the matches of each block in `hits` (one word a block) and counts them. A value of a filter in use is
 * counted among those who fulfil all the other filters, because choosing it as well widens that filter.
 */
export function tally({ words }: Blocks, among: ArrayLike<number>, wanted: Wanted, hits: Int32Array): Tally {
  const { choices } = wanted;
  const chosen = new Int32Array(choices.length);
  const counts = new Uint32Array(FACET_VALUES);
  const choiceOfGroup = VALUE_GROUPS.map((group) => choices.findIndex((choice) => choice.group === group));
  let total = 0;

  for (let i = 0; i < among.length; i++) {
    const block = among[i];
    const base = baseOf(words, block, wanted);
    if (base === 0) continue;
    let all = base;
    for (let c = 0; c < chosen.length; c++) {
      chosen[c] = chosenOf(words, block, choices[c]);
      all &= chosen[c];
    }
    if (all !== 0) {
      hits[block] = all;
      total += popcount(all);
    }
    for (let g = 0; g < VALUE_GROUPS.length; g++) {
      const own = choiceOfGroup[g];
      const matches = own === -1 ? all : allBut(own, base, chosen);
      if (matches !== 0) countGroup(g, block, matches);
    }
  }
  return { total, counts };

  function countGroup(g: number, block: number, matches: number): void {
    const { first, values } = VALUE_GROUPS[g];
    const at = block * VALUE_COUNT + first;
    for (let v = 0; v < values.length; v++) {
      counts[first + v] += popcount(words[at + v] & matches);
    }
  }
}

function allBut(own: number, base: number, chosen: Int32Array): number {
  let matches = base;
  for (let c = 0; c < chosen.length; c++) if (c !== own) matches &= chosen[c];
  return matches;
}

/** How many match among some blocks, without the spread. */
export function countMatches({ words }: Blocks, among: ArrayLike<number>, wanted: Wanted): number {
  let total = 0;
  for (let i = 0; i < among.length; i++) total += popcount(matchesOf(words, among[i], wanted));
  return total;
}

/** The same in some ZIP codes (their indexes): the work of those blocks alone, without masks to set up. */
export function countInZips(blocks: Blocks, zips: Iterable<number>, wanted: Wanted): number {
  let total = 0;
  for (const zip of zips) {
    const slots = blocks.ofZip(zip);
    if (!slots) continue;
    for (let i = 0; i < slots.blocks.length; i++) {
      total += popcount(matchesOf(blocks.words, slots.blocks[i], wanted) & slots.masks[i]);
    }
  }
  return total;
}

function matchesOf(words: Int32Array, block: number, wanted: Wanted): number {
  let matches = baseOf(words, block, wanted);
  for (let c = 0; c < wanted.choices.length && matches !== 0; c++) {
    matches &= chosenOf(words, block, wanted.choices[c]);
  }
  return matches;
}

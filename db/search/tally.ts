import { popcount } from '../bitset.ts';
import type { Blocks } from './blocks.ts';
import { baseOf, chosenOf } from './wanted.ts';
import type { Among, Wanted } from './wanted.ts';
import type { Once } from './once.ts';
import { addBlock, countWith, createSparseBitmap, sizeOf } from './sparse-bitmap.ts';
import { FACET_VALUES, SLIDING_SCALE, SOMEWHERE, VALUE_GROUPS } from './values.ts';
import type { ValueGroup } from './values.ts';

/** Who matches among some blocks, and how the matches spread over the values of every filter. */
export interface Tally {
  total: number;
  /** By value number: how many would match with that value alone chosen in its filter. */
  counts: Uint32Array;
  /** By choice: how many would match without it. */
  without: number[];
  /** By choice: how many of these have a sliding scale. */
  sliding: number[];
}

/**
 * Marks the matches of each block in `hits` (one word a block) and counts the doctors among them. A value of a filter in use is
 * counted among those who fulfil all the other filters, because choosing it as well widens that filter.
 */
export function tally(
  { columns, hasOthers }: Blocks,
  once: Once,
  { blocks, masks, somewhere }: Among,
  wanted: Wanted,
  hits: Int32Array,
): Tally {
  const { choices } = wanted;
  const chosen = new Int32Array(choices.length);
  const matching = createSparseBitmap(blocks.length);
  const butOne = choices.map(() => createSparseBitmap(blocks.length));

  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i];
    const base = baseOf(columns, block, wanted) & (masks ? masks[i] : -1);
    if (base === 0) continue;
    let all = base;
    for (let c = 0; c < chosen.length; c++) {
      chosen[c] = chosenOf(columns, block, choices[c]);
      all &= chosen[c];
    }
    if (all !== 0) {
      hits[block] = all;
      addBlock(matching, block, all);
    }
    for (let c = 0; c < chosen.length; c++) {
      addBlock(butOne[c], block, allBut(c, base, chosen));
    }
  }

  const counts = new Uint32Array(FACET_VALUES);
  const amongOf = (group: ValueGroup) => {
    const own = choices.findIndex((choice) => choice.group === group);
    return own === -1 ? matching : butOne[own];
  };
  const having = hasOthers ? somewhere : SOMEWHERE;
  if (!having) {
    // The practice that matches need not be the one that has such a value.
    for (const group of VALUE_GROUPS.filter(({ first }) => SOMEWHERE.has(first))) {
      counts[group.first] = once.count(amongOf(group), columns[group.first]);
    }
  }
  // Everywhere, doctors' own slots are all there is.
  if (having !== SOMEWHERE) for (const bitmap of [matching, ...butOne]) once.reduce(bitmap);
  for (const group of VALUE_GROUPS) {
    const among = amongOf(group);
    const end = group.first + group.values.length;
    for (let value = group.first; value < end; value++) {
      if (!SOMEWHERE.has(value)) counts[value] = countWith(columns[value], among);
      else if (having) counts[value] = countWith(columns[having.get(value) ?? value], among);
    }
  }
  const sliding = butOne.map((others) => countWith(columns[SLIDING_SCALE], others));
  return { total: sizeOf(matching), counts, without: butOne.map(sizeOf), sliding };
}

function allBut(own: number, base: number, chosen: Int32Array): number {
  let matches = base;
  for (let c = 0; c < chosen.length; c++) if (c !== own) matches &= chosen[c];
  return matches;
}

/** How many match among some blocks, without the spread. */
export function countMatches({ columns }: Blocks, once: Once, among: Among, wanted: Wanted): number {
  const { masks } = among;
  const blocks = Int32Array.from(among.blocks);
  const matches = blocks.map((block, i) => baseOf(columns, block, wanted) & (masks ? masks[i] : -1));
  for (const { values, exempt } of wanted.choices) {
    const chosen = exempt ? blocks.map((block) => exempt[block]) : new Int32Array(blocks.length);
    for (const value of values) {
      const words = columns[value];
      for (let i = 0; i < blocks.length; i++) chosen[i] |= words[blocks[i]];
    }
    for (let i = 0; i < blocks.length; i++) matches[i] &= chosen[i];
  }
  let total = 0;
  once.begin();
  for (let i = 0; i < blocks.length; i++) total += popcount(once.fresh(blocks[i], matches[i]));
  return total;
}

/** The same in some ZIP codes (their indexes): the work of those blocks alone, without masks to set up. */
export function countInZips(blocks: Blocks, once: Once, zips: ArrayLike<number>, wanted: Wanted): number {
  let total = 0;
  once.begin();
  for (let at = 0; at < zips.length; at++) {
    const slots = blocks.ofZip(zips[at]);
    if (!slots) continue;
    for (let i = 0; i < slots.blocks.length; i++) {
      const matches = matchesOf(blocks.columns, slots.blocks[i], wanted) & slots.masks[i];
      total += popcount(once.fresh(slots.blocks[i], matches));
    }
  }
  return total;
}

/** The doctors of one block who are wanted and fulfil every choice, as 32 bits. */
export function matchesOf(columns: Blocks['columns'], block: number, wanted: Wanted): number {
  let matches = baseOf(columns, block, wanted);
  for (let c = 0; c < wanted.choices.length && matches !== 0; c++) {
    matches &= chosenOf(columns, block, wanted.choices[c]);
  }
  return matches;
}

import type { Blocks } from './blocks.ts';
import type { DailyOrder } from './daily-order.ts';
import type { Among, Wanted } from './selection.ts';
import { matchesOf } from './tally.ts';

/** Those who match in one ZIP code (its index): how many, and the ids of the first few in the order of the day. */
export interface ZipMatches {
  zip: number;
  count: number;
  ids: number[];
}

/** Who matches among some blocks, by ZIP code; of each at most `most` ids. */
export function matchesByZip(
  blocks: Blocks,
  order: DailyOrder,
  { among, wanted, most }: { among: Among; wanted: Wanted; most: number },
): ZipMatches[] {
  const slotsOf = new Map<number, number[]>();
  for (let i = 0; i < among.blocks.length; i++) {
    const block = among.blocks[i];
    const matches = matchesOf(blocks.columns, block, wanted) & (among.masks ? among.masks[i] : -1);
    for (let rest = matches; rest !== 0; rest &= rest - 1) {
      const slot = block * 32 + 31 - Math.clz32(rest & -rest);
      const slots = slotsOf.get(blocks.zips[slot]);
      if (slots) slots.push(slot);
      else slotsOf.set(blocks.zips[slot], [slot]);
    }
  }
  return [...slotsOf].map(([zip, slots]) => {
    slots.sort((a, b) => order.rank(a) - order.rank(b) || a - b);
    return { zip, count: slots.length, ids: slots.slice(0, most).map((slot) => blocks.ids[slot]) };
  });
}

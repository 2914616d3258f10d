import type { Blocks } from './blocks.ts';
import type { DailyOrder } from './daily-order.ts';
import type { Among, Wanted } from './wanted.ts';
import { matchesOf } from './tally.ts';
import { SEVERAL } from './values.ts';

/** Those who have a practice that matches in one ZIP code (its index): how many, and the ids of the first few in the order of the day. */
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
  const { columns, zips, ids } = blocks;
  const found = new Map<number, { count: number; first: number[] }>();
  const counted = new Set<string>();
  for (let i = 0; i < among.blocks.length; i++) {
    const block = among.blocks[i];
    const matches = matchesOf(columns, block, wanted) & (among.masks ? among.masks[i] : -1);
    for (let rest = matches; rest !== 0; rest &= rest - 1) {
      const slot = block * 32 + 31 - Math.clz32(rest & -rest);
      if (columns[SEVERAL][block] & (rest & -rest)) {
        const key = `${ids[slot]} ${zips[slot]}`;
        if (counted.has(key)) continue;
        counted.add(key);
      }
      const there = found.get(zips[slot]);
      if (there) {
        there.count++;
        keepFirst(there.first, slot);
      } else found.set(zips[slot], { count: 1, first: [slot] });
    }
  }
  return [...found].map(([zip, { count, first }]) => ({ zip, count, ids: first.map((slot) => ids[slot]) }));

  /** Thousands may match in a place, and a few are asked for: the others are never put in order. */
  function keepFirst(first: number[], slot: number): void {
    let at = first.length;
    while (at > 0 && isBefore(slot, first[at - 1])) at--;
    if (at === most) return;
    first.splice(at, 0, slot);
    if (first.length > most) first.pop();
  }

  function isBefore(a: number, b: number): boolean {
    const difference = order.rank(a) - order.rank(b);
    return difference < 0 || (difference === 0 && a < b);
  }
}

import type { AreaBlocks } from './area.ts';
import type { Blocks } from './blocks.ts';
import type { DailyOrder } from './daily-order.ts';
import { popcount } from './selection.ts';

/** One result: a slot, with its distance in miles where the search has a point. */
export interface PageEntry {
  slot: number;
  distance: number | null;
}

/** Which part of the results is asked for. */
export interface Part {
  count: number;
  start: number;
}

/** The matches from `part.start` on, nearest first; those of one ZIP in the order of the day. */
export function pageByDistance(
  area: AreaBlocks,
  hits: Uint32Array,
  blocks: Blocks,
  order: DailyOrder,
  part: Part,
): PageEntry[] {
  const page: PageEntry[] = [];
  let skip = part.start;
  for (let i = 0; i < area.blocks.length && page.length < part.count; ) {
    const zip = blocks.zipOfBlock[area.blocks[i]];
    const first = i;
    let matches = 0;
    for (; i < area.blocks.length && blocks.zipOfBlock[area.blocks[i]] === zip; i++) {
      matches += popcount(hits[area.blocks[i]]);
    }
    if (skip >= matches) {
      skip -= matches;
      continue;
    }
    const slots: number[] = [];
    for (let b = first; b < i; b++) pushSlots(slots, area.blocks[b], hits[area.blocks[b]]);
    slots.sort((a, b) => order.rank(a) - order.rank(b) || a - b);
    const distance = area.miles ? area.miles[first] : null;
    for (const slot of slots.slice(skip, skip + part.count - page.length)) page.push({ slot, distance });
    skip = 0;
  }
  return page;
}

/** The matches from `part.start` on, in the order of the day. */
export function pageByDay(scope: { slots: Uint32Array; length: number }, hits: Uint32Array, part: Part): PageEntry[] {
  const page: PageEntry[] = [];
  let skip = part.start;
  for (let i = 0; i < scope.length && page.length < part.count; i++) {
    const slot = scope.slots[i];
    if (((hits[slot >>> 5] >>> (slot & 31)) & 1) === 0) continue;
    if (skip > 0) skip--;
    else page.push({ slot, distance: null });
  }
  return page;
}

function pushSlots(slots: number[], block: number, word: number): void {
  for (let rest = word; rest !== 0; rest &= rest - 1) {
    slots.push(block * 32 + 31 - Math.clz32(rest & -rest));
  }
}

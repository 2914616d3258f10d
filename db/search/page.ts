import type { Near } from '../places/near.ts';
import type { Blocks, ZipSlots } from './blocks.ts';
import type { DailyOrder } from './daily-order.ts';
import { SEVERAL } from './values.ts';

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

/**
 * The matches from `part.start` on, nearest first; those of one ZIP in the order of the day. Who matches in several
 * practices comes with the nearest, or with the first of those in one ZIP.
 */
export function pageByDistance(
  near: Near,
  hits: Int32Array,
  blocks: Blocks,
  order: DailyOrder,
  part: Part,
): PageEntry[] {
  const page: PageEntry[] = [];
  const came = new Set<number>();
  let skip = part.start;
  for (let i = 0; i < near.zips.length && page.length < part.count; i++) {
    const slots = blocks.ofZip(near.zips[i]);
    if (!slots) continue;
    const found = newIn(slots, hits, blocks, came);
    if (skip >= found.length) {
      skip -= found.length;
      continue;
    }
    found.sort((a, b) => order.rank(a) - order.rank(b) || a - b);
    const distance = near.miles[i];
    for (const slot of found.slice(skip, skip + part.count - page.length)) page.push({ slot, distance });
    skip = 0;
  }
  return page;
}

/** The matches from `part.start` on, in the order of the day. */
export function pageByDay(
  scope: { slots: Uint32Array; length: number },
  hits: Int32Array,
  part: Part,
): PageEntry[] {
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

/** The same of matches that are few: they are sorted. */
export function pageOfFew(hits: Int32Array, order: DailyOrder, part: Part): PageEntry[] {
  const slots: number[] = [];
  for (let block = 0; block < hits.length; block++) {
    for (let rest = hits[block]; rest !== 0; rest &= rest - 1) {
      slots.push(block * 32 + 31 - Math.clz32(rest & -rest));
    }
  }
  slots.sort((a, b) => order.rank(a) - order.rank(b) || a - b);
  return slots.slice(part.start, part.start + part.count).map((slot) => ({ slot, distance: null }));
}

/** The hits of a ZIP whose doctors did not come yet, each doctor once; now they have. */
function newIn(slots: ZipSlots, hits: Int32Array, blocks: Blocks, came: Set<number>): number[] {
  const found = slotsIn(slots, hits);
  if (!blocks.hasOthers) return found;
  const { owners, practices } = blocks;
  found.sort((a, b) => practices[a] - practices[b]);
  return found.filter((slot) => {
    if (!blocks.has(slot, SEVERAL)) return true;
    if (came.has(owners[slot])) return false;
    came.add(owners[slot]);
    return true;
  });
}

function slotsIn({ blocks, masks }: ZipSlots, hits: Int32Array): number[] {
  const slots: number[] = [];
  for (let i = 0; i < blocks.length; i++) {
    for (let rest = hits[blocks[i]] & masks[i]; rest !== 0; rest &= rest - 1) {
      slots.push(blocks[i] * 32 + 31 - Math.clz32(rest & -rest));
    }
  }
  return slots;
}

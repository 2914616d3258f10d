import type { PageEntry, Part } from './page.ts';

/** How matches are ordered by a number, by slot. */
export interface KeyOrder {
  /** From 0 to MOST_KEY; the lowest comes first. */
  key: (slot: number) => number;
  /** Orders those of one key. */
  ties: (a: PageEntry, b: PageEntry) => number;
  /** Miles; null without a point to measure from. */
  distance: (slot: number) => number | null;
}

export const MOST_KEY = 0xffff;

/**
 * The matches from `part.start` on, by their keys. They are counted by key first, so that only those are sorted whose
 * keys can be on the page.
 */
export function pageByKey(hits: Int32Array, { key, ties, distance }: KeyOrder, part: Part): PageEntry[] {
  const counts = new Uint32Array(MOST_KEY + 1);
  eachSlot(hits, (slot) => counts[key(slot)]++);
  let first = 0;
  let before = 0;
  while (first <= MOST_KEY && before + counts[first] <= part.start) before += counts[first++];
  let end = first;
  for (let reached = before; end <= MOST_KEY && reached < part.start + part.count; end++)
    reached += counts[end];

  const page: PageEntry[] = [];
  eachSlot(hits, (slot) => {
    if (key(slot) >= first && key(slot) < end) page.push({ slot, distance: distance(slot) });
  });
  page.sort((a, b) => key(a.slot) - key(b.slot) || ties(a, b));
  return page.slice(part.start - before, part.start - before + part.count);
}

/** Calls `act` with every slot whose bit is set, ascending. */
function eachSlot(hits: Int32Array, act: (slot: number) => void): void {
  for (let block = 0; block < hits.length; block++) {
    for (let rest = hits[block]; rest !== 0; rest &= rest - 1) {
      act(block * 32 + 31 - Math.clz32(rest & -rest));
    }
  }
}

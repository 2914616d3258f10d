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

/** So many are sorted faster than their keys are counted. */
const FEW = 1000;

/** The `total` matches from `part.start` on, by their keys. Of many only those are sorted whose keys can be on the page. */
export function pageByKey(hits: Int32Array, total: number, order: KeyOrder, part: Part): PageEntry[] {
  const { key, ties, distance } = order;
  const { first, end, before } = total <= FEW ? EVERY_KEY : keysOf(hits, key, part);
  const page: PageEntry[] = [];
  eachSlot(hits, (slot) => {
    if (key(slot) >= first && key(slot) < end) page.push({ slot, distance: distance(slot) });
  });
  page.sort((a, b) => key(a.slot) - key(b.slot) || ties(a, b));
  return page.slice(part.start - before, part.start - before + part.count);
}

/** Keys from `first` to before `end`, with so many matches before them. */
interface Keys {
  first: number;
  end: number;
  before: number;
}

const EVERY_KEY: Keys = { first: 0, end: MOST_KEY + 1, before: 0 };

/** The keys that can be on a part: matches are counted by key. */
function keysOf(hits: Int32Array, key: KeyOrder['key'], part: Part): Keys {
  const counts = new Uint32Array(MOST_KEY + 1);
  eachSlot(hits, (slot) => counts[key(slot)]++);
  let first = 0;
  let before = 0;
  while (first <= MOST_KEY && before + counts[first] <= part.start) before += counts[first++];
  let end = first;
  for (let reached = before; end <= MOST_KEY && reached < part.start + part.count; end++)
    reached += counts[end];
  return { first, end, before };
}

/** Calls `act` with every slot whose bit is set, ascending. */
function eachSlot(hits: Int32Array, act: (slot: number) => void): void {
  for (let block = 0; block < hits.length; block++) {
    for (let rest = hits[block]; rest !== 0; rest &= rest - 1) {
      act(block * 32 + 31 - Math.clz32(rest & -rest));
    }
  }
}

import type { State } from '#contract/vocabulary.ts';
import type { Places } from '../places/places.ts';
import { createBlocks, UNKNOWN_FEE } from './blocks.ts';
import type { Blocks } from './blocks.ts';
import { createDailyOrder } from './daily-order.ts';
import type { DailyOrder } from './daily-order.ts';
import { createNames } from './names.ts';
import type { Names } from './names.ts';
import { ACCEPTING, VISIT_VALUES } from './values.ts';

/** A row of listing_search. */
export interface SearchRow {
  id: number;
  zip: string;
  name: string;
  /** Last day (days since 1970) on which "accepting new patients" counts; 0 for not accepting. */
  accepting_until: number;
  /** The same of what was said of the earliest visit; 0 for nothing. */
  earliest_visit_until: number;
  /** Whole US dollars; null when unknown. */
  first_visit: number | null;
  follow_up: number | null;
  value_bits: Uint8Array;
}

/** Everything that a search reads, in memory; it follows listing_search. */
export interface SearchIndex {
  readonly blocks: Blocks;
  readonly order: DailyOrder;
  readonly names: Names;
  /** Raised by every change: what was computed under an older revision is stale. */
  readonly revision: number;
  /** Fills an empty index; rows in the order of their ZIP codes make it fastest to search. Throws on a ZIP code that `places` does not know. */
  load(rows: Iterable<SearchRow>): void;
  /** Puts a doctor in, or in place of what was known of that doctor. On an unknown ZIP code it throws, and the doctor is out. */
  put(row: SearchRow): void;
  /** Throws on an unknown ZIP code. */
  requireZip(row: Pick<SearchRow, 'zip'>): number;
  remove(id: number): void;
  /** Begins a day (days since 1970): a new shuffle, and confirmations that have run out. */
  turnTo(day: number): void;
}

export function createSearchIndex(places: Places, today: number): SearchIndex {
  const blocks = createBlocks();
  const order = createDailyOrder();
  const names = createNames();
  const nameOf = new Map<number, string>();
  let day = today;
  let revision = 0;
  order.reset(day);

  /** The index of a row's ZIP code. */
  function requireZip({ zip }: Pick<SearchRow, 'zip'>): number {
    const found = places.zipIndex(zip);
    if (found === -1) throw new Error(`Unknown ZIP code ${zip}`);
    return found;
  }

  function place(row: SearchRow): number {
    const zip = requireZip(row);
    const slot = blocks.add(row.id, zip, places.states[zip], row.value_bits);
    blocks.acceptingUntil[slot] = row.accepting_until;
    blocks.firstVisits[slot] = Math.min(row.first_visit ?? UNKNOWN_FEE, UNKNOWN_FEE);
    blocks.followUps[slot] = Math.min(row.follow_up ?? UNKNOWN_FEE, UNKNOWN_FEE);
    blocks.earliestVisitUntil[slot] = row.earliest_visit_until;
    setByDay(slot);
    names.add(slot, row.name);
    nameOf.set(slot, row.name);
    return slot;
  }

  /** What holds until a day. */
  function setByDay(slot: number): void {
    blocks.set(slot, ACCEPTING, blocks.acceptingUntil[slot] >= day);
    const isFresh = blocks.earliestVisitUntil[slot] >= day;
    for (const { said, counts } of VISIT_VALUES) blocks.set(slot, counts, isFresh && blocks.has(slot, said));
  }

  function stateOf(slot: number): State {
    return places.states[blocks.zips[slot]];
  }

  function remove(id: number): void {
    const slot = blocks.slotOf(id);
    if (slot === -1) return;
    const state = stateOf(slot);
    order.remove(slot, state);
    names.remove(slot, nameOf.get(slot) ?? '');
    nameOf.delete(slot);
    blocks.remove(slot, state);
    revision++;
  }

  function reorder(): void {
    order.reset(day);
    for (const slot of nameOf.keys()) {
      order.append(slot, blocks.ids[slot], stateOf(slot), blocks.has(slot, ACCEPTING));
    }
    order.sort();
    revision++;
  }

  return {
    blocks,
    order,
    names,
    get revision() {
      return revision;
    },
    load(rows) {
      for (const row of rows) place(row);
      reorder();
    },
    put(row) {
      remove(row.id);
      const slot = place(row);
      order.insert(slot, row.id, stateOf(slot), blocks.has(slot, ACCEPTING));
      revision++;
    },
    remove,
    requireZip,
    turnTo(newDay) {
      if (newDay === day) return;
      day = newDay;
      for (const slot of nameOf.keys()) setByDay(slot);
      reorder();
    },
  };
}

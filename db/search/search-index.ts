import type { State } from '#contract/vocabulary.ts';
import type { Places } from '../places/places.ts';
import { AWAY, createBlocks, HOME, UNKNOWN_FEE } from './blocks.ts';
import type { Blocks } from './blocks.ts';
import { createDailyOrder } from './daily-order.ts';
import type { DailyOrder } from './daily-order.ts';
import { createNames } from './names.ts';
import type { Names } from './names.ts';
import { ACCEPTING, IN_STATE, SOMEWHERE, VALUES_OF_PRACTICES, VISIT_VALUES } from './values.ts';

/** Another practice of a doctor: where it is, and which of VALUES_OF_PRACTICES it has. */
export interface OtherPractice {
  zip: string;
  values: number[];
}

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
  /** Of the first practice, as `zip` is. */
  value_bits: Uint8Array;
  others: readonly OtherPractice[];
}

/** Everything that a search reads, in memory; it follows listing_search. */
export interface SearchIndex {
  readonly blocks: Blocks;
  readonly order: DailyOrder;
  /** Whoever asks for it has all names read. */
  readonly names: Names;
  /** Reads at most so many of the names that were not, which a start leaves for later. Answers whether there are more. */
  readNames(most: number): boolean;
  /** Raised by every change: what was computed under an older revision is stale. */
  readonly revision: number;
  /** Fills an empty index; rows in the order of their ZIP codes make it fastest to search. Throws on a ZIP code that `places` does not know. */
  load(rows: Iterable<SearchRow>): void;
  /** Puts a doctor in, or in place of what was known of that doctor. On an unknown ZIP code it throws, and the doctor is out. */
  put(row: SearchRow): void;
  /** Throws on an unknown ZIP code. */
  requireZips(row: SearchRow): void;
  remove(id: number): void;
  /** Begins a day (days since 1970): a new shuffle, and confirmations that have run out. */
  turnTo(day: number): void;
}

/** Which of a doctor's practices have a value. */
interface Where {
  somewhere: boolean;
  isInState: boolean;
}

export function createSearchIndex(places: Places, today: number): SearchIndex {
  const blocks = createBlocks();
  const order = createDailyOrder();
  const names = createNames();
  /** By a doctor's own slot. */
  const nameOf: (string | undefined)[] = [];
  /** Slots whose names nobody has asked for yet. */
  const unread = new Set<number>();
  let day = today;
  let revision = 0;
  order.reset(day);

  /** The index of a ZIP code. */
  function indexOf(zip: string): number {
    const found = places.zipIndex(zip);
    if (found === -1) throw new Error(`Unknown ZIP code ${zip}`);
    return found;
  }

  function requireZips({ zip, others }: SearchRow): void {
    indexOf(zip);
    for (const other of others) indexOf(other.zip);
  }

  /**
   * Puts doctors in, and answers their own slots. All other practices come after these, in the order of their ZIP codes:
   * so neighboring ones share blocks.
   */
  function place(rows: Iterable<SearchRow>): number[] {
    const placed: number[] = [];
    const others: { row: SearchRow; own: number; zip: number; values: number[]; practice: number }[] = [];
    for (const row of rows) {
      const own = addOwn(row);
      placed.push(own);
      row.others.forEach(({ zip, values }, i) =>
        others.push({ row, own, zip: indexOf(zip), values, practice: i + 1 }),
      );
    }
    others.sort((a, b) => a.zip - b.zip);
    for (const { row, own, zip, values, practice } of others) {
      const at = { zip, state: places.states[zip], kind: kindOf(zip, blocks.zips[own]) };
      const slot = blocks.addOther(own, practice, at, row.value_bits);
      for (const value of VALUES_OF_PRACTICES) blocks.set(slot, value, values.includes(value));
      setOfDoctor(slot, row);
    }
    for (const own of new Set(others.map((other) => other.own))) noteWhere(slotsOf(own));
    return placed;
  }

  function addOwn(row: SearchRow): number {
    requireZips(row);
    const zip = indexOf(row.zip);
    const own = blocks.add(row.id, zip, places.states[zip], row.value_bits);
    setOfDoctor(own, row);
    for (const value of VALUES_OF_PRACTICES) {
      const has = blocks.has(own, value);
      note(own, value, { somewhere: has, isInState: has });
    }
    nameOf[own] = row.name;
    unread.add(own);
    return own;
  }

  /** What is the same in all practices, and no value. */
  function setOfDoctor(slot: number, row: SearchRow): void {
    blocks.acceptingUntil[slot] = row.accepting_until;
    blocks.firstVisits[slot] = Math.min(row.first_visit ?? UNKNOWN_FEE, UNKNOWN_FEE);
    blocks.followUps[slot] = Math.min(row.follow_up ?? UNKNOWN_FEE, UNKNOWN_FEE);
    blocks.earliestVisitUntil[slot] = row.earliest_visit_until;
    setByDay(slot);
  }

  /** All of a doctor, whose own comes last. */
  function slotsOf(own: number): readonly number[] {
    return [...blocks.othersOf(own), own];
  }

  function kindOf(other: number, own: number): typeof HOME | typeof AWAY {
    return places.states[other] === places.states[own] ? HOME : AWAY;
  }

  /** Says of each practice of a doctor which values any has, and which any in its state has. */
  function noteWhere(slots: readonly number[]): void {
    for (const value of VALUES_OF_PRACTICES) {
      const having = slots.filter((slot) => blocks.has(slot, value));
      for (const slot of slots) {
        const isInState = having.some((other) => stateOf(other) === stateOf(slot));
        note(slot, value, { somewhere: having.length > 0, isInState });
      }
    }
  }

  function note(slot: number, value: number, { somewhere, isInState }: Where): void {
    blocks.set(slot, SOMEWHERE.get(value) ?? value, somewhere);
    blocks.set(slot, IN_STATE.get(value) ?? value, isInState);
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
    const own = blocks.slotOf(id);
    if (own === -1) return;
    if (!unread.delete(own)) names.remove(own, nameOf[own] ?? '');
    nameOf[own] = undefined;
    for (const slot of slotsOf(own)) {
      order.remove(slot, stateOf(slot));
      blocks.remove(slot, stateOf(slot));
    }
    revision++;
  }

  function readNames(most: number): boolean {
    let left = most;
    for (const own of unread) {
      if (left-- === 0) return true;
      names.add(own, nameOf[own] ?? '');
      unread.delete(own);
    }
    return false;
  }

  function everySlot(): number[] {
    return nameOf.flatMap((name, own) => (name === undefined ? [] : slotsOf(own)));
  }

  function reorder(): void {
    order.reset(day);
    for (const slot of everySlot()) {
      order.append(slot, blocks.ids[slot], stateOf(slot), blocks.has(slot, ACCEPTING));
    }
    order.sort();
    revision++;
  }

  return {
    blocks,
    order,
    get names() {
      readNames(Infinity);
      return names;
    },
    readNames,
    get revision() {
      return revision;
    },
    load(rows) {
      place(rows);
      reorder();
    },
    put(row) {
      remove(row.id);
      const [own] = place([row]);
      for (const slot of slotsOf(own)) {
        order.insert(slot, row.id, stateOf(slot), blocks.has(slot, ACCEPTING));
      }
      revision++;
    },
    remove,
    requireZips,
    turnTo(newDay) {
      if (newDay === day) return;
      day = newDay;
      for (const slot of everySlot()) setByDay(slot);
      reorder();
    },
  };
}

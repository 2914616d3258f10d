/**
 * The order of doctors where distance says nothing: those accepting new patients first, and within both parts a
 * shuffle that changes every day and that nobody can buy or predict from an id.
 */
export interface DailyOrder {
  /** Slots of everybody, or of one state, in order. Holds `length` entries. */
  slots(scope: string): { slots: Uint32Array; length: number };
  /** Lower comes first. */
  rank(slot: number): number;
  insert(slot: number, id: number, state: string, accepting: boolean): void;
  remove(slot: number, state: string): void;
  /** Starts over with the shuffle of a day. */
  reset(day: number): void;
  /** Adds without keeping order; call `sort` after the last one. */
  append(slot: number, id: number, state: string, accepting: boolean): void;
  sort(): void;
}

/** The scope of everybody, whatever the state. */
export const EVERYBODY = '';

export function createDailyOrder(): DailyOrder {
  let day = 0;
  let ranks = new Uint32Array(2048);
  const scopes = new Map<string, { slots: Uint32Array; length: number }>();

  function scope(name: string): { slots: Uint32Array; length: number } {
    let found = scopes.get(name);
    if (!found) scopes.set(name, (found = { slots: new Uint32Array(16), length: 0 }));
    return found;
  }

  function setRank(slot: number, id: number, accepting: boolean): void {
    if (slot >= ranks.length) {
      const larger = new Uint32Array(Math.max(slot + 1, ranks.length * 2));
      larger.set(ranks);
      ranks = larger;
    }
    ranks[slot] = (shuffled(id, day) >>> 4) + (accepting ? 0 : 0x10000000);
  }

  function before(a: number, b: number): boolean {
    return ranks[a] < ranks[b] || (ranks[a] === ranks[b] && a < b);
  }

  function position(name: string, slot: number): number {
    const { slots, length } = scope(name);
    let low = 0;
    let high = length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (before(slots[middle], slot)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  function push(name: string, slot: number): void {
    const list = scope(name);
    if (list.length === list.slots.length) {
      const larger = new Uint32Array(list.length * 2);
      larger.set(list.slots);
      list.slots = larger;
    }
    list.slots[list.length++] = slot;
  }

  return {
    slots: scope,
    rank: (slot) => ranks[slot],
    insert(slot, id, state, accepting) {
      setRank(slot, id, accepting);
      for (const name of [EVERYBODY, state]) {
        const at = position(name, slot);
        push(name, slot);
        const list = scope(name);
        list.slots.copyWithin(at + 1, at, list.length - 1);
        list.slots[at] = slot;
      }
    },
    remove(slot, state) {
      for (const name of [EVERYBODY, state]) {
        const at = position(name, slot);
        const list = scope(name);
        list.slots.copyWithin(at, at + 1, list.length--);
      }
    },
    reset(newDay) {
      day = newDay;
      for (const list of scopes.values()) list.length = 0;
    },
    append(slot, id, state, accepting) {
      setRank(slot, id, accepting);
      push(EVERYBODY, slot);
      push(state, slot);
    },
    sort() {
      for (const list of scopes.values()) sortByRank(list.slots.subarray(0, list.length), ranks);
    },
  };
}

/** Sorts as numbers, `rank * 2^24 + slot`: one native sort, in which slots (fewer than 2^24) break ties. */
function sortByRank(slots: Uint32Array, ranks: Uint32Array): void {
  const keys = new Float64Array(slots.length);
  for (let i = 0; i < keys.length; i++) keys[i] = ranks[slots[i]] * 0x1000000 + slots[i];
  keys.sort();
  for (let i = 0; i < keys.length; i++) slots[i] = keys[i] % 0x1000000;
}

/** A well-mixed 32-bit number of an id and a day (the finalizer of MurmurHash3). */
function shuffled(id: number, day: number): number {
  let hash = Math.imul(id, 0x9e3779b1) ^ Math.imul(day, 0x85ebca77);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

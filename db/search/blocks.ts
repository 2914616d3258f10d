import type { State } from '#contract/vocabulary.ts';
import { LISTED, SEVERAL, TELEHEALTH_VALUES, VALUE_COUNT } from './values.ts';

/**
 * Doctors in blocks of 32 slots, each block of one state and, where it can be, of neighboring ZIPs. A block is
 * VALUE_COUNT words: bit `slot & 31` of word `v` says that the doctor in that slot has value v. So a place is a list
 * of blocks with a mask for each, a filter is an AND, and a count is a popcount; nothing is ever sorted or moved. The
 * words of a value stand together, because neighboring blocks are asked for the same few values.
 * A slot is `block * 32 + position`. A doctor has one for each practice: that of the first is the doctor's own, the
 * others stand in blocks of their own, so that a search can leave them out again (once.ts).
 */
export interface Blocks {
  /** How many blocks are in use. */
  readonly count: number;
  /** By value, then by block: its word. They grow: do not keep one. */
  readonly columns: readonly Int32Array[];
  /** By slot: the doctor's id. */
  readonly ids: Int32Array;
  /** By slot: the index of the doctor's ZIP. */
  readonly zips: Int32Array;
  /** By slot: the last day on which "accepting new patients" counts; 0 for not accepting. */
  readonly acceptingUntil: Int32Array;
  /** By slot: the last day on which what was said of the earliest visit counts; 0 for nothing. */
  readonly earliestVisitUntil: Int32Array;
  /** By slot: what a first visit costs, in whole US dollars; UNKNOWN_FEE when it is not published. */
  readonly firstVisits: Int32Array;
  /** By slot: the same of a follow-up visit. */
  readonly followUps: Int32Array;
  /** By slot: the doctor's own, which is that of the first practice. */
  readonly owners: Int32Array;
  /** By slot: which practice it is, from 0. */
  readonly practices: Int32Array;
  /** By block: OWN, HOME or AWAY. */
  readonly kinds: Uint8Array;
  /** The slots of a doctor's other practices, by the doctor's own. */
  othersOf(slot: number): readonly number[];
  /** Whether somebody has several. */
  readonly hasOthers: boolean;
  /** The slots of a ZIP; undefined when nobody is listed there. */
  ofZip(zip: number): ZipSlots | undefined;
  /** The blocks of a state. */
  ofState(state: State): readonly number[];
  /** The same without those that hold only further practices of doctors who are in the others. */
  withoutHome(state: State): readonly number[];
  /** The blocks that hold, or held, somebody who treats patients of a state by video. */
  byVideoIn(state: State): readonly number[];
  /** The slot of a listed doctor, or -1. */
  slotOf(id: number): number;
  /** Puts a doctor who is not listed yet into a free slot; `bits` as in listing_search. Answers the slot. */
  add(id: number, zip: number, state: State, bits: Uint8Array): number;
  /** The same of another practice of a doctor, by its number from 1 and the doctor's own slot. */
  addOther(
    owner: number,
    practice: number,
    at: { zip: number; state: State; kind: typeof HOME | typeof AWAY },
    bits: Uint8Array,
  ): number;
  /** Frees the slot. A doctor's own comes after the others. */
  remove(slot: number, state: State): void;
  /** Sets or clears one value of a slot. */
  set(slot: number, value: number, on: boolean): void;
  has(slot: number, value: number): boolean;
}

/** Blocks that hold doctors of a ZIP, each once, with the positions that are theirs as bits of a mask (never 0). */
export interface ZipSlots {
  blocks: number[];
  masks: number[];
}

/** What a block holds: doctors' own slots, other practices in the state of the own one, or other practices in another state. */
export const OWN = 0;
export const HOME = 1;
export const AWAY = 2;
type Kind = typeof OWN | typeof HOME | typeof AWAY;

/** The blocks of a state, and the free slots by kind. */
interface StateBlocks {
  blocks: number[];
  withoutHome: number[];
  free: [number[], number[], number[]];
}

const NONE: readonly number[] = [];

/** By value: the state whose patients it says are treated by video. */
const STATE_OF_VIDEO: (State | undefined)[] = [];
for (const [state, value] of TELEHEALTH_VALUES) STATE_OF_VIDEO[value] = state;

/** More than any fee. */
export const UNKNOWN_FEE = 0xffff;

/** The words of a line of the processor's caches. */
const LINE = 16;

/** An odd number of lines, and so stays every one after it: columns of 2^n words would all fall into the same few sets of the caches. */
const FIRST_CAPACITY = 3 * LINE;

export function createBlocks(): Blocks {
  let count = 0;
  let capacity = FIRST_CAPACITY;
  const columns = Array.from({ length: VALUE_COUNT }, () => new Int32Array(FIRST_CAPACITY));
  let ids = new Int32Array(FIRST_CAPACITY * 32);
  let zips = new Int32Array(FIRST_CAPACITY * 32);
  let acceptingUntil = new Int32Array(FIRST_CAPACITY * 32);
  let earliestVisitUntil = new Int32Array(FIRST_CAPACITY * 32);
  let firstVisits = new Int32Array(FIRST_CAPACITY * 32);
  let followUps = new Int32Array(FIRST_CAPACITY * 32);
  let owners = new Int32Array(FIRST_CAPACITY * 32);
  let practices = new Int32Array(FIRST_CAPACITY * 32);
  let kinds = new Uint8Array(FIRST_CAPACITY);
  const others = new Map<number, number[]>();
  const byZip: (ZipSlots | undefined)[] = [];
  const byState = new Map<State, StateBlocks>();
  const byVideo = new Map<State, { blocks: number[]; known: Set<number> }>();
  /** By id: the doctor's own slot and one, 0 for nobody's. Ids count up, so that most places are taken. */
  let slots = new Int32Array(FIRST_CAPACITY * 32);

  function ofState(state: State): StateBlocks {
    let known = byState.get(state);
    if (!known) byState.set(state, (known = { blocks: [], withoutHome: [], free: [[], [], []] }));
    return known;
  }

  function freeSlot(state: State, kind: Kind): number {
    const { blocks, withoutHome, ...known } = ofState(state);
    const free = known.free[kind];
    if (free.length === 0) {
      if (count === capacity) grow();
      for (let position = 31; position >= 0; position--) free.push(count * 32 + position);
      kinds[count] = kind;
      if (kind !== HOME) withoutHome.push(count);
      blocks.push(count++);
    }
    return free.pop() ?? 0;
  }

  function grow(): void {
    capacity = 2 * capacity + LINE;
    columns.forEach((column, value) => (columns[value] = enlarged(column, capacity)));
    ids = enlarged(ids, capacity * 32);
    zips = enlarged(zips, capacity * 32);
    acceptingUntil = enlarged(acceptingUntil, capacity * 32);
    earliestVisitUntil = enlarged(earliestVisitUntil, capacity * 32);
    firstVisits = enlarged(firstVisits, capacity * 32);
    followUps = enlarged(followUps, capacity * 32);
    owners = enlarged(owners, capacity * 32);
    practices = enlarged(practices, capacity * 32);
    const known = new Uint8Array(capacity);
    known.set(kinds);
    kinds = known;
  }

  function fill(slot: number, id: number, zip: number, bits: Uint8Array): void {
    for (let byte = 0; byte < bits.length; byte++) {
      for (let rest = bits[byte]; rest !== 0; rest &= rest - 1) {
        const value = byte * 8 + 31 - Math.clz32(rest & -rest);
        set(slot, value, true);
        const state = STATE_OF_VIDEO.at(value);
        if (state) noteVideo(state, slot >>> 5);
      }
    }
    set(slot, LISTED, true);
    ids[slot] = id;
    zips[slot] = zip;
    addToZip((byZip[zip] ??= { blocks: [], masks: [] }), slot);
  }

  function noteVideo(state: State, block: number): void {
    let video = byVideo.get(state);
    if (!video) byVideo.set(state, (video = { blocks: [], known: new Set() }));
    if (video.known.has(block)) return;
    video.known.add(block);
    video.blocks.push(block);
  }

  function set(slot: number, value: number, on: boolean): void {
    const column = columns[value];
    const bit = 1 << (slot & 31);
    column[slot >>> 5] = on ? column[slot >>> 5] | bit : column[slot >>> 5] & ~bit;
  }

  return {
    get count() {
      return count;
    },
    columns,
    get ids() {
      return ids;
    },
    get zips() {
      return zips;
    },
    get acceptingUntil() {
      return acceptingUntil;
    },
    get earliestVisitUntil() {
      return earliestVisitUntil;
    },
    get firstVisits() {
      return firstVisits;
    },
    get followUps() {
      return followUps;
    },
    get owners() {
      return owners;
    },
    get practices() {
      return practices;
    },
    get kinds() {
      return kinds;
    },
    get hasOthers() {
      return others.size > 0;
    },
    othersOf: (slot) => others.get(slot) ?? NONE,
    ofZip: (zip) => byZip[zip],
    ofState: (state) => byState.get(state)?.blocks ?? [],
    withoutHome: (state) => byState.get(state)?.withoutHome ?? [],
    byVideoIn: (state) => byVideo.get(state)?.blocks ?? [],
    slotOf: (id) => (slots[id] ?? 0) - 1,
    add(id, zip, state, bits) {
      const slot = freeSlot(state, OWN);
      fill(slot, id, zip, bits);
      if (id >= slots.length) slots = enlarged(slots, 2 * id);
      slots[id] = slot + 1;
      owners[slot] = slot;
      practices[slot] = 0;
      return slot;
    },
    addOther(owner, practice, { zip, state, kind }, bits) {
      const slot = freeSlot(state, kind);
      fill(slot, ids[owner], zip, bits);
      const known = others.get(owner) ?? [];
      known[practice - 1] = slot;
      others.set(owner, known);
      owners[slot] = owner;
      practices[slot] = practice;
      set(owner, SEVERAL, true);
      set(slot, SEVERAL, true);
      return slot;
    },
    remove(slot, state) {
      for (let value = 0; value < VALUE_COUNT; value++) set(slot, value, false);
      removeFromZip(byZip[zips[slot]], slot);
      ofState(state).free[kinds[slot >>> 5] as Kind].push(slot);
      if (owners[slot] !== slot) return;
      slots[ids[slot]] = 0;
      others.delete(slot);
    },
    set,
    has: (slot, value) => ((columns[value][slot >>> 5] >>> (slot & 31)) & 1) === 1,
  };
}

function addToZip({ blocks, masks }: ZipSlots, slot: number): void {
  const at = blocks.indexOf(slot >>> 5);
  if (at === -1) {
    blocks.push(slot >>> 5);
    masks.push(1 << (slot & 31));
  } else masks[at] |= 1 << (slot & 31);
}

function removeFromZip(zip: ZipSlots | undefined, slot: number): void {
  const at = zip?.blocks.indexOf(slot >>> 5) ?? -1;
  if (!zip || at === -1) return;
  zip.masks[at] &= ~(1 << (slot & 31));
  if (zip.masks[at] !== 0) return;
  zip.blocks.splice(at, 1);
  zip.masks.splice(at, 1);
}

function enlarged(from: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const to = new Int32Array(length);
  to.set(from);
  return to;
}

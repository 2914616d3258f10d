import { LISTED, VALUE_COUNT } from './values.ts';

/**
 * Doctors in blocks of 32 slots, each block of one ZIP. A block is VALUE_COUNT words: bit `slot & 31` of word `v`
 * says that the doctor in that slot has value v. So a place is a list of blocks, a filter is an AND, and a count
 * is a popcount; nothing is ever sorted or moved. Slots are `block * 32 + position`.
 */
export interface Blocks {
  /** How many blocks are in use. */
  readonly count: number;
  /** Words of all blocks: `words[block * VALUE_COUNT + value]`. Grows: do not keep it. */
  readonly words: Uint32Array;
  /** ZIP index of each block. */
  readonly zipOfBlock: Int32Array;
  /** Doctor id in each slot. */
  readonly idOfSlot: Int32Array;
  /** Last day on which each slot's "accepting new patients" counts; 0 for not accepting. */
  readonly acceptingUntil: Int32Array;
  /** Blocks of a ZIP; undefined when nobody was ever listed there. */
  blocksOfZip(zip: number): readonly number[] | undefined;
  /** The slot of a listed doctor, or -1. */
  slotOf(id: number): number;
  /** Puts a doctor, not listed yet, into a free slot of the ZIP; `bits` as in listing_search. Answers the slot. */
  add(id: number, zip: number, bits: Uint8Array): number;
  /** Frees the slot. */
  remove(slot: number): void;
  /** Sets or clears one value of a slot. */
  set(slot: number, value: number, on: boolean): void;
  has(slot: number, value: number): boolean;
}

export function createBlocks(): Blocks {
  let count = 0;
  let words = new Uint32Array(64 * VALUE_COUNT);
  let zipOfBlock = new Int32Array(64);
  let idOfSlot = new Int32Array(64 * 32);
  let acceptingUntil = new Int32Array(64 * 32);
  const byZip = new Map<number, number[]>();
  const slots = new Map<number, number>();

  function freeSlot(zip: number): number {
    const blocks = byZip.get(zip) ?? [];
    for (const block of blocks) {
      const free = ~words[block * VALUE_COUNT + LISTED];
      if (free !== 0) return block * 32 + (31 - Math.clz32(free & -free));
    }
    if (count === zipOfBlock.length) grow();
    zipOfBlock[count] = zip;
    byZip.set(zip, [...blocks, count]);
    return count++ * 32;
  }

  function grow(): void {
    const capacity = count * 2;
    words = enlarged(words, new Uint32Array(capacity * VALUE_COUNT));
    zipOfBlock = enlarged(zipOfBlock, new Int32Array(capacity));
    idOfSlot = enlarged(idOfSlot, new Int32Array(capacity * 32));
    acceptingUntil = enlarged(acceptingUntil, new Int32Array(capacity * 32));
  }

  function set(slot: number, value: number, on: boolean): void {
    const word = (slot >>> 5) * VALUE_COUNT + value;
    const bit = 1 << (slot & 31);
    words[word] = on ? words[word] | bit : words[word] & ~bit;
  }

  return {
    get count() {
      return count;
    },
    get words() {
      return words;
    },
    get zipOfBlock() {
      return zipOfBlock;
    },
    get idOfSlot() {
      return idOfSlot;
    },
    get acceptingUntil() {
      return acceptingUntil;
    },
    blocksOfZip: (zip) => byZip.get(zip),
    slotOf: (id) => slots.get(id) ?? -1,
    add(id, zip, bits) {
      const slot = freeSlot(zip);
      for (let byte = 0; byte < bits.length; byte++) {
        for (let rest = bits[byte]; rest !== 0; rest &= rest - 1) {
          set(slot, byte * 8 + 31 - Math.clz32(rest & -rest), true);
        }
      }
      set(slot, LISTED, true);
      idOfSlot[slot] = id;
      slots.set(id, slot);
      return slot;
    },
    remove(slot) {
      for (let value = 0; value < VALUE_COUNT; value++) set(slot, value, false);
      slots.delete(idOfSlot[slot]);
      idOfSlot[slot] = 0;
    },
    set,
    has: (slot, value) => ((words[(slot >>> 5) * VALUE_COUNT + value] >>> (slot & 31)) & 1) === 1,
  };
}

function enlarged<T extends Uint32Array | Int32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}

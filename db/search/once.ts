import { popcount } from '../bitset.ts';
import type { Blocks } from './blocks.ts';
import type { SparseBitmap } from './sparse-bitmap.ts';
import { SEVERAL } from './values.ts';

/** Counts each doctor once: who has several practices stands in several slots, and may match in more than one. */
export interface Once {
  /** Forgets whom it has seen. */
  begin(): void;
  /** Those of a block who had not been seen yet, as bits; now they are. */
  fresh(block: number, bits: number): number;
  /** How many doctors they are. */
  count(bitmap: SparseBitmap, having: Int32Array): number;
  /** Leaves one slot of each doctor in it, the doctor's own where that is in it. */
  reduce(bitmap: SparseBitmap): void;
  /** Leaves one slot of each doctor among the hits of some blocks: the one with the lowest rank, or the first practice. */
  keepOne(hits: Int32Array, blocks: ArrayLike<number>, rank: (slot: number) => number): void;
}

export function createOnce(blocks: Blocks): Once {
  /** By own slot: in which turn the doctor was seen last, and by which slot. */
  let seen = new Int32Array(0);
  let kept = new Int32Array(0);
  let turn = 0;

  function begin(): void {
    turn++;
    if (seen.length >= blocks.owners.length) return;
    seen = new Int32Array(blocks.owners.length);
    kept = new Int32Array(blocks.owners.length);
  }

  function fresh(block: number, bits: number): number {
    let left = bits;
    for (let rest = bits & blocks.columns[SEVERAL][block]; rest !== 0; rest &= rest - 1) {
      const owner = blocks.owners[block * 32 + 31 - Math.clz32(rest & -rest)];
      if (seen[owner] === turn) left &= ~(rest & -rest);
      seen[owner] = turn;
    }
    return left;
  }

  /** Blocks hold either doctors' own slots, or others. */
  function isOfOthers(block: number, bits: number): boolean {
    const slot = block * 32 + 31 - Math.clz32(bits & -bits);
    return blocks.owners[slot] !== slot;
  }

  return {
    begin,
    fresh,
    count(bitmap, having) {
      begin();
      let count = 0;
      for (let i = 0; i < bitmap.length; i++) {
        const block = bitmap.blocks[i];
        count += popcount(fresh(block, bitmap.bits[i] & having[block]));
      }
      return count;
    },
    reduce(bitmap) {
      begin();
      let hasOthers = false;
      for (let i = 0; i < bitmap.length; i++) {
        if (isOfOthers(bitmap.blocks[i], bitmap.bits[i])) hasOthers = true;
        else fresh(bitmap.blocks[i], bitmap.bits[i]);
      }
      if (!hasOthers) return;
      let length = 0;
      for (let i = 0; i < bitmap.length; i++) {
        const block = bitmap.blocks[i];
        const bits = isOfOthers(block, bitmap.bits[i]) ? fresh(block, bitmap.bits[i]) : bitmap.bits[i];
        if (bits === 0) continue;
        bitmap.blocks[length] = block;
        bitmap.bits[length++] = bits;
      }
      bitmap.length = length;
    },
    keepOne(hits, among, rank) {
      begin();
      const { owners, practices, columns } = blocks;
      const isBefore = (a: number, b: number) => (rank(a) - rank(b) || practices[a] - practices[b]) < 0;
      for (let i = 0; i < among.length; i++) {
        const block = among[i];
        for (let rest = hits[block] & columns[SEVERAL][block]; rest !== 0; rest &= rest - 1) {
          const slot = block * 32 + 31 - Math.clz32(rest & -rest);
          const owner = owners[slot];
          const isSeen = seen[owner] === turn;
          const dropped = isSeen && isBefore(kept[owner], slot) ? slot : kept[owner];
          if (isSeen) hits[dropped >>> 5] &= ~(1 << (dropped & 31));
          if (!isSeen || dropped !== slot) kept[owner] = slot;
          seen[owner] = turn;
        }
      }
    },
  };
}

import { popcount } from '../bitset.ts';
import { OWN } from './blocks.ts';
import type { Blocks } from './blocks.ts';
import type { SparseBitmap } from './sparse-bitmap.ts';
import { SEVERAL } from './values.ts';

/** Counts each doctor once: who has several practices stands in several slots, and may match in more than one. */
export interface Once {
  /** Forgets whom it has seen. */
  begin(): void;
  /** Those of a block who had not been seen yet, as bits; now they are. */
  fresh(block: number, bits: number): number;
  /** How many doctors have a value, whose words stand by block. */
  count(bitmap: SparseBitmap, having: Int32Array): number;
  /** Leaves one slot of each doctor, the own one where it is in it. */
  reduce(bitmap: SparseBitmap): void;
  /** Leaves one slot of each doctor among the hits of some blocks: that of the lowest rank, or the first practice. */
  keepOne(hits: Int32Array, among: ArrayLike<number>, rank: (slot: number) => number): void;
}

export function createOnce(blocks: Blocks): Once {
  /** By doctors' own slots: in which turn somebody was seen, and in which slot. */
  let seen = new Int32Array(0);
  let kept = new Int32Array(0);
  /** One word a block, zero between two calls: which doctors are in a set by their own slots. */
  let own = new Int32Array(0);
  let turn = 0;

  function begin(): void {
    turn++;
    if (seen.length >= blocks.owners.length) return;
    seen = new Int32Array(blocks.owners.length);
    kept = new Int32Array(blocks.owners.length);
    own = new Int32Array(blocks.owners.length / 32);
  }

  return {
    begin,
    fresh(block, bits) {
      const several = bits & blocks.columns[SEVERAL][block];
      if (several === 0) return bits;
      const { owners } = blocks;
      let left = bits;
      for (let rest = several; rest !== 0; rest &= rest - 1) {
        const owner = owners[block * 32 + 31 - Math.clz32(rest & -rest)];
        if (seen[owner] === turn) left &= ~(rest & -rest);
        seen[owner] = turn;
      }
      return left;
    },
    count(bitmap, having) {
      begin();
      const { kinds } = blocks;
      let count = 0;
      for (let i = 0; i < bitmap.length; i++) {
        const block = bitmap.blocks[i];
        if (kinds[block] !== OWN) continue;
        own[block] = bitmap.bits[i] & having[block];
        count += popcount(own[block]);
      }
      for (let i = 0; i < bitmap.length; i++) {
        const block = bitmap.blocks[i];
        if (kinds[block] !== OWN) count += popcount(newIn(block, bitmap.bits[i] & having[block]));
      }
      forget(bitmap);
      return count;
    },
    reduce(bitmap) {
      begin();
      const { kinds } = blocks;
      for (let i = 0; i < bitmap.length; i++) {
        if (kinds[bitmap.blocks[i]] === OWN) own[bitmap.blocks[i]] = bitmap.bits[i];
      }
      let length = 0;
      const before = bitmap.length;
      for (let i = 0; i < before; i++) {
        const block = bitmap.blocks[i];
        const bits = kinds[block] !== OWN ? newIn(block, bitmap.bits[i]) : bitmap.bits[i];
        if (bits === 0) continue;
        bitmap.blocks[length] = block;
        bitmap.bits[length++] = bits;
      }
      bitmap.length = length;
      forget(bitmap);
    },
    keepOne(hits, among, rank) {
      begin();
      const { owners, practices, kinds } = blocks;
      for (let i = 0; i < among.length; i++) {
        const block = among[i];
        if (kinds[block] === OWN) continue;
        for (let rest = hits[block]; rest !== 0; rest &= rest - 1) {
          const slot = block * 32 + 31 - Math.clz32(rest & -rest);
          const owner = owners[slot];
          if (seen[owner] !== turn) {
            const isIn = ((hits[owner >>> 5] >>> (owner & 31)) & 1) === 1;
            seen[owner] = turn;
            kept[owner] = isIn ? owner : slot;
            if (!isIn) continue;
          }
          const known = kept[owner];
          const isBefore = (rank(known) - rank(slot) || practices[known] - practices[slot]) < 0;
          const dropped = isBefore ? slot : known;
          hits[dropped >>> 5] &= ~(1 << (dropped & 31));
          if (!isBefore) kept[owner] = slot;
        }
      }
    },
  };

  /** Those of a block of others whose doctors are not in the set yet; now they are. */
  function newIn(block: number, bits: number): number {
    const { owners } = blocks;
    let left = bits;
    for (let rest = bits; rest !== 0; rest &= rest - 1) {
      const owner = owners[block * 32 + 31 - Math.clz32(rest & -rest)];
      const isIn = seen[owner] === turn || ((own[owner >>> 5] >>> (owner & 31)) & 1) === 1;
      if (isIn) left &= ~(rest & -rest);
      else seen[owner] = turn;
    }
    return left;
  }

  /** Doctors' own blocks are never dropped, so those that were set are all there. */
  function forget({ blocks: set, length }: SparseBitmap): void {
    for (let i = 0; i < length; i++) own[set[i]] = 0;
  }
}

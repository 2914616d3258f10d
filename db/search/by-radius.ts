import type { Near } from '../places/near.ts';
import { popcount } from '../bitset.ts';
import type { Blocks } from './blocks.ts';
import type { Group } from './ordering.ts';

/** Those within a radius, and behind them the others. */
export function byRadius(blocks: Blocks, near: Near, { among, count }: Group): [Group, Group] {
  const inside = new Int32Array(among.length);
  let within = 0;
  for (let i = 0; i < near.zips.length; i++) {
    const slots = blocks.ofZip(near.zips[i]);
    if (!slots) continue;
    for (let j = 0; j < slots.blocks.length; j++) {
      const found = among[slots.blocks[j]] & slots.masks[j];
      inside[slots.blocks[j]] |= found;
      within += popcount(found);
    }
  }
  const outside = among.map((hits, block) => hits & ~inside[block]);
  return [
    { among: inside, count: within, near },
    { among: outside, count: count - within, near: null },
  ];
}

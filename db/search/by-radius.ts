import type { Near } from '../places/near.ts';
import { popcount } from '../bitset.ts';
import type { Blocks } from './blocks.ts';
import type { Group } from './ordering.ts';
import { IN_PERSON } from './values.ts';

/** Those who can be visited within a radius, and behind them the others: farther away, or seen by video alone. */
export function byRadius(blocks: Blocks, near: Near, { among, count }: Group): [Group, Group] {
  const inside = new Int32Array(among.length);
  let within = 0;
  for (let i = 0; i < near.zips.length; i++) {
    const slots = blocks.ofZip(near.zips[i]);
    if (!slots) continue;
    for (let j = 0; j < slots.blocks.length; j++) {
      const block = slots.blocks[j];
      const found = among[block] & slots.masks[j] & blocks.columns[IN_PERSON][block];
      inside[block] |= found;
      within += popcount(found);
    }
  }
  const outside = among.map((hits, block) => hits & ~inside[block]);
  return [
    { among: inside, count: within, near },
    { among: outside, count: count - within, near: null },
  ];
}

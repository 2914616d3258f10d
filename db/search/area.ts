import type { State } from '#contract/vocabulary.ts';
import type { Places } from '../places/places.ts';
import type { SearchIndex } from './search-index.ts';

/** Where to look: around a point (degrees, miles), in a state, or everywhere. */
export type Area =
  | { kind: 'point'; lat: number; lng: number; state: State; miles: number }
  | { kind: 'state'; state: State }
  | { kind: 'everywhere' };

/** Blocks to look in. Around a point they come nearest first, with the distance of each in miles. */
export interface AreaBlocks {
  blocks: ArrayLike<number>;
  miles: ArrayLike<number> | null;
}

/** The blocks of an area that hold somebody, or held. */
export function blocksIn(area: Area, index: SearchIndex, places: Places): AreaBlocks {
  if (area.kind === 'state') return { blocks: index.blocksOfState(area.state), miles: null };
  if (area.kind === 'everywhere') return { blocks: everyBlock(index.blocks.count), miles: null };

  const near = places.near(area.lat, area.lng, area.miles);
  const blocks: number[] = [];
  const miles: number[] = [];
  for (let i = 0; i < near.zips.length; i++) {
    for (const block of index.blocks.blocksOfZip(near.zips[i]) ?? []) {
      blocks.push(block);
      miles.push(near.miles[i]);
    }
  }
  return { blocks, miles };
}

function everyBlock(count: number): Int32Array {
  const blocks = new Int32Array(count);
  for (let block = 0; block < count; block++) blocks[block] = block;
  return blocks;
}

import type { State } from '#contract/vocabulary.ts';
import type { Near } from '../../places/near.ts';
import type { Places } from '../../places/places.ts';
import type { Blocks } from './blocks.ts';

/**
 * Where to look: around a point (degrees, miles), in some ZIP codes of one state (their indexes), in a county or a region,
 * which may lie in several states, in a state, among those who treat patients of any of some states by video, everywhere.
 */
export type Area =
  | { kind: 'point'; lat: number; lng: number; state: State; miles: number }
  | { kind: 'zips'; zips: readonly number[]; state: State }
  | { kind: 'region'; zips: readonly number[]; states: readonly State[] }
  | { kind: 'state'; state: State }
  | { kind: 'licensed'; states: readonly State[] }
  | { kind: 'everywhere' };

/**
 * Where a search looks that has telehealth among its filters: a license counts, so a point, a region and a state stand for
 * everybody licensed in their states, wherever the practice is. ZIP codes that are named one by one stay what they are.
 */
export function areaByVideo(area: Area): Area {
  if (area.kind === 'region') return { kind: 'licensed', states: area.states };
  if (area.kind === 'point' || area.kind === 'state') return { kind: 'licensed', states: [area.state] };
  return area;
}

/** The blocks to look in. */
export interface AreaBlocks {
  blocks: ArrayLike<number>;
  /** By block: which of its slots are in the area; null when all are. */
  masks: Int32Array | null;
  /** Around a point: the ZIPs, nearest first. */
  near: Near | null;
}

/** The blocks of an area. */
export function blocksIn(area: Area, blocks: Blocks, places: Places): AreaBlocks {
  if (area.kind === 'state') return { blocks: blocks.ofState(area.state), masks: null, near: null };
  if (area.kind === 'licensed')
    return { blocks: blocksByVideo(area.states, blocks), masks: null, near: null };
  if (area.kind === 'everywhere') return { blocks: everyBlock(blocks.count), masks: null, near: null };

  if (area.kind === 'zips' || area.kind === 'region')
    return { ...blocksOfZips(area.zips, blocks), near: null };

  const near = places.near(area.lat, area.lng, area.miles);
  return { ...blocksOfZips(near.zips, blocks), near };
}

function blocksByVideo([first, ...others]: readonly State[], blocks: Blocks): ArrayLike<number> {
  if (others.length === 0) return blocks.byVideoIn(first);
  return [...new Set([first, ...others].flatMap((state) => blocks.byVideoIn(state)))];
}

function blocksOfZips(zips: Iterable<number>, blocks: Blocks): { blocks: number[]; masks: Int32Array } {
  const masks = new Int32Array(blocks.count);
  const among: number[] = [];
  for (const zip of zips) {
    const slots = blocks.ofZip(zip);
    if (!slots) continue;
    for (let i = 0; i < slots.blocks.length; i++) {
      const block = slots.blocks[i];
      if (masks[block] === 0) among.push(block);
      masks[block] |= slots.masks[i];
    }
  }
  return { blocks: among, masks };
}

function everyBlock(count: number): Int32Array {
  const blocks = new Int32Array(count);
  for (let block = 0; block < count; block++) blocks[block] = block;
  return blocks;
}

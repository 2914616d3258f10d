import type { State } from '#contract/vocabulary.ts';
import type { Near } from '../places/near.ts';
import { milesBetween } from '../places/near.ts';
import type { Places } from '../places/places.ts';
import { OWN } from './blocks.ts';
import type { Blocks } from './blocks.ts';
import { IN_STATE, SOMEWHERE } from './values.ts';
import type { Among } from './wanted.ts';

/**
 * The place of a wish: around a point (degrees, miles), some ZIP codes of one state (their indexes), a county or a region,
 * which may lie in several states, a state, or everywhere.
 */
export type Place =
  | { kind: 'point'; lat: number; lng: number; state: State; miles: number }
  | { kind: 'zips'; zips: readonly number[]; state: State }
  | { kind: 'region'; zips: readonly number[]; states: readonly State[] }
  | { kind: 'state'; state: State }
  | { kind: 'everywhere' };

/** Where to look: in a place, or among those who treat patients of any of some states by video. */
export type Area = Place | { kind: 'licensed'; states: readonly State[] };

/** The blocks to look in. */
export interface AreaBlocks extends Among {
  /** Around a point: the ZIPs, nearest first. Null also where it is quicker to measure each match. */
  near: Near | null;
}

/**
 * Makes the function that knows the blocks of an area. Where only a few slots can match anyway, it goes through them instead
 * of through the area; but the ZIP codes of an area that is a list are looked up. `hasPractice`: the wish wants something
 * that each practice has for itself; without that nobody's other practices have to be looked at in a state where the first
 * one is, nor everywhere.
 */
export function createAreas(blocks: Blocks, places: Places) {
  /** By block, and zero between two calls: a new one each time would cost more than a small circle. */
  let masksOf = new Int32Array(0);

  return function blocksIn(area: Area, few: readonly number[] | null, hasPractice = true): AreaBlocks {
    if (area.kind === 'zips' || area.kind === 'region') return { ...ofZips(area.zips), near: null };
    if (few) return { ...ofSlots(few.filter((slot) => isIn(area, blocks.zips[slot]))), near: null };
    if (area.kind === 'state') {
      return hasPractice
        ? { blocks: blocks.ofState(area.state), masks: null, near: null }
        : { blocks: blocks.withoutHome(area.state), masks: null, near: null, somewhere: IN_STATE };
    }
    if (area.kind === 'licensed') return { blocks: byVideo(area.states), masks: null, near: null };
    if (area.kind === 'everywhere') {
      const somewhere = hasPractice ? undefined : SOMEWHERE;
      return { blocks: everyBlock(blocks, !hasPractice), masks: null, near: null, somewhere };
    }
    const near = places.near(area.lat, area.lng, area.miles);
    return { ...ofZips(near.zips), near };
  };

  /** Whether an area that is no list has a ZIP code. By video no practice is outside. */
  function isIn(area: Exclude<Area, { kind: 'zips' | 'region' }>, zip: number): boolean {
    if (area.kind === 'state') return places.states[zip] === area.state;
    if (area.kind !== 'point') return true;
    return milesBetween(area.lat, area.lng, places.lat[zip], places.lng[zip]) <= area.miles;
  }

  function byVideo([first, ...others]: readonly State[]): ArrayLike<number> {
    if (others.length === 0) return blocks.byVideoIn(first);
    return [...new Set([first, ...others].flatMap((state) => blocks.byVideoIn(state)))];
  }

  function ofZips(zips: ArrayLike<number>): Among {
    reserve();
    const among: number[] = [];
    for (let i = 0; i < zips.length; i++) {
      const slots = blocks.ofZip(zips[i]);
      if (!slots) continue;
      for (let j = 0; j < slots.blocks.length; j++) add(among, slots.blocks[j], slots.masks[j]);
    }
    return taken(among);
  }

  function ofSlots(slots: readonly number[]): Among {
    reserve();
    const among: number[] = [];
    for (const slot of slots) add(among, slot >>> 5, 1 << (slot & 31));
    return taken(among);
  }

  function reserve(): void {
    if (masksOf.length < blocks.count) masksOf = new Int32Array(2 * blocks.count);
  }

  function add(among: number[], block: number, mask: number): void {
    if (masksOf[block] === 0) among.push(block);
    masksOf[block] |= mask;
  }

  function taken(among: number[]): Among {
    const masks = new Int32Array(among.length);
    for (let i = 0; i < among.length; i++) {
      masks[i] = masksOf[among[i]];
      masksOf[among[i]] = 0;
    }
    return { blocks: among, masks };
  }
}

function everyBlock({ count, kinds }: Blocks, isOwn: boolean): Int32Array {
  const every = new Int32Array(count);
  let length = 0;
  for (let block = 0; block < count; block++) if (!isOwn || kinds[block] === OWN) every[length++] = block;
  return every.subarray(0, length);
}

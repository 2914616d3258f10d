import type { Sort } from '#contract/vocabulary.ts';
import type { Near } from '../places/near.ts';
import { milesBetween } from '../places/near.ts';
import type { Places } from '../places/places.ts';
import { popcount } from '../bitset.ts';
import { pageByDay, pageByDistance, pageOfFew } from './page.ts';
import type { PageEntry, Part } from './page.ts';
import { MOST_KEY, pageByKey } from './page-by-key.ts';
import type { KeyOrder } from './page-by-key.ts';
import type { Blocks } from './blocks.ts';
import { VISIT_VALUES } from './values.ts';
import type { SearchIndex } from './search-index.ts';
import { chosenOf } from './wanted.ts';
import type { AnyOf, TextMatch } from './wanted.ts';

/** Some of those who were found, as bits of words, one a block. */
interface Tier {
  among: Int32Array;
  count: number;
}

export interface Group extends Tier {
  /** Around a point: the ZIPs of the circle, nearest first; null where matches may lie outside of any. */
  near: Near | null;
}

/** Who was found; `text`, in the same shape, marks who comes first in each group. */
export interface Matches {
  groups: readonly Group[];
  /** Where nobody has all of these: everybody has some, and those with most come first. */
  needs: readonly AnyOf[];
  text: TextMatch;
  point: Point | null;
  sort: Sort;
  /** Without a point: whose daily order they come in. */
  scope: string;
}

/** In degrees. */
export interface Point {
  lat: number;
  lng: number;
}

/** So many are measured one by one; of more, the nearest are looked for in growing rings. */
const FEW = 1000;
/** So many are sorted faster than they are found among everybody in the day's order, unless the page is soon full. */
const FEW_BY_DAY = 500;
/** Miles; the last reaches around the earth. */
const RINGS = [25, 75, 225, 900, 12_500];

/** Makes the function that cuts one part out of the matches of a search, in the order that is published. */
export function createOrdering({ blocks, order }: SearchIndex, places: Places) {
  const KEYS = {
    soonest: (slot: number) => VISIT_VALUES.filter(({ counts }) => !blocks.has(slot, counts)).length,
    confirmed: (slot: number) => MOST_KEY - blocks.acceptingUntil[slot],
    follow_up: (slot: number) => blocks.followUps[slot],
  };

  /**
   * Those with most needs come first where nobody has all; of these those whose name matches, then those whose text does, then
   * the others: each in the order asked for.
   */
  return function pageOf(matches: Matches, part: Part): PageEntry[] {
    const { point, sort, scope } = matches;
    const page: PageEntry[] = [];
    let { start } = part;
    for (const { among, count, near } of tiersOf(matches)) {
      if (start < count) page.push(...walk(among, count, near, { count: part.count - page.length, start }));
      if (page.length === part.count) break;
      start = Math.max(0, start - count);
    }
    return page;

    function walk(among: Int32Array, count: number, near: Near | null, wanted: Part): PageEntry[] {
      if (sort !== 'nearest')
        return pageByKey(among, count, { key: KEYS[sort], ...fromPoint(point) }, wanted);
      if (near) return pageByDistance(near, among, blocks, order, wanted);
      if (point) return outward(point, among, count, wanted);
      const everybody = order.slots(scope);
      const steps = (everybody.length * (wanted.start + wanted.count)) / count;
      const isFound = count > FEW_BY_DAY || steps < among.length + count;
      return isFound ? pageByDay(everybody, among, wanted) : pageOfFew(among, order, wanted);
    }
  };

  function* tiersOf({ groups, needs, text }: Matches): Generator<Group> {
    for (const group of groups) {
      for (const tier of needs.length > 0 ? withMost(blocks, group.among, needs) : [group]) {
        for (const one of byText(tier, text)) yield { ...one, near: group.near };
      }
    }
  }

  /** Nearest first, however far. */
  function outward(point: Point, hits: Int32Array, total: number, part: Part): PageEntry[] {
    const most = Math.max(0, Math.min(part.count, total - part.start));
    if (most === 0) return [];
    if (total <= FEW) return pageByKey(hits, total, { key: () => 0, ...fromPoint(point) }, part);
    for (const miles of RINGS) {
      const near = places.near(point.lat, point.lng, miles);
      const page = pageByDistance(near, hits, blocks, order, part);
      if (page.length === most) return page;
    }
    return [];
  }

  /** Those of one key: nearest first where there is a point, then in the order of the day. */
  function fromPoint(point: Point | null): Omit<KeyOrder, 'key'> {
    const byDay = (a: PageEntry, b: PageEntry) => order.rank(a.slot) - order.rank(b.slot) || a.slot - b.slot;
    if (!point) return { ties: byDay, distance: () => null };
    return {
      ties: (a, b) =>
        (a.distance ?? 0) - (b.distance ?? 0) || blocks.zips[a.slot] - blocks.zips[b.slot] || byDay(a, b),
      distance: (slot) => {
        const zip = blocks.zips[slot];
        return milesBetween(point.lat, point.lng, places.lat[zip], places.lng[zip]);
      },
    };
  }
}

/** The hits by how many of the needs they have, most first. */
function withMost({ columns }: Blocks, hits: Int32Array, needs: readonly AnyOf[]): Tier[] {
  const tiers = [0, ...needs].map(() => ({ among: new Int32Array(hits.length), count: 0 }));
  for (let block = 0; block < hits.length; block++) {
    if (hits[block] === 0) continue;
    // Those with at least so many, by that number, with each need that is looked at.
    const least = tiers.map((_, many) => (many === 0 ? hits[block] : 0));
    for (const need of needs) {
      const having = chosenOf(columns, block, need);
      for (let many = needs.length; many > 0; many--) least[many] |= least[many - 1] & having;
    }
    for (let many = 0; many < tiers.length; many++) {
      const exactly = least[many] & ~(least[many + 1] ?? 0);
      tiers[many].among[block] = exactly;
      tiers[many].count += popcount(exactly);
    }
  }
  return tiers.reverse();
}

/** The hits apart, each part made when it is asked for: who is named, whose text matches, everybody else. */
function* byText({ among: hits, count: total }: Tier, { names, body, only }: TextMatch): Generator<Tier> {
  let rest = hits;
  let left = total;
  for (const set of only ? [names] : [names, body]) {
    if (!set) continue;
    const inside = new Int32Array(hits.length);
    const outside = new Int32Array(hits.length);
    let count = 0;
    for (let block = 0; block < hits.length; block++) {
      inside[block] = rest[block] & set[block];
      outside[block] = rest[block] & ~set[block];
      if (inside[block] !== 0) count += popcount(inside[block]);
    }
    yield { among: inside, count };
    rest = outside;
    left -= count;
  }
  yield { among: rest, count: left };
}

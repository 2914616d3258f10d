import type { MapSpot } from '#contract/search.ts';
import { counted } from '#contract/wording.ts';
import { pixelOf } from '../../../map/projection.ts';
import type { Point, View } from '../../../map/projection.ts';

/** One dot: spots that would overlap, drawn where the largest is, which comes first. */
export interface Group {
  spots: MapSpot[];
  /** Pixels */
  x: number;
  y: number;
  count: number;
}

/** Pixels between the middles of two dots, so that the largest two do not touch. */
const DISTANCE = 38;
const SMALLEST = 9;
const LARGEST = 18;

/**
 * The dots of a view, in reading order: nearest to `start` first, else the largest. `spots` come with most first, as
 * the API answers them; the ones that the view does not show are left out.
 */
export function groupsIn(view: View, spots: readonly MapSpot[], start: Point | null): Group[] {
  const groups: Group[] = [];
  for (const spot of spots) {
    const [x, y] = pixelOf(view, spot);
    if (x < 0 || y < 0 || x > view.width || y > view.height) continue;
    const near = groups.find((group) => Math.hypot(group.x - x, group.y - y) < DISTANCE);
    if (near) {
      near.spots.push(spot);
      near.count += spot.count;
    } else groups.push({ spots: [spot], x, y, count: spot.count });
  }
  if (!start) return groups.sort((a, b) => b.count - a.count);
  const [x, y] = pixelOf(view, start);
  return groups.sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y));
}

/** Whether a larger view would draw more than one dot of it. */
export function canSplit({ spots: [first, ...others] }: Group, largest: View): boolean {
  const [x, y] = pixelOf(largest, first);
  return others.some((spot) => {
    const [left, top] = pixelOf(largest, spot);
    return Math.hypot(left - x, top - y) >= DISTANCE;
  });
}

/** Pixels: it grows with the number, but less and less. */
export function radiusOf({ count }: Group): number {
  return Math.min(LARGEST, SMALLEST + 2.2 * Math.log2(count));
}

/** "Cambridge 02139", "Cambridge and around" */
export function placeName(group: Group): string {
  const { spots } = group;
  const isOneZip = spots.length === 1 && spots[0].zip.length === 5;
  return isOneZip ? `${spots[0].city} ${spots[0].zip}` : `${cityOf(group)} and around`;
}

/** The city in which most of them are: a large one has many ZIP codes, each with few. */
export function cityOf({ spots }: Group): string {
  const counts = new Map<string, number>();
  for (const { city, count } of spots) counts.set(city, (counts.get(city) ?? 0) + count);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

/** "Cambridge 02139: 4 psychiatrists" */
export function groupName(group: Group): string {
  return `${placeName(group)}: ${counted(group.count, 'psychiatrist')}`;
}

export function isIn(group: Group, zip: string): boolean {
  return group.spots.some((spot) => zip.startsWith(spot.zip));
}

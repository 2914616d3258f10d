import { cityOf, radiusOf } from './groups.ts';
import type { Group } from './groups.ts';

/** The name of a city beside its dot, its left end and the middle of its height in pixels. */
export interface Label {
  text: string;
  x: number;
  y: number;
}

interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const MOST = 9;
const LETTER = 7;
const HEIGHT = 16;
const GAP = 5;

/** Names for the largest dots, as far as they find room to the right of or left of them; `first` before all others. */
export function labelsOf(groups: readonly Group[], width: number, first: Group | null): Label[] {
  const taken: Area[] = groups.map((group) => {
    const radius = radiusOf(group);
    return {
      left: group.x - radius,
      right: group.x + radius,
      top: group.y - radius,
      bottom: group.y + radius,
    };
  });
  const labels: Label[] = [];
  const names = new Set<string>();
  const bySize = groups.toSorted((a, b) => Number(b === first) - Number(a === first) || b.count - a.count);
  for (const group of bySize) {
    const text = cityOf(group);
    if (labels.length === MOST || names.has(text)) continue;
    const long = text.length * LETTER;
    const away = radiusOf(group) + GAP;
    const left = [group.x + away, group.x - away - long].find((x) => isFree(areaOf(x, group.y, long)));
    if (left === undefined) continue;
    taken.push(areaOf(left, group.y, long));
    names.add(text);
    labels.push({ text, x: left, y: group.y });
  }
  return labels;

  function isFree({ left, right, top, bottom }: Area): boolean {
    if (left < GAP || right > width - GAP) return false;
    return taken.every(
      (other) => other.right < left || other.left > right || other.bottom < top || other.top > bottom,
    );
  }
}

function areaOf(left: number, middle: number, long: number): Area {
  return { left, right: left + long, top: middle - HEIGHT / 2, bottom: middle + HEIGHT / 2 };
}

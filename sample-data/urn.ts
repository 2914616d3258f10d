import type { Random } from './random.ts';

/** Items to draw from, with replacement. */
export interface Urn<T> {
  items: readonly T[];
  draw(random: Random): T;
}

/** An urn that draws by weight: a binary search in the sums of the weights, made once. */
export function urnOf<T>(items: readonly T[], weight: (item: T) => number): Urn<T> {
  const sums = new Float64Array(items.length);
  let total = 0;
  items.forEach((item, i) => (sums[i] = total += weight(item)));
  return {
    items,
    draw(random) {
      const target = random.next() * total;
      let low = 0;
      let high = items.length - 1;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (sums[middle] > target) high = middle;
        else low = middle + 1;
      }
      return items[low];
    },
  };
}

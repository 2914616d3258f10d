/** The first position in a sorted list whose text is not before `start`: where texts that begin with it begin. */
export function firstNotBefore(sorted: readonly string[], start: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle] < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

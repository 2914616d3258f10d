/** The value in the middle; of an even number of them the upper one. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1];
}

/** What this part of the values, 0 to 1, is at most. */
export function share(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)];
}

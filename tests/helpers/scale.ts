/**
 * How large the random, kill and whole-life tests run, and from which seed. `npm test` has them small and from the same
 * seed each time; `npm run test:long` runs every file that imports this one, large and from a fresh seed.
 */
export const SEED = Number(process.env.SEED ?? 20_261_122);

export const isLong = process.env.TEST_LONG === '1';

export function sized(small: number, large: number): number {
  return isLong ? large : small;
}

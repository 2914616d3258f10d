const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Numbers from 0 up to 1, the same ones for the same seed (mulberry32). */
export type Random = () => number;

/** Makes `cus_…`, `sub_…`: the prefix, then so many letters and digits. */
export type NewId = (prefix: string, length?: number) => string;

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function idsFrom(random: Random): NewId {
  const letter = () => LETTERS.charAt(Math.floor(random() * LETTERS.length));
  return (prefix, length = 24) => prefix + Array.from({ length }, letter).join('');
}

/** The same things in another order. */
export function shuffled<T>(things: T[], random: Random): T[] {
  const rest = [...things];
  return things.map(() => rest.splice(Math.floor(random() * rest.length), 1)[0]);
}

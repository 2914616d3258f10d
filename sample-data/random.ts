/**
 * Numbers that look random and repeat exactly for the same seed (the sfc32 generator, four words of state
 * filled from two integers by splitmix32).
 */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  /** `stream` gives independent sequences under one seed: one per person, say. */
  constructor(seed: number, stream = 0) {
    this.#a = scramble(seed);
    this.#b = scramble(seed ^ scramble(stream + 0x9e3779b9));
    this.#c = scramble(this.#a + stream);
    for (let i = 0; i < 8; i++) this.next();
  }

  /** A fraction, 0 ≤ x < 1. */
  next(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4294967296;
  }

  /** A whole number, both ends included. */
  int(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  /** True with this probability (0 to 1). */
  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of the items; throws RangeError when there is none. */
  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new RangeError('nothing to pick from');
    return items[this.int(0, items.length - 1)];
  }

  /** One of the items, by its weight; throws RangeError when there is none. */
  weighted<T>(items: readonly (readonly [T, number])[]): T {
    const last = items.at(-1);
    if (!last) throw new RangeError('nothing to pick from');
    let left = this.next() * items.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of items) if ((left -= weight) < 0) return item;
    return last[0];
  }

  /** Up to `count` different items, in random order. */
  sample<T>(items: readonly T[], count: number): T[] {
    return this.shuffle(items).slice(0, count);
  }

  /** A shuffled copy. */
  shuffle<T>(items: readonly T[]): T[] {
    const copy = [...items];
    for (let i = copy.length - 1; i > 0; i--) {
      const j = this.int(0, i);
      [copy[i], copy[j]] = [copy[j], copy[i]];
    }
    return copy;
  }
}

function scramble(word: number): number {
  let z = (word + 0x9e3779b9) | 0;
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return z ^ (z >>> 15);
}

/** A set of small numbers: number n is bit n & 31 of word n >>> 5. Numbers past its end are not in it. */
export type Bitset = Uint32Array<ArrayBuffer>;

export function has(set: Bitset, n: number): boolean {
  return ((set[n >>> 5] >>> (n & 31)) & 1) === 1;
}

/** The numbers of a comma-separated text in ASCII, as SQLite's group_concat writes them; none for null. */
export function bitsetOf(numbers: Uint8Array | null): Bitset {
  let set = new Uint32Array(32);
  if (!numbers) return set;
  let n = 0;
  for (let at = 0; at <= numbers.length; at++) {
    const digit = (at < numbers.length ? numbers[at] : COMMA) - ZERO;
    if (digit >= 0) n = n * 10 + digit;
    else {
      if (n > 0) set = withNumber(set, n);
      n = 0;
    }
  }
  return set;
}

/** The set with one more number: itself while there is room. */
export function withNumber(set: Bitset, n: number): Bitset {
  let grown = set;
  if (n >>> 5 >= set.length) {
    grown = new Uint32Array(Math.max(2 * set.length, (n >>> 5) + 1));
    grown.set(set);
  }
  grown[n >>> 5] |= 1 << (n & 31);
  return grown;
}

export function remove(set: Bitset, n: number): void {
  if (n >>> 5 < set.length) set[n >>> 5] &= ~(1 << (n & 31));
}

/** What is in both. */
export function both(a: Bitset, b: Bitset): Bitset {
  const found = new Uint32Array(Math.min(a.length, b.length));
  for (let i = 0; i < found.length; i++) found[i] = a[i] & b[i];
  return found;
}

/** What is in either. */
export function either(a: Bitset, b: Bitset): Bitset {
  const found = new Uint32Array(Math.max(a.length, b.length));
  for (let i = 0; i < found.length; i++) found[i] = a[i] | b[i];
  return found;
}

/** What is in the first alone. */
export function without(a: Bitset, b: Bitset): Bitset {
  const found = new Uint32Array(a.length);
  for (let i = 0; i < found.length; i++) found[i] = a[i] & ~b[i];
  return found;
}

export function isEmpty(set: Bitset): boolean {
  for (let i = 0; i < set.length; i++) if (set[i] !== 0) return false;
  return true;
}

/** The numbers that are in it, ascending. */
export function numbersIn(set: Bitset): number[] {
  const numbers: number[] = [];
  for (let i = 0; i < set.length; i++) {
    for (let rest = set[i]; rest !== 0; rest &= rest - 1)
      numbers.push(i * 32 + 31 - Math.clz32(rest & -rest));
  }
  return numbers;
}

/** How many numbers are in it. */
export function size(set: Bitset): number {
  let count = 0;
  for (let i = 0; i < set.length; i++) count += popcount(set[i]);
  return count;
}

/** How many bits are set. */
export function popcount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

const ZERO = 48;
const COMMA = 44;

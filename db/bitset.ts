import { popcount } from '../doctors/search/selection.ts';

/** A set of small numbers: number n is bit n & 31 of word n >>> 5. Numbers past its end are not in it. */
export type Bits = Uint32Array<ArrayBuffer>;

export function has(bits: Bits, n: number): boolean {
  return ((bits[n >>> 5] >>> (n & 31)) & 1) === 1;
}

/** The numbers of a comma-separated text in ASCII, as SQLite's group_concat writes them; none for null. */
export function bitsOf(numbers: Uint8Array | null): Bits {
  let bits = new Uint32Array(32);
  if (!numbers) return bits;
  let n = 0;
  for (let at = 0; at <= numbers.length; at++) {
    const digit = (at < numbers.length ? numbers[at] : COMMA) - ZERO;
    if (digit >= 0) n = n * 10 + digit;
    else {
      if (n > 0) bits = withNumber(bits, n);
      n = 0;
    }
  }
  return bits;
}

/** The set with one more number: itself while there is room. */
export function withNumber(bits: Bits, n: number): Bits {
  let grown = bits;
  if (n >>> 5 >= bits.length) {
    grown = new Uint32Array(Math.max(2 * bits.length, (n >>> 5) + 1));
    grown.set(bits);
  }
  grown[n >>> 5] |= 1 << (n & 31);
  return grown;
}

export function remove(bits: Bits, n: number): void {
  if (n >>> 5 < bits.length) bits[n >>> 5] &= ~(1 << (n & 31));
}

/** What is in both. */
export function both(a: Bits, b: Bits): Bits {
  const found = new Uint32Array(Math.min(a.length, b.length));
  for (let i = 0; i < found.length; i++) found[i] = a[i] & b[i];
  return found;
}

/** What is in either. */
export function either(a: Bits, b: Bits): Bits {
  const found = new Uint32Array(Math.max(a.length, b.length));
  for (let i = 0; i < found.length; i++) found[i] = a[i] | b[i];
  return found;
}

/** What is in the first alone. */
export function without(a: Bits, b: Bits): Bits {
  const found = new Uint32Array(a.length);
  for (let i = 0; i < found.length; i++) found[i] = a[i] & ~b[i];
  return found;
}

export function isEmpty(bits: Bits): boolean {
  for (let i = 0; i < bits.length; i++) if (bits[i] !== 0) return false;
  return true;
}

/** The numbers that are in it, ascending. */
export function numbersIn(bits: Bits): number[] {
  const numbers: number[] = [];
  for (let i = 0; i < bits.length; i++) {
    for (let rest = bits[i]; rest !== 0; rest &= rest - 1)
      numbers.push(i * 32 + 31 - Math.clz32(rest & -rest));
  }
  return numbers;
}

/** How many numbers are in it. */
export function size(bits: Bits): number {
  let count = 0;
  for (let i = 0; i < bits.length; i++) count += popcount(bits[i]);
  return count;
}

const ZERO = 48;
const COMMA = 44;

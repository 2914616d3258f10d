import { popcount } from '../bitset.ts';

/** Doctors as bits of those blocks alone that have any: the first `length` of both lists. */
export interface SparseBitmap {
  blocks: Int32Array;
  bits: Int32Array;
  length: number;
}

/** Nobody yet, with room for so many blocks. */
export function createSparseBitmap(most: number): SparseBitmap {
  return { blocks: new Int32Array(most), bits: new Int32Array(most), length: 0 };
}

/** Adds a block, unless nobody of it is in. */
export function addBlock(bitmap: SparseBitmap, block: number, bits: number): void {
  if (bits === 0) return;
  bitmap.blocks[bitmap.length] = block;
  bitmap.bits[bitmap.length++] = bits;
}

/** How many they are. */
export function sizeOf({ bits, length }: SparseBitmap): number {
  let size = 0;
  for (let i = 0; i < length; i++) size += popcount(bits[i]);
  return size;
}

/**
 * How many of them have a value, whose words stand by block. Eight words at a time are added up in each of their 32
 * columns, as on paper: what is left over stands in `ones`, `twos` and `fours`, and only the eights that come out are
 * counted (Harley and Seal). So eight words take one popcount instead of eight.
 */
export function countWith(words: Int32Array, { blocks, bits, length }: SparseBitmap): number {
  let ones = 0;
  let twos = 0;
  let fours = 0;
  let eights = 0;
  let i = 0;
  for (; i + 8 <= length; i += 8) {
    let a = words[blocks[i]] & bits[i];
    let b = words[blocks[i + 1]] & bits[i + 1];
    let half = ones ^ a;
    const two0 = (ones & a) | (half & b);
    ones = half ^ b;
    a = words[blocks[i + 2]] & bits[i + 2];
    b = words[blocks[i + 3]] & bits[i + 3];
    half = ones ^ a;
    const two1 = (ones & a) | (half & b);
    ones = half ^ b;
    a = words[blocks[i + 4]] & bits[i + 4];
    b = words[blocks[i + 5]] & bits[i + 5];
    half = ones ^ a;
    const two2 = (ones & a) | (half & b);
    ones = half ^ b;
    a = words[blocks[i + 6]] & bits[i + 6];
    b = words[blocks[i + 7]] & bits[i + 7];
    half = ones ^ a;
    const two3 = (ones & a) | (half & b);
    ones = half ^ b;

    half = twos ^ two0;
    const four0 = (twos & two0) | (half & two1);
    twos = half ^ two1;
    half = twos ^ two2;
    const four1 = (twos & two2) | (half & two3);
    twos = half ^ two3;

    half = fours ^ four0;
    eights += popcount((fours & four0) | (half & four1));
    fours = half ^ four1;
  }
  let count = 8 * eights + 4 * popcount(fours) + 2 * popcount(twos) + popcount(ones);
  for (; i < length; i++) count += popcount(words[blocks[i]] & bits[i]);
  return count;
}

import { FEATURES } from './features.ts';

/** What was learned: of each value, how much each feature speaks for it, and from how much on it counts. */
export interface Model {
  values: LearnedValue[];
  /** The weights of feature f stand from `first[f]` to `first[f + 1]`, each with its value's index. */
  first: Uint32Array;
  of: Uint8Array;
  weights: Int8Array;
}

export interface LearnedValue {
  /** "condition:ocd", or "danger". */
  name: string;
  bias: number;
  /** What a weight of 1 counts. */
  unit: number;
  /** The least score, before the logistic function, where nothing of its filter is said in words; null for never. */
  alone: number | null;
  /** The same where something is. */
  beside: number | null;
}

/**
 * A model as bytes: the length of the head (four bytes, the lowest first), the head (the values as JSON), how many weights
 * each feature has (a byte each), then the indexes of their values, then the weights.
 */
export function encoded({ values, first, of, weights }: Model): Buffer {
  const head = Buffer.from(JSON.stringify(values));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  const counts = Uint8Array.from({ length: FEATURES }, (_, i) => first[i + 1] - first[i]);
  return Buffer.concat([
    length,
    head,
    counts,
    of,
    new Uint8Array(weights.buffer, weights.byteOffset, weights.length),
  ]);
}

/** Throws for what `encoded` has not made. */
export function decoded(bytes: Buffer): Model {
  const start = 4 + bytes.readUInt32LE(0);
  const values = JSON.parse(bytes.toString('utf8', 4, start)) as LearnedValue[];
  const first = new Uint32Array(FEATURES + 1);
  for (let i = 0; i < FEATURES; i++) first[i + 1] = first[i] + bytes[start + i];
  const total = first[FEATURES];
  const at = start + FEATURES;
  if (bytes.length !== at + 2 * total) throw new Error('The trained reader has another length than it says');
  const of = Uint8Array.from(bytes.subarray(at, at + total));
  const weights = Int8Array.from(new Int8Array(bytes.buffer, bytes.byteOffset + at + total, total));
  return { values, first, of, weights };
}

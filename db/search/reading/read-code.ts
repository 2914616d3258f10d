import { valueWords } from './listed-words.ts';
import type { Value } from './listed-words.ts';

/** A diagnosis by its number, read in a list of words: how many of them it takes. */
export interface FoundCode {
  value: Value;
  length: number;
}

const CONDITION_OF = new Map(
  valueWords('diagnosis-codes').flatMap(({ heading: [value], entries }) =>
    entries.map((code) => [code, value] as const),
  ),
);

/** Reads "F41.1", "f411", "F90" at a word. `gapBefore` knows what stands between a word and the one before it. */
export function codeAt(
  words: readonly string[],
  at: number,
  gapBefore: (word: number) => string,
): FoundCode | null {
  const [, code] = /^([fgns]\d\d[\da-z]{0,4})$/.exec(words[at]) ?? [];
  if (code === undefined) return null;
  const hasPoint =
    code.length === 3 && gapBefore(at + 1) === '.' && /^\d[\da-z]{0,3}$/.test(words[at + 1] ?? '');
  const whole = hasPoint ? code + words[at + 1] : code;
  for (let end = whole.length; end >= 3; end--) {
    const value = CONDITION_OF.get(whole.slice(0, end));
    if (value) return { value, length: hasPoint ? 2 : 1 };
  }
  return null;
}

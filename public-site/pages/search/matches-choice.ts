import { folded } from '#contract/without-accents.ts';

/** Shorter ones would be in the middle of nearly everything. */
const LONG_ENOUGH = 3;

/**
 * Whether a text that somebody types means a value of a list: by the beginnings of words in its label ("shield blue"),
 * by its initials ("asl"), or, once it is long enough, by any part of the label, by the words of the key ("bcbs") and by
 * how another of its names begins ("united behavioral"). Neither accents, capitals nor spaces count.
 */
export function matchesChoice(
  typed: string,
  label: string,
  key: string,
  names: readonly string[] = [],
): boolean {
  const typedWords = wordsOf(typed);
  const words = wordsOf(label);
  const known = typedWords.every((word) => word.length < LONG_ENOUGH) ? words : [...words, ...wordsOf(key)];
  if (typedWords.every((word) => known.some((other) => other.startsWith(word)))) return true;
  const joined = typedWords.join('');
  if (joined.length >= LONG_ENOUGH) {
    if (words.join('').includes(joined)) return true;
    if (names.some((name) => wordsOf(name).join('').startsWith(joined))) return true;
  }
  return words.map(([initial]) => initial).join('') === joined;
}

function wordsOf(text: string): string[] {
  return folded(text.replace(/['’]/g, '')).match(/[\p{L}\p{N}]+/gu) ?? [];
}

import { tokensOf } from '../text/tokens.ts';
import type { Token } from '../text/tokens.ts';

const WORDS = new Map([
  ['bch', 'beach'],
  ['centre', 'center'],
  ['ctr', 'center'],
  ['crk', 'creek'],
  ['fls', 'falls'],
  ['ft', 'fort'],
  ['gdns', 'gardens'],
  ['hbr', 'harbor'],
  ['harbour', 'harbor'],
  ['hts', 'heights'],
  ['jct', 'junction'],
  ['lk', 'lake'],
  ['mt', 'mount'],
  ['mtn', 'mountain'],
  ['nat', 'national'],
  ['natl', 'national'],
  ['pk', 'park'],
  ['pkwy', 'parkway'],
  ['pt', 'point'],
  ['spg', 'springs'],
  ['spgs', 'springs'],
  ['sprgs', 'springs'],
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['twp', 'township'],
  ['univ', 'university'],
  ['vly', 'valley'],
]);

const FIRST_WORDS = new Map([
  ['n', 'north'],
  ['no', 'north'],
  ['s', 'south'],
  ['so', 'south'],
  ['e', 'east'],
  ['w', 'west'],
]);

const LATIN = /^[a-z0-9]+$/;

/**
 * What all spellings of a place's name have in common: "St. Louis" and "Saint Louis" are `saintlouis`,
 * "Mc Lean" and "McLean" `mclean`, "Mayagüez" `mayaguez`. Empty for a text without letters and digits.
 */
export function placeKey(text: string): string {
  return keyOfWords(placeWords(text));
}

/** The keys that a half-typed name can begin: of "st" both `st` (Stamford) and `saint` (Saint Louis). */
export function prefixKeys(text: string): string[] {
  const words = placeWords(text);
  const last = words.at(-1);
  if (last === undefined) return [];
  const key = keyOfWords(words);
  const written = WORDS.get(last);
  return written ? [key, key.slice(0, -written.length) + last] : [key];
}

/** The words of a name, in lower case, without accents, apostrophes and punctuation; `&` is "and". */
export function placeWords(text: string): string[] {
  // Most names are no more than this, and there are 40,000 of them at the start.
  if (/^[A-Za-z]+(?: [A-Za-z]+)*$/.test(text)) return text.toLowerCase().split(' ');
  return placeTokens(text.replaceAll('&', ' and ')).map(({ word }) => word);
}

/**
 * The same with where they stand. Unlike elsewhere an abbreviation is as many words as it has letters, for "L.A." is no
 * "LA", and letters that are not Latin separate words.
 */
export function placeTokens(text: string): Token[] {
  return tokensOf(text.replaceAll('.', ' ')).flatMap((token) =>
    LATIN.test(token.word)
      ? token
      : (token.word.match(/[a-z0-9]+/g) ?? []).map((word) => ({ ...token, word })),
  );
}

/** The words joined, each written out; a direction is one only in front of a longer word ("N Little Rock", not "N Y"). */
export function keyOfWords(words: string[]): string {
  const direction = words.length > 1 && words[1].length > 1 ? FIRST_WORDS.get(words[0]) : undefined;
  let key = direction ?? '';
  for (let i = direction ? 1 : 0; i < words.length; i++) key += WORDS.get(words[i]) ?? words[i];
  return key;
}

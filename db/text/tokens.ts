import { folded } from '#contract/without-accents.ts';

/** A word of a text, folded, with where it stands: `text.slice(start, end)` is what was typed. */
export interface Token {
  word: string;
  start: number;
  end: number;
}

/**
 * An abbreviation with its points ("A.D.H.D.", "M.D."), or a word with what is in it and is none of its letters: apostrophes
 * ("O'Brien"), and what nobody sees (soft hyphens, marks of direction), which come with what is copied.
 */
const WORD =
  /(?:\p{L}\.){2,}\p{L}?(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M}\p{Cf}]*(?:['’‘ʻʼ`´][\p{L}\p{N}\p{M}\p{Cf}]+)*/gu;
const NO_LETTERS = /[.'’‘ʻʼ`´\p{Cf}]/gu;

/** Texts in which words are runs of plain letters and digits, as most are: found in half the time. */
const PLAIN = /^[ -&(-\-/-_a-~]*$/;
const PLAIN_WORD = /[a-zA-Z\d]+/g;

/** The words of a text in order: lower case, without accents and punctuation. */
export function tokensOf(text: string): Token[] {
  const isPlain = PLAIN.test(text);
  const tokens: Token[] = [];
  for (const { 0: typed, index } of text.matchAll(isPlain ? PLAIN_WORD : WORD)) {
    const word = folded(isPlain ? typed : typed.replace(NO_LETTERS, ''));
    tokens.push({ word, start: index, end: index + typed.length });
  }
  return tokens;
}

/** What most entries of lists are: to be cut, and no more. */
const SMALL_WORDS = /^[a-z\d]+(?: [a-z\d]+)*$/;

/** The same words without where they stand. */
export function wordsOf(text: string): string[] {
  if (SMALL_WORDS.test(text)) return text.split(' ');
  return tokensOf(text).map(({ word }) => word);
}

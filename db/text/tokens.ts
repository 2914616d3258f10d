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

/** The words of a text in order: lower case, without accents and punctuation. */
export function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(WORD), ({ 0: typed, index }) => ({
    word: folded(typed.replace(NO_LETTERS, '')),
    start: index,
    end: index + typed.length,
  }));
}

/** The same words without where they stand. */
export function wordsOf(text: string): string[] {
  return tokensOf(text).map(({ word }) => word);
}

import { folded } from '#contract/without-accents.ts';

/** A word of a text, folded, with where it stands: `text.slice(start, end)` is what was typed. */
export interface Token {
  word: string;
  start: number;
  end: number;
}

/** An abbreviation with its points ("A.D.H.D.", "M.D."), or a word with the apostrophes in it ("O'Brien"). */
const WORD = /(?:\p{L}\.){2,}\p{L}?(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+(?:['’‘ʻʼ`´][\p{L}\p{N}\p{M}]+)*/gu;

/** The words of a text in order: lower case, without accents and punctuation. */
export function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(WORD), ({ 0: typed, index }) => ({
    word: folded(typed.replace(/[.'’‘ʻʼ`´]/g, '')),
    start: index,
    end: index + typed.length,
  }));
}

/** The same words without where they stand. */
export function wordsOf(text: string): string[] {
  return tokensOf(text).map(({ word }) => word);
}

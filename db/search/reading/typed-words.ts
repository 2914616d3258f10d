import { languageOf } from './read-language.ts';
import type { Value } from './listed-words.ts';
import type { Token } from '../../text/tokens.ts';

/** A text as it is read: its words, folded, and what they were in it. */
export interface TypedWords {
  text: string;
  words: string[];
  /** What stands between a word and the one before it. */
  gapBefore(word: number): string;
  /** So many words from one on, as they were typed. */
  typed(first: number, length: number): string;
  /** The languages that it is written in, where that is not English. */
  written: Value[];
}

export function typedWords(
  text: string,
  tokens: readonly Token[],
  isName: (word: string) => boolean,
): TypedWords {
  // A full-width dollar sign is one.
  const gapBefore = (word: number): string =>
    text.slice(tokens[word - 1]?.end ?? 0, tokens[word]?.start ?? text.length).normalize('NFKC');
  return {
    text,
    words: tokens.map(({ word }) => word),
    gapBefore,
    typed(first, length) {
      if (length === 0) return '';
      const start = tokens[first].start - (gapBefore(first).endsWith('$') ? 1 : 0);
      return text.slice(start, tokens[first + length - 1].end);
    },
    written: languageOf(text, isName),
  };
}

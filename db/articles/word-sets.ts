import type { Database } from '../database.ts';
import type { ArticleText } from './article-text.ts';
import { remove, withNumber } from './bits.ts';
import type { Bits } from './bits.ts';

/** Ids of the articles that have a word: anywhere, and in their title. */
export interface WordSet {
  anywhere: Bits;
  title: Bits;
}

const MOST_KEPT = 300;

/**
 * The articles of each word. The sets of the words searched for last are kept, the least recently used going first:
 * reading the set of a word that every article has takes milliseconds, a kept one nothing.
 */
export function createWordSets(database: Database, text: ArticleText) {
  const kept = new Map<string, WordSet>();

  return {
    of(word: string): WordSet {
      const set = kept.get(word) ?? { anywhere: text.idsWith(word), title: text.idsTitled(word) };
      // What a transaction sees may never come true.
      if (database.inTransaction) return set;
      kept.delete(word);
      kept.set(word, set);
      for (const oldest of kept.keys()) {
        if (kept.size <= MOST_KEPT) break;
        kept.delete(oldest);
      }
      return set;
    },
    /** Brings every kept set up to date with an article that was written. */
    follow(id: number): void {
      for (const [word, set] of kept) {
        set.anywhere = changed(set.anywhere, id, text.has(word, id));
        set.title = changed(set.title, id, text.hasInTitle(word, id));
      }
    },
  };
}

export type WordSets = ReturnType<typeof createWordSets>;

function changed(bits: Bits, id: number, isIn: boolean): Bits {
  if (isIn) return withNumber(bits, id);
  remove(bits, id);
  return bits;
}

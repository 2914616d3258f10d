import type { Database } from '../database.ts';
import { createKeptSets } from '../doctors/search/kept-sets.ts';
import type { ArticleText } from './article-text.ts';
import type { Bits } from './bitset.ts';

/** Ids of the articles that have a word: anywhere, and in their title. */
export interface WordSet {
  anywhere: Bits;
  title: Bits;
}

/** The articles of each word. */
export function createWordSets(database: Database, text: ArticleText) {
  const kept = createKeptSets(database, [text, { idsWith: text.idsTitled, has: text.hasInTitle }]);

  return {
    of(word: string): WordSet {
      const [anywhere, title] = kept.of(word);
      return { anywhere, title };
    },
    /** Brings what is kept up to date with an article that was written. */
    follow: kept.follow,
  };
}

export type WordSets = ReturnType<typeof createWordSets>;

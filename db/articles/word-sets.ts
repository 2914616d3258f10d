import type { Database } from '../database.ts';
import { createCachedSets } from '../cached-sets.ts';
import type { ArticleText } from './article-text.ts';
import type { Bitset } from '../bitset.ts';

/** Ids of the articles that have a word: anywhere, and in their title. */
export interface WordSet {
  anywhere: Bitset;
  title: Bitset;
}

/** The articles of each word. */
export function createWordSets(database: Database, text: ArticleText) {
  const cached = createCachedSets(database, [text, { idsWith: text.idsTitled, has: text.hasInTitle }]);

  return {
    of(word: string): WordSet {
      const [anywhere, title] = cached.of(word);
      return { anywhere, title };
    },
    /** Brings what is kept up to date with an article that was written. */
    follow: cached.follow,
    clear: cached.clear,
  };
}

export type WordSets = ReturnType<typeof createWordSets>;

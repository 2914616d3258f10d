import { LRUCache } from 'lru-cache';
import type { Bitset } from './bitset.ts';
import { remove, size, withNumber } from './bitset.ts';
import type { Database } from './database.ts';

/** Which texts have a word: all of them, or whether one does. */
export interface SetSource {
  idsWith(word: string): Bitset;
  has(word: string, id: number): boolean;
}

const MOST_BYTES = 32 * 1024 * 1024;
/** The set of a word that fewer texts have is read again in less than a tenth of a millisecond. */
const FEW = 500;

/**
 * The sets of the words searched for last, one of each source, the least recently used going first: reading the set of
 * a word that every text has takes milliseconds, a kept one nothing. Only those are kept of which the first is large,
 * so that no number of rare words pushes them out.
 */
export function createCachedSets(database: Database, sources: readonly SetSource[]) {
  const cached = new LRUCache<string, Bitset[]>({
    maxSize: MOST_BYTES,
    sizeCalculation: (sets, word) => sets.reduce((sum, { byteLength }) => sum + byteLength, 2 * word.length),
  });

  return {
    /** One set of each source. */
    of(word: string): readonly Bitset[] {
      const known = cached.get(word);
      if (known) return known;
      const sets = sources.map((source) => source.idsWith(word));
      // What a transaction sees may never come true.
      if (!database.inTransaction && size(sets[0]) >= FEW) cached.set(word, sets);
      return sets;
    },
    /** Brings every kept set up to date with a text that was written. */
    follow(id: number): void {
      for (const [word, sets] of cached.entries()) {
        sources.forEach((source, i) => {
          if (source.has(word, id)) sets[i] = withNumber(sets[i], id);
          else remove(sets[i], id);
        });
      }
    },
    /** Forgets all sets: they are read again. */
    clear: (): void => cached.clear(),
  };
}

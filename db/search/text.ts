import { bitsetOf, both, isEmpty } from '../bitset.ts';
import type { Bitset } from '../bitset.ts';
import type { Database } from '../database.ts';
import { createCachedSets } from '../cached-sets.ts';

/** The text of listings, searched by whole words in any grammatical form (SQLite FTS5, Porter stems). */
export interface ListingText {
  /** Ids of the listings that contain every word; there must be one. */
  idsWith(words: readonly string[]): Bitset;
  put(id: number, body: string): void;
  remove(id: number): void;
  /** To be called when a listing that was put or removed is kept. */
  follow(id: number): void;
  /** Forgets what it keeps of the texts, which are read again. */
  forget(): void;
  /** Whether what it finds is there to stay: what a transaction sees may never come true. */
  isSettled(): boolean;
}

/** Letters that FTS5 keeps in one token; without positions (detail = none) it refuses a word that it would split. */
const SEARCHABLE = /^[a-z0-9\u00c0-\u024f]+$/;

export function createListingText(database: Database): ListingText {
  // One text of all ids crosses into JavaScript in half the time of a row for each.
  const find = database
    .prepare<[string], Buffer | null>(
      'SELECT CAST(group_concat(rowid) AS BLOB) FROM listing_text WHERE listing_text MATCH ?',
    )
    .pluck();
  // Numbers are bound as REAL, and FTS5 passes over a rowid that is no INTEGER.
  const has = database
    .prepare<[string, number], number>(
      'SELECT 1 FROM listing_text WHERE listing_text MATCH ? AND rowid = CAST(? AS INTEGER)',
    )
    .pluck();
  const remove = database.prepare<[number]>('DELETE FROM listing_text WHERE rowid = ?');
  const insert = database.prepare<[number, string]>('INSERT INTO listing_text (rowid, body) VALUES (?, ?)');
  const sets = createCachedSets(database, [
    {
      idsWith: (word) => bitsetOf(find.get(`"${word}"`) ?? null),
      has: (word, id) => has.get(`"${word}"`, id) !== undefined,
    },
  ]);

  return {
    idsWith(words) {
      if (!words.every((word) => SEARCHABLE.test(word))) return new Uint32Array();
      const [first, ...others] = words;
      let [found] = sets.of(first);
      for (const word of others) if (!isEmpty(found)) found = both(found, sets.of(word)[0]);
      return found;
    },
    put(id, body) {
      remove.run(id);
      insert.run(id, body);
    },
    remove: (id) => void remove.run(id),
    follow: sets.follow,
    forget: sets.clear,
    isSettled: () => !database.inTransaction,
  };
}

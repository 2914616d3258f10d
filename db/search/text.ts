import type { Database } from '../database.ts';

/** The text of listings, searched by whole words in any grammatical form (SQLite FTS5, Porter stems). */
export interface ListingText {
  /** Ids of the listings that contain every word. */
  idsWith(words: string[]): number[];
  put(id: number, body: string): void;
  remove(id: number): void;
}

/** Letters that FTS5 keeps in one token; without positions (detail = none) it refuses a word that it would split. */
const SEARCHABLE = /^[a-z0-9\u00c0-\u024f]+$/;

export function createListingText(database: Database): ListingText {
  const find = database
    .prepare<[string], number>('SELECT rowid FROM listing_text WHERE listing_text MATCH ?')
    .pluck();
  const remove = database.prepare<[number]>('DELETE FROM listing_text WHERE rowid = ?');
  const insert = database.prepare<[number, string]>('INSERT INTO listing_text (rowid, body) VALUES (?, ?)');

  return {
    idsWith(words) {
      if (!words.every((word) => SEARCHABLE.test(word))) return [];
      return find.all(words.map((word) => `"${word}"`).join(' AND '));
    },
    put(id, body) {
      remove.run(id);
      insert.run(id, body);
    },
    remove: (id) => void remove.run(id),
  };
}

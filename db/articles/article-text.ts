import type { Database } from '../database.ts';
import { bitsetOf } from '../bitset.ts';
import type { Bitset } from '../bitset.ts';

/** Around what matched; the text between is the reader's. From the private-use area, where no language is. */
export const HIT_STARTS = '\ue000';
export const HIT_ENDS = '\ue001';

/** Title and summary of an article with their hits marked, and the passage of its text that matches best. */
export interface Marks {
  title: string;
  sub_content: string;
  passage: string;
}

/** A line or two on a card, below its summary. */
const PASSAGE_WORDS = 16;
const MOST_ENDINGS = 60;
const LAST_CHARACTER = '\u{10ffff}';

export type ArticleText = ReturnType<typeof createArticleText>;

/** Asks the text index; words are matched in any grammatical form (SQLite FTS5, Porter stems). */
export function createArticleText(database: Database) {
  // Numbers are bound as REAL, and FTS5 passes over a rowid that is no INTEGER: hence the casts below.
  // One text of all ids crosses into JavaScript in half the time of a row for each.
  const ids = database
    .prepare<[string], Buffer | null>(
      'SELECT CAST(group_concat(rowid) AS BLOB) FROM articles_text WHERE articles_text MATCH ?',
    )
    .pluck();
  const has = database
    .prepare<[string, number], number>(
      'SELECT 1 FROM articles_text WHERE articles_text MATCH ? AND rowid = CAST(? AS INTEGER)',
    )
    .pluck();
  const marks = database.prepare<[Record<string, string | number>], Marks>(
    `SELECT highlight(articles_text, 0, :starts, :ends) AS title,
            highlight(articles_text, 1, :starts, :ends) AS sub_content,
            snippet(articles_text, 2, :starts, :ends, '…', ${PASSAGE_WORDS}) AS passage
     FROM articles_text WHERE articles_text MATCH :words AND rowid = CAST(:id AS INTEGER)`,
  );
  const beginning = database
    .prepare<[string, string], string>(
      `SELECT word FROM article_words WHERE word >= ? AND word < ? LIMIT ${MOST_ENDINGS}`,
    )
    .pluck();

  return {
    /** The articles that have a word, anywhere or in their title. */
    idsWith: (word: string): Bitset => bitsetOf(ids.get(quoted(word)) ?? null),
    idsTitled: (word: string): Bitset => bitsetOf(ids.get(titled(word)) ?? null),
    has: (word: string, id: number): boolean => has.get(quoted(word), id) !== undefined,
    hasInTitle: (word: string, id: number): boolean => has.get(titled(word), id) !== undefined,
    /** Marks any of the words. Throws when the article has none of them. */
    marks(id: number, words: readonly string[]): Marks {
      const match = words.map(quoted).join(' OR ');
      const found = marks.get({ words: match, id, starts: HIT_STARTS, ends: HIT_ENDS });
      if (!found) throw new Error(`Article ${id} has none of ${match}`);
      return found;
    },
    /** Words that articles use and that begin so, the first in the alphabet. */
    wordsBeginning: (start: string): string[] => beginning.all(start, start + LAST_CHARACTER),
  };
}

/** A text in quotes is words to FTS5 and never syntax, whatever it holds. */
function quoted(word: string): string {
  return `"${word.replaceAll('"', '""')}"`;
}

function titled(word: string): string {
  return `title : ${quoted(word)}`;
}

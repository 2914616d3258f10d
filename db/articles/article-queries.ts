import type { ArticleKind } from '#contract/articles.ts';
import { articlePictureQueries } from './article-pictures.ts';
import { plainIndexWords } from '../text/index-words.ts';
import { plainText, wordCount } from './plain-text.ts';
import type { Database } from '../database.ts';
import type { ArticleCardRow, ArticleRow, NewArticle } from './rows.ts';

/** What the order of published articles is made of. */
export interface PublishedRow {
  id: number;
  kind: ArticleKind;
  /** ISO date-time, which may lie in the future. */
  published_at: string;
  /** JSON */
  topics: string;
}

const WRITTEN = [
  'kind', 'status', 'title', 'author', 'author_id', 'avatar', 'cover', 'reviewer', 'sub_content', 'topics',
  'words', 'published_at', 'created_at', 'updated_at', 'submitted_at', 'returned_why',
  'contents', 'body', 'seal', 'slug',
] as const; // prettier-ignore

const CARD = 'id, kind, title, author, avatar, cover, reviewer, sub_content, words, published_at';
const ROW =
  'id, kind, status, title, author, author_id, avatar, cover, reviewer, sub_content, topics, words, published_at, ' +
  'created_at, updated_at, version, submitted_at, returned_why, contents, seal, slug';

/** Articles with their text index. Writes belong in a transaction: each is several statements. */
export function articleQueries(database: Database) {
  const pictures = articlePictureQueries(database);
  const insert = database.prepare<[Record<string, unknown>]>(
    `INSERT INTO articles (${WRITTEN.join(', ')}) VALUES (${WRITTEN.map((name) => `:${name}`).join(', ')})`,
  );
  const rewritten = WRITTEN.filter((name) => name !== 'created_at');
  const update = database.prepare<[Record<string, unknown>]>(
    `UPDATE articles SET ${rewritten.map((name) => `${name} = :${name}`).join(', ')}, version = version + 1 WHERE id = :id`,
  );
  const remove = database.prepare<[number]>('DELETE FROM articles WHERE id = ?');
  const leave = database
    .prepare<[{ author: number; byline: string | null }], number>(
      `UPDATE articles SET author = coalesce(:byline, author), avatar = NULL, version = version + 1
       WHERE author_id = :author RETURNING id`,
    )
    .pluck();
  const forgetRevisions = database.prepare<[number]>('DELETE FROM article_revisions WHERE article_id = ?');
  // Only what is published is searched for: a draft is saved every few seconds.
  const addText = database.prepare<[number]>(
    `INSERT INTO articles_text (rowid, title, sub_content, body)
     SELECT id, title, sub_content, body FROM articles WHERE id = ? AND status = 'published'`,
  );
  const removeText = database.prepare<[number]>(
    `INSERT INTO articles_text (articles_text, rowid, title, sub_content, body)
     SELECT 'delete', id, title, sub_content, body FROM articles WHERE id = ? AND status = 'published'`,
  );
  const addWords = database.prepare<[string]>(
    'INSERT INTO article_words SELECT value FROM json_each(?) WHERE true ON CONFLICT DO NOTHING',
  );
  const byId = database.prepare<[number], Omit<ArticleRow, 'topics'> & { topics: string }>(
    `SELECT ${ROW} FROM articles WHERE id = ?`,
  );
  const card = database.prepare<[number], ArticleCardRow>(`SELECT ${CARD} FROM articles WHERE id = ?`);
  const published = database.prepare<[], PublishedRow>(
    `SELECT id, kind, published_at, topics FROM articles INDEXED BY articles_published
     WHERE status = 'published' ORDER BY kind, published_at, id`,
  );
  const publishedOne = database.prepare<[number], PublishedRow>(
    `SELECT id, kind, published_at, topics FROM articles WHERE id = ? AND status = 'published'`,
  );
  // All seals of a set of rules begin alike, and a space is the first character there is.
  const unsealed = database
    .prepare<[{ rules: string; last: number; most: number }], number>(
      `SELECT id FROM articles
       WHERE id > :last AND (seal IS NULL OR seal < :rules || ' ' OR seal >= :rules || '!') ORDER BY id LIMIT :most`,
    )
    .pluck();
  const seal = database.prepare<[string, number]>('UPDATE articles SET seal = ? WHERE id = ?');
  const everUsed = database
    .prepare<[], number>(`SELECT 1 FROM sqlite_sequence WHERE name = 'articles'`)
    .pluck();
  const lastChange = database.prepare<[number], { id: number; updated_at: string }>(
    'SELECT id, max(updated_at, published_at) AS updated_at FROM articles WHERE id = ?',
  );

  return {
    /** Writes an article, a new one or in place of the one with that id, and answers the id. Throws for an id that is not there. */
    put(article: NewArticle, id: number | null = null): number {
      const body = article.body ?? plainText(article.contents);
      const words = wordCount(article.sub_content) + wordCount(body);
      const unsaid = { submitted_at: null, returned_why: null, seal: null, slug: null };
      const row = {
        ...unsaid,
        ...article,
        ...datesOf(article),
        topics: JSON.stringify(article.topics),
        words,
        body,
      };
      if (id !== null) removeText.run(id);
      const { changes, lastInsertRowid } = id === null ? insert.run(row) : update.run({ ...row, id });
      if (changes === 0) throw new Error(`No article ${id}`);
      const written = id ?? Number(lastInsertRowid);
      addText.run(written);
      pictures.note(article.contents, written);
      // Those of what nobody has published stand for nothing, and would crowd out the others.
      if (article.status === 'published') {
        addWords.run(JSON.stringify(plainIndexWords(`${article.title} ${article.sub_content} ${body}`)));
      }
      return written;
    },
    remove(id: number): void {
      removeText.run(id);
      remove.run(id);
    },
    /** Takes the portrait from a user's articles, what they said before, and the name if there is another byline; their ids. */
    leave(author: number, byline: string | null): number[] {
      const ids = leave.all({ author, byline });
      for (const id of ids) forgetRevisions.run(id);
      return ids;
    },
    /** An article in whatever state. */
    byId(id: number): ArticleRow | null {
      const row = byId.get(id);
      return row ? { ...row, topics: JSON.parse(row.topics) as string[] } : null;
    },
    /** What lists show of a published article. Throws when there is none. */
    card(id: number): ArticleCardRow {
      const row = card.get(id);
      if (!row) throw new Error(`No article ${id}`);
      return row;
    },
    /** All that are published, also those whose time is to come: by kind, oldest first. */
    published: (): Iterable<PublishedRow> => published.iterate(),
    publishedOne: (id: number): PublishedRow | null => publishedOne.get(id) ?? null,
    /** Ids, after one, of those that other rules have sanitized, or none: whose seal does not begin so. */
    unsealed: (rules: string, last: number, most: number): number[] => unsealed.all({ rules, last, most }),
    seal(id: number, mark: string): void {
      seal.run(mark, id);
    },
    /** Whether there has ever been an article, kept or removed. */
    everUsed: (): boolean => everUsed.get() !== undefined,
    /** When visitors last saw a published article change, as an ISO date-time. Throws when there is none. */
    lastChange(id: number): { id: number; updated_at: string } {
      const row = lastChange.get(id);
      if (!row) throw new Error(`No article ${id}`);
      return row;
    },
  };
}

/** In one spelling, so that their order as texts is their order in time. Throws RangeError for what is no date. */
function datesOf({ published_at, created_at, updated_at }: NewArticle) {
  return {
    published_at: published_at === null ? null : iso(published_at),
    created_at: iso(created_at),
    updated_at: iso(updated_at),
  };
}

function iso(date: string): string {
  return new Date(date).toISOString();
}

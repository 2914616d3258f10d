import type { Database } from '../database.ts';
import { articlePictureQueries } from './article-pictures.ts';
import type { ArticleRow } from './rows.ts';

/** What an article said after a save. */
export type RevisionContent = Pick<ArticleRow, 'title' | 'sub_content' | 'cover' | 'contents' | 'seal'>;

export interface RevisionRow extends RevisionContent {
  id: number;
  /** ISO date-time */
  saved_at: string;
  saved_by: number | null;
}

/** So many are kept of an article; of them the newest, whatever lies between them. */
const MOST = 50;
const NEWEST = 15;
/** And so much text of an article, whatever that leaves besides the first and the last: fifty of a usual length fit. */
const MOST_BYTES = 2_000_000;

/** What articles said before. Written inside `transaction` only. */
export function revisionQueries(database: Database) {
  const pictures = articlePictureQueries(database);
  const insert = database.prepare<
    [RevisionContent & { article: number; at: string; by: number | null; isPrivate: number }]
  >(
    `INSERT INTO article_revisions (article_id, saved_at, saved_by, title, sub_content, cover, contents, seal, private)
     VALUES (:article, :at, :by, :title, :sub_content, :cover, :contents, :seal, :isPrivate)`,
  );
  const thin = database.prepare<[{ article: number }]>(
    `DELETE FROM article_revisions WHERE id = (
       SELECT id FROM (
         SELECT id, unixepoch(saved_at) - lag(unixepoch(saved_at)) OVER (ORDER BY id) AS gap,
                row_number() OVER (ORDER BY id DESC) AS place, count(*) OVER () AS kept,
                sum(octet_length(contents)) OVER () AS bytes
         FROM article_revisions WHERE article_id = :article)
       WHERE gap IS NOT NULL
         AND (kept > ${MOST} AND place > ${NEWEST} OR bytes > ${MOST_BYTES} AND place > 1)
       ORDER BY place <= ${NEWEST}, gap, id LIMIT 1)`,
  );
  const latest = database.prepare<[number], RevisionRow>(
    'SELECT * FROM article_revisions WHERE article_id = ? ORDER BY id DESC LIMIT 1',
  );
  const of = database.prepare<[number], RevisionRow>(
    'SELECT * FROM article_revisions WHERE article_id = ? AND NOT private ORDER BY id DESC',
  );
  const one = database.prepare<[number, number], RevisionRow>(
    'SELECT * FROM article_revisions WHERE article_id = ? AND id = ? AND NOT private',
  );
  const show = database.prepare<[number]>('UPDATE article_revisions SET private = 0 WHERE id = ?');

  return {
    /**
     * Keeps what an article says now, unless that is what was kept last. Beyond so many, the one that followed its
     * predecessor soonest goes: what is far back is kept in larger steps. A doctor's draft is kept for the doctor alone.
     */
    keep(article: ArticleRow, by: number | null): void {
      const { id, status, author_id, title, sub_content, cover, contents, seal, updated_at } = article;
      const isPrivate = status === 'draft' && author_id !== null;
      const before = latest.get(id);
      const isSame =
        before?.title === title &&
        before.sub_content === sub_content &&
        before.cover === cover &&
        before.contents === contents;
      if (isSame && !isPrivate) show.run(before.id);
      if (isSame) return;
      const said = { title, sub_content, cover, contents, seal, isPrivate: Number(isPrivate) };
      const revision = insert.run({ article: id, at: updated_at, by, ...said });
      pictures.note(contents, id, Number(revision.lastInsertRowid));
      while (thin.run({ article: id }).changes > 0);
    },
    /** Those that administrators may read, newest first. */
    of: (article: number): RevisionRow[] => of.all(article),
    one: (article: number, id: number): RevisionRow | null => one.get(article, id) ?? null,
  };
}

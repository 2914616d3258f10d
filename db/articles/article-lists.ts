import type { ArticleKind, ArticleState } from '#contract/articles.ts';
import type { Database } from '../database.ts';
import type { Part } from './publication-order.ts';
import type { ArticleRow } from './rows.ts';

/** An article in a list of those who write: without its text. */
export type ArticleListRow = Omit<ArticleRow, 'contents' | 'topics'> & { state: ArticleState };

export interface ArticleFilter {
  id?: number[];
  /** Words of title, author or summary. */
  q?: string;
  kind?: ArticleKind;
  state?: ArticleState;
}

/** What a list can be sorted by, and how. */
const ORDERS = {
  id: 'id',
  title: 'title COLLATE NOCASE',
  author: 'author COLLATE NOCASE',
  kind: 'kind',
  state: 'state',
  words: 'words',
  published_at: 'published_at',
  updated_at: 'updated_at',
};
export type ArticleOrder = keyof typeof ORDERS;

const COLUMNS = `id, kind, status, title, author, author_id, avatar, cover, reviewer, sub_content, words, published_at,
  created_at, updated_at, version, submitted_at, returned_why`;
const STATE = "CASE WHEN status = 'published' AND published_at > :now THEN 'scheduled' ELSE status END";
const FILTERED = `FROM (SELECT ${COLUMNS}, ${STATE} AS state FROM articles)
  WHERE (:ids IS NULL OR id IN (SELECT value FROM json_each(:ids)))
    AND (:kind IS NULL OR kind = :kind) AND (:state IS NULL OR state = :state)
    AND (:q IS NULL OR instr(lower(title || ' ' || author || ' ' || sub_content), lower(:q)) > 0)`;

/** Lists for those who write, in whatever state the articles are. */
export function articleLists(database: Database, now: () => Date) {
  const count = database
    .prepare<[Record<string, string | number | null>], number>(`SELECT count(*) ${FILTERED}`)
    .pluck();
  const ofAuthor = database.prepare<[{ author: number; now: string }], ArticleListRow>(
    `SELECT ${COLUMNS}, ${STATE} AS state FROM articles WHERE author_id = :author ORDER BY updated_at DESC, id DESC`,
  );
  const unpublished = database
    .prepare<[number], number>(`SELECT id FROM articles WHERE author_id = ? AND status <> 'published'`)
    .pluck();

  return {
    /** A part of those that a filter lets through, and how many it does. */
    list(filter: ArticleFilter, order: [ArticleOrder, 'ASC' | 'DESC'], part: Part) {
      const given = {
        ids: filter.id ? JSON.stringify(filter.id) : null,
        q: filter.q ?? null,
        kind: filter.kind ?? null,
        state: filter.state ?? null,
        now: now().toISOString(),
      };
      const rows = database
        .prepare<[Record<string, string | number | null>], ArticleListRow>(
          `SELECT * ${FILTERED} ORDER BY ${ORDERS[order[0]]} ${order[1]}, id ${order[1]} LIMIT :count OFFSET :start`,
        )
        .all({ ...given, ...part });
      return { rows, total: count.get(given) ?? 0 };
    },
    /** All that a user wrote, the latest first. */
    ofAuthor: (author: number): ArticleListRow[] => ofAuthor.all({ author, now: now().toISOString() }),
    /** Ids of what a user wrote and nobody has published. */
    unpublishedOf: (author: number): number[] => unpublished.all(author),
  };
}

import type { ArticleState } from '#contract/articles.ts';
import type { Database } from '../database.ts';
import { recordList } from '../records/record-list.ts';
import type { ArticleRow } from './rows.ts';

/** An article in a list of those who write: without its text. */
export type ArticleListRow = Omit<ArticleRow, 'contents' | 'seal' | 'topics'> & { state: ArticleState };

const COLUMNS = `id, kind, status, title, author, author_id, avatar, cover, reviewer, sub_content, words, published_at,
  created_at, updated_at, version, submitted_at, returned_why`;
const STATE = "CASE WHEN status = 'published' AND published_at > :now THEN 'scheduled' ELSE status END";
const LISTED = `SELECT ${COLUMNS}, ${STATE} AS state FROM articles`;
/** What a doctor has not sent in is the doctor's alone. */
const SEEN = `${LISTED} WHERE status <> 'draft' OR author_id IS NULL`;

/** Articles as administrators list them, in whatever state; of those of doctors, none that is not sent in. */
export function articleList(database: Database, now: () => Date) {
  const given = () => ({ now: now().toISOString() });
  const row = database.prepare<[{ id: number; now: string }], ArticleListRow>(
    `SELECT * FROM (${SEEN}) WHERE id = :id`,
  );

  return {
    ...recordList<number>(database, {
      from: `(${SEEN})`,
      id: 'id',
      given,
      orders: {
        id: [],
        title: ['title COLLATE NOCASE'],
        author: ['author COLLATE NOCASE'],
        kind: ['kind'],
        state: ['state'],
        words: ['words'],
        published_at: ['published_at'],
        updated_at: ['updated_at'],
      },
      filters: {
        q: `instr(lower(title || ' ' || author || ' ' || sub_content), lower(:q)) > 0`,
        kind: 'kind = :kind',
        state: 'state = :state',
      },
    }),
    row: (id: number): ArticleListRow | null => row.get({ id, ...given() }) ?? null,
  };
}

/** What a doctor wrote, in whatever state. */
export function ownArticleLists(database: Database, now: () => Date) {
  const ofAuthor = database.prepare<[{ author: number; now: string }], ArticleListRow>(
    `${LISTED} WHERE author_id = :author ORDER BY updated_at DESC, id DESC`,
  );
  const unpublished = database
    .prepare<[{ author: number; now: string }], number>(
      `SELECT id FROM articles WHERE author_id = :author AND ${STATE} <> 'published'`,
    )
    .pluck();

  return {
    /** All that a user wrote, the latest first. */
    ofAuthor: (author: number): ArticleListRow[] => ofAuthor.all({ author, now: now().toISOString() }),
    /** Ids of what a user wrote and readers do not have: also of what waits for its time. */
    unpublishedOf: (author: number): number[] => unpublished.all({ author, now: now().toISOString() }),
  };
}

import type {
  AdminArticle,
  AdminArticleRow,
  ArticleState,
  OwnArticle,
  OwnArticleRow,
} from '#contract/articles.ts';
import type { ArticleListRow } from '../../../db/articles/article-lists.ts';
import type { ArticleRow } from '../../../db/articles/rows.ts';

/** An article as administrators change it: field by field, so that a new column cannot leak. */
export function adminArticle(row: ArticleRow, now: Date): AdminArticle {
  const { slug, topics, contents } = row;
  return { ...adminArticleRow({ ...row, state: stateOf(row, now) }), slug, topics, contents };
}

/** An article in the list of administrators. */
export function adminArticleRow(row: ArticleListRow): AdminArticleRow {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    state: row.state,
    title: row.title,
    author: row.author,
    author_id: row.author_id,
    avatar: row.avatar,
    cover: row.cover,
    reviewer: row.reviewer,
    sub_content: row.sub_content,
    words: row.words,
    published_at: row.published_at,
    created_at: row.created_at,
    updated_at: row.updated_at,
    version: row.version,
    submitted_at: row.submitted_at ?? null,
    returned_why: row.returned_why ?? null,
  };
}

/** A doctor's own article. */
export function ownArticle(row: ArticleRow, now: Date): OwnArticle {
  return { ...ownArticleRow({ ...row, state: stateOf(row, now) }), slug: row.slug, contents: row.contents };
}

/** A doctor's own article in their list. */
export function ownArticleRow(row: ArticleListRow): OwnArticleRow {
  return {
    id: row.id,
    state: row.state,
    title: row.title,
    sub_content: row.sub_content,
    cover: row.cover,
    words: row.words,
    published_at: row.published_at,
    updated_at: row.updated_at,
    submitted_at: row.submitted_at ?? null,
    returned_why: row.returned_why ?? null,
    version: row.version,
  };
}

function stateOf({ status, published_at }: ArticleRow, now: Date): ArticleState {
  const isAhead = published_at !== null && Date.parse(published_at) > now.getTime();
  return status === 'published' && isAhead ? 'scheduled' : status;
}

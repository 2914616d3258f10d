import type { ArticleCard } from '#contract/articles.ts';
import type { ArticleCardRow } from '../../../db/articles/rows.ts';

const WORDS_A_MINUTE = 230;

/** An article as lists show it: field by field, so that a new column cannot leak. */
export function cardOf(row: ArticleCardRow): ArticleCard {
  return {
    id: row.id,
    title: row.title,
    avatar: row.avatar && `/uploads/${row.avatar}-96.webp`,
    author: row.author,
    img_url: `/uploads/${row.cover}-640.webp`,
    sub_content: row.sub_content,
    created_at: row.published_at,
    kind: row.kind,
    reviewer: row.reviewer,
    reading_minutes: Math.max(1, Math.round(row.words / WORDS_A_MINUTE)),
  };
}

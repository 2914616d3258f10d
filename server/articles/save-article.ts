import type { ArticleWriting } from '#contract/schemas/articles.ts';
import type { ArticleRow } from '../../db/articles/rows.ts';
import type { Store } from '../../db/store.ts';
import { sanitizeArticle } from '../html/sanitize-article.ts';
import { Refusal } from '../http/refusal.ts';

/**
 * Saves an article, a new one or in place of the one with that id, and answers it as it is kept: sanitized. Throws 404
 * for an id that is not there, 413 for more than an article can hold, 202 for one that cannot be published yet.
 */
export function saveArticle(
  store: Store,
  writing: ArticleWriting,
  now: Date,
  id: number | null = null,
): ArticleRow {
  const before = id === null ? null : store.articles.byId(id);
  if (id !== null && !before) throw new Refusal(404, 'This article is not here (any more).');
  if (writing.status === 'published' && writing.cover === null) {
    throw new Refusal(202, 'An article needs a cover before it is published.', { field: 'cover' });
  }
  const at = now.toISOString();
  const saved = store.transaction(() =>
    store.articles.put(
      {
        ...writing,
        contents: sanitized(writing.contents),
        author_id: before?.author_id ?? null,
        published_at: writing.published_at ?? (writing.status === 'published' ? at : null),
        created_at: before?.created_at ?? at,
        updated_at: at,
      },
      id,
    ),
  );
  const kept = store.articles.byId(saved);
  if (!kept) throw new Error(`Article ${saved} was not kept`);
  return kept;
}

function sanitized(html: string): string {
  try {
    return sanitizeArticle(html);
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal(413, error.message);
    throw error;
  }
}

import { PUBLISHED, missingParts } from '#contract/article-parts.ts';
import type { ArticlePart } from '#contract/article-parts.ts';
import { listed } from '#contract/wording.ts';
import type { ArticleRow, NewArticle } from '../../../db/articles/rows.ts';
import type { Store } from '../../../db/store.ts';
import { Refusal } from '../../platform/http/refusal.ts';

interface Save {
  /** In place of which; null for a new one. */
  before: ArticleRow | null;
  /** Who saves it. */
  by: number;
  now: Date;
}

type Writing = Omit<NewArticle, 'author_id' | 'created_at' | 'updated_at' | 'seal'> & {
  author_id?: number | null;
  /** Contents that were not sanitized are sanitized whenever they are read. */
  seal: string | null;
};

/** Each gets an anchor whenever the article is read. */
const MOST_HEADINGS = 500;

/**
 * Saves an article, which was sanitized (server/platform/html/sanitizer.ts), with a revision of it, and answers it as it is kept.
 * Throws 202 for one that cannot be published yet, or has too many headings. Only inside `transaction`.
 */
export function saveArticle(store: Store, writing: Writing, { before, by, now }: Save): ArticleRow {
  const at = now.toISOString();
  refuseHeadings(writing);
  const isPublished = writing.status === 'published';
  if (isPublished)
    refuseWithout(PUBLISHED, writing, (parts) => `An article needs ${parts} before it is published.`);
  const id = store.articles.put(
    {
      ...writing,
      author_id: before?.author_id ?? writing.author_id ?? null,
      published_at: writing.published_at ?? (isPublished ? firstShown(before, at) : null),
      created_at: before?.created_at ?? at,
      updated_at: at,
    },
    before?.id ?? null,
  );
  const saved = articleOf(store, id);
  store.articles.revisions.keep(saved, by);
  return saved;
}

/** Throws 202 for a time that is over, which would publish at once; what has been shown since may keep its own. */
export function refusePast(
  { status, published_at }: Pick<NewArticle, 'status' | 'published_at'>,
  { before, now }: Pick<Save, 'before' | 'now'>,
): void {
  if (status !== 'published' || published_at === null) return;
  const isOver = Date.parse(published_at) <= now.getTime();
  const isKept = before?.status === 'published' && published_at === before.published_at;
  if (isOver && !isKept)
    throw new Refusal(202, 'This time is over. Please choose one to come, or publish at once.', {
      field: 'published_at',
    });
}

/** What is shown already keeps its date. */
function firstShown(before: ArticleRow | null, now: string): string {
  const { status, published_at } = before ?? {};
  return status === 'published' && published_at && published_at <= now ? published_at : now;
}

/** An article in whatever state. Throws 404 for an id that is not there. */
export function articleOf({ articles }: Store, id: number): ArticleRow {
  const article = articles.byId(id);
  if (!article) throw new Refusal(404, 'This article is not here (any more).');
  return article;
}

/** Throws 202 for an article without one of these parts; `sentence` says which: "a title and a text". */
export function refuseWithout(
  parts: readonly ArticlePart[],
  article: Pick<NewArticle, ArticlePart>,
  sentence: (parts: string) => string,
): void {
  const missing = missingParts(parts, article);
  if (missing.length > 0)
    throw new Refusal(202, sentence(listed(missing.map(({ name }) => name))), { field: missing[0].part });
}

function refuseHeadings({ contents }: Writing): void {
  const count = contents.match(/<h[23]\b/g)?.length ?? 0;
  if (count > MOST_HEADINGS)
    throw new Refusal(202, `An article may have ${MOST_HEADINGS} headings.`, { field: 'contents' });
}

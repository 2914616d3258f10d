import type { ArticleKind } from '#contract/articles.ts';
import type { Database } from '../database.ts';
import { articleQueries } from './article-queries.ts';
import { removedQueries } from '../gone-pages.ts';
import type { ArticleCardRow, ArticleRow, NewArticle, ShownArticleRow } from './rows.ts';
import { createArticleText } from './article-text.ts';
import { createArticleOrder } from './publication-order.ts';
import type { Part } from './publication-order.ts';
import { createArticleSearch } from './search-articles.ts';
import { createWordSets } from './word-sets.ts';

/** Articles for the store: what it offers of them, and what keeps their order and search in step with writes. */
export function createArticles(database: Database, now: () => Date) {
  const queries = articleQueries(database);
  const removed = removedQueries(database, now);
  const order = createArticleOrder(queries.published(), now);
  const text = createArticleText(database);
  const sets = createWordSets(database, text);
  const search = createArticleSearch(order, text, sets);
  const written = new Set<number>();

  function requireTransaction(): void {
    if (!database.inTransaction) throw new Error('article written outside of a transaction');
  }

  function isShown(article: ArticleRow): article is ShownArticleRow {
    const { status, published_at } = article;
    return status === 'published' && published_at !== null && Date.parse(published_at) <= now().getTime();
  }

  return {
    revision: order.revision,
    /** Forgets writes of a transaction that failed. */
    begin: (): void => written.clear(),
    /** Follows the writes of a transaction that is kept. */
    follow(): void {
      for (const id of written) {
        order.follow(id, queries.publishedOne(id));
        sets.follow(id);
      }
    },
    articles: {
      /** What is shown of a kind, newest first. */
      newest: (kind: ArticleKind, part: Part) => ({
        cards: order.page(kind, part).map(queries.card),
        total: order.count(kind),
      }),
      /** What is shown of a kind, newest first: when each last changed, as an ISO date-time. */
      changes: (kind: ArticleKind, part: Part) => order.page(kind, part).map(queries.lastChange),
      search,
      card: (id: number): ArticleCardRow => queries.card(id),
      marks: text.marks,
      /** An article that visitors can read now, else null. */
      shown(kind: ArticleKind, id: number): ShownArticleRow | null {
        const article = queries.byId(id);
        return article && article.kind === kind && isShown(article) ? article : null;
      },
      related: ({ id, kind, topics }: Pick<ArticleRow, 'id' | 'kind' | 'topics'>): ArticleCardRow[] =>
        order.related(id, kind, topics).map(queries.card),
      /** Whether visitors could once read an article that is removed. */
      isRemoved: (kind: ArticleKind, id: number): boolean => removed.has(pathOf(kind, id)),
      /** An article in whatever state, else null. */
      byId: queries.byId,
      /** Writes an article, a new one or in place of the one with that id, and answers the id. Only inside `transaction`. */
      put(article: NewArticle, id: number | null = null): number {
        requireTransaction();
        const put = queries.put(article, id);
        written.add(put);
        return put;
      },
      /** Removes an article for good; the address of one that visitors could read stays known as gone. Only inside `transaction`. */
      remove(id: number): void {
        requireTransaction();
        const article = queries.byId(id);
        if (!article) return;
        if (isShown(article)) removed.add(pathOf(article.kind, id));
        queries.remove(id);
        written.add(id);
      },
    },
  };
}

/** SPEC §2: the address of an AI article has a colon. */
function pathOf(kind: ArticleKind, id: number): string {
  return kind === 'ai' ? `/ai-singlepost/:${id}` : `/singlepost/${id}`;
}

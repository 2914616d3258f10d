/** Articles of both kinds: their rows, the order they are shown in, and the search of their texts. */
import type { ArticleKind } from '#contract/articles.ts';
import { articlePath } from '#contract/paths.ts';
import type { Database } from '../database.ts';
import { ownArticleLists } from './article-lists.ts';
import { articleQueries } from './article-queries.ts';
import { revisionQueries } from './article-revisions.ts';
import { gonePageQueries } from '../gone-pages.ts';
import type { Transactions } from '../transactions.ts';
import type { ArticleCardRow, ArticleRow, NewArticle, ShownArticleRow } from './rows.ts';
import { createArticleText } from './article-text.ts';
import { createPublicationOrder } from './publication-order.ts';
import type { Part } from './publication-order.ts';
import { createArticleSearch } from './search-articles.ts';
import { createWordSets } from './word-sets.ts';

interface ArticleParts {
  transactions: Transactions;
  now: () => Date;
}

/** Only what is kept of a write reaches the order and the search. */
export function createArticles(database: Database, { transactions, now }: ArticleParts) {
  const queries = articleQueries(database);
  const lists = ownArticleLists(database, now);
  const gonePages = gonePageQueries(database, now);
  const publicationOrder = createPublicationOrder(queries.published(), now);
  const text = createArticleText(database);
  const sets = createWordSets(database, text);
  const search = createArticleSearch(publicationOrder, text, sets);
  const noteWritten = transactions.follower('articles', follow);

  function follow(id: number): void {
    try {
      publicationOrder.follow(id, queries.publishedOne(id));
      sets.follow(id);
    } catch (error) {
      publicationOrder.follow(id, null);
      sets.clear();
      throw error;
    }
  }

  function isShown(article: ArticleRow): article is ShownArticleRow {
    const { status, published_at } = article;
    return status === 'published' && published_at !== null && Date.parse(published_at) <= now().getTime();
  }

  return {
    revision: publicationOrder.revision,
    articles: {
      /** What is shown of a kind, newest first. */
      newest: (kind: ArticleKind, part: Part) => ({
        cards: publicationOrder.page(kind, part).map(queries.card),
        total: publicationOrder.count(kind),
      }),
      /** What is shown of a kind, newest first: when each last changed, as an ISO date-time. */
      changes: (kind: ArticleKind, part: Part) => publicationOrder.page(kind, part).map(queries.lastChange),
      search,
      card: (id: number): ArticleCardRow => queries.card(id),
      marks: text.marks,
      /** An article that visitors can read now, else null. */
      shown(kind: ArticleKind, id: number): ShownArticleRow | null {
        const article = queries.byId(id);
        return article && article.kind === kind && isShown(article) ? article : null;
      },
      related: ({ id, kind, topics }: Pick<ArticleRow, 'id' | 'kind' | 'topics'>): ArticleCardRow[] =>
        publicationOrder.related(id, kind, topics).map(queries.card),
      /** Whether visitors could once read an article that is removed. */
      isRemoved: (kind: ArticleKind, id: number): boolean => gonePages.has(articlePath(kind, id)),
      /** An article in whatever state, else null. */
      byId: queries.byId,
      ofAuthor: lists.ofAuthor,
      unsealed: queries.unsealed,
      /** Notes that the contents are sanitized as they are. */
      seal: (id: number, mark: string): void => transactions.within(() => queries.seal(id, mark)),
      /** What articles said before. */
      revisions: revisionQueries(database),
      /** Writes an article, a new one or in place of the one with that id, and answers the id. Only inside `transaction`. */
      put: (article: NewArticle, id: number | null = null): number =>
        transactions.within(() => {
          const put = queries.put(article, id);
          noteWritten(put);
          return put;
        }),
      /** Removes an article for good; the address of one that visitors could read stays known as gone. Only inside `transaction`. */
      remove,
      /**
       * For who leaves: removes what readers do not have, and of what they have, all that it said before and the portrait.
       * `byline`: under which it stands from now on; null for as it is. Only inside `transaction`.
       */
      leave(author: number, byline: string | null): void {
        lists.unpublishedOf(author).forEach(remove);
        for (const id of queries.leave(author, byline)) noteWritten(id);
      },
    },
  };

  function remove(id: number): void {
    transactions.within(() => {
      const article = queries.byId(id);
      if (!article) return;
      if (isShown(article)) gonePages.add(articlePath(article.kind, id));
      queries.remove(id);
      noteWritten(id);
    });
  }
}

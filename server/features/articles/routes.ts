/** Articles of both kinds: what visitors search and read, and what administrators save (admin-routes.ts). */
import { article, articleList } from '#contract/schemas/answers/articles.ts';
import { Router } from 'express';
import { articleCalls } from '#contract/paths.ts';
import { articleId, articleSearch } from '#contract/schemas/articles.ts';
import { readArticle } from './read-article.ts';
import { searchArticles } from './search-articles.ts';
import type { Needs } from '../../platform/platform.ts';
import { action } from '../../platform/http/action.ts';
import { costing } from '../../platform/http/get-budget.ts';

/** SPEC §7, the article calls of both kinds. */
export function articleRoutes(context: Needs<'store' | 'getBudget'>): Router {
  const { store } = context;
  const read = costing(context, 1);
  const router = Router();
  for (const kind of ['ai', 'digest'] as const) {
    const calls = articleCalls(kind);
    router.post(
      `${calls}/search`,
      read,
      action(
        {
          does: 'Searches articles.',
          body: articleSearch,
          answer: articleList,
          example: { body: { pageSize: 2, currentVal: 1, searchVal: 'sleep' } },
        },
        (query) => searchArticles(store, kind, query),
      ),
    );
    router.post(
      `${calls}/get-by-id`,
      read,
      action(
        {
          does: 'Reads an article.',
          body: articleId,
          answer: article,
          refuses: { 404: 'There is no such article.', 410: 'It was removed.' },
          example: { body: { id: `{${kind} article}` } },
        },
        ({ id }) => readArticle(store, kind, id),
      ),
    );
  }
  return router;
}

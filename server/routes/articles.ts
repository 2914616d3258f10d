import { Router } from 'express';
import { articleId, articleSearch } from '#contract/articles.ts';
import { ARTICLE_CALLS } from '../articles/article-answers.ts';
import { readArticle } from '../articles/read-article.ts';
import { searchArticles } from '../articles/search-articles.ts';
import type { Context } from '../context.ts';
import { action } from '../http/action.ts';

/** SPEC §7, the article calls of both kinds. */
export function articleRoutes({ store }: Context): Router {
  const router = Router();
  for (const kind of ['ai', 'digest'] as const) {
    const calls = ARTICLE_CALLS[kind];
    router.post(
      `${calls}/search`,
      action(articleSearch, (query) => searchArticles(store, kind, query)),
    );
    router.post(
      `${calls}/get-by-id`,
      action(articleId, ({ id }) => readArticle(store, kind, id)),
    );
  }
  return router;
}

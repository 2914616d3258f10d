import { articleId, articleSearch } from '#contract/schemas/articles.ts';
import type { ArticleKind } from '#contract/articles.ts';
import type { Store } from '../../db/store.ts';
import { kept } from '../public-api/public-api.ts';
import type { PublicCalls } from '../public-api/public-api.ts';
import { validate } from '../http/validate.ts';
import { readArticle } from './read-article.ts';
import { searchArticles } from './search-articles.ts';

/** Where the calls of each kind are (SPEC §7; design: /articles for the digest). */
export const ARTICLE_CALLS: Record<ArticleKind, string> = { ai: '/ai_articles', digest: '/articles' };

/** Lists and articles by GET: what the POST calls of the same paths answer, for pages. */
export function articleApi(store: Store): PublicCalls {
  return (path, params) => {
    for (const kind of ['ai', 'digest'] as const) {
      if (path === `/api${ARTICLE_CALLS[kind]}/search`)
        return kept(() => searchArticles(store, kind, validate(articleSearch, valuesOf(params))));
      if (path === `/api${ARTICLE_CALLS[kind]}/get-by-id`)
        return kept(() => readArticle(store, kind, validate(articleId, valuesOf(params)).id));
    }
    return null;
  };
}

/** A name given twice keeps both values, which no schema takes. */
function valuesOf(params: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(params.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = params.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

import { articleId, articleSearch } from '#contract/schemas/articles.ts';
import { articleCalls } from '#contract/paths.ts';
import type { Store } from '../../../db/store.ts';
import { kept } from '../../platform/public-api/public-api.ts';
import type { PublicCalls } from '../../platform/public-api/public-api.ts';
import { validate } from '../../platform/http/validate.ts';
import { readArticle } from './read-article.ts';
import { searchArticles } from './search-articles.ts';

/** Lists and articles by GET: what the POST calls of the same paths answer, for pages. */
export function articleApi(store: Store): PublicCalls {
  return (path, params) => {
    for (const kind of ['ai', 'digest'] as const) {
      if (path === `${articleCalls(kind)}/search`)
        return kept(() => searchArticles(store, kind, validate(articleSearch, valuesOf(params))));
      if (path === `${articleCalls(kind)}/get-by-id`)
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

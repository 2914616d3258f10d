/** Queries of public GET calls, each name with the list of its values; of the search for psychiatrists: search.ts. */
import { z } from 'zod';
import { MAX_SEARCH_TEXT } from '#contract/constants.ts';
import { articleId, articleSearch } from './articles.ts';

/** The token of a mail's link. */
export const linkQuery = z.object({ token: first().default('') });

/** What the texts of a search's form mean (`where`, and `q` beside it), or what a text in the Where field may become (`q`). */
export const placesQuery = z.object({
  where: first(MAX_SEARCH_TEXT).optional(),
  q: first(MAX_SEARCH_TEXT).default(''),
});

export const articleSearchQuery = eachOnce(articleSearch);
export const articleIdQuery = eachOnce(articleId);

/** Whatever else is given, and however long, the beginning of the first counts. */
function first(longest?: number) {
  return z.array(z.string()).transform(([text = '']) => text.slice(0, longest));
}

/** What a POST takes as its body. A name that is given twice stays a list, which no schema takes. */
function eachOnce<Output>(schema: z.ZodType<Output>) {
  return z
    .record(z.string(), z.array(z.string()))
    .transform((lists): unknown =>
      Object.fromEntries(
        Object.entries(lists).map(([name, list]) => [name, list.length === 1 ? list[0] : list]),
      ),
    )
    .pipe(schema);
}

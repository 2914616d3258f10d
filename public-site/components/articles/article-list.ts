/* components/articles/: which part of the lists of articles an address asks for. */
import type { ArticleKind } from '#contract/articles.ts';
import { articleCalls, articleListPath, idIn } from '#contract/paths.ts';

/** SPEC §9; the API refuses any other. */
export const PAGE_SIZES = [10, 20, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];
const DEFAULT_SIZE: PageSize = 10;
/** SPEC §9: with more articles than this, the visitor can choose how many a page shows. */
export const SIZES_SHOWN_ABOVE = 50;
/** Characters; the API refuses a longer one. */
export const LONGEST_TERM = 100;

/** Which part of a list a URL asks for. */
export interface ListQuery {
  /** From 1. */
  page: number;
  size: PageSize;
  /** The search term; '' for all articles. */
  q: string;
}

/** Reads the query of a list's URL, with or without its `?`. What it cannot read is as if it were not there. */
export function parseListQuery(search: string): ListQuery {
  const params = new URLSearchParams(search);
  const page = params.get('page') ?? '';
  const size = params.get('size');
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    size: PAGE_SIZES.find((known) => String(known) === size) ?? DEFAULT_SIZE,
    q: termOf(params.get('q') ?? ''),
  };
}

/** The list whose path this is; null for any other. */
export function listKind(path: string): ArticleKind | null {
  return (['digest', 'ai'] as const).find((kind) => articleListPath(kind) === path) ?? null;
}

/** The one URL of a part of a list: defaults left out. */
export function listHref(
  kind: ArticleKind,
  { page = 1, size = DEFAULT_SIZE, q = '' }: Partial<ListQuery>,
): string {
  const params = new URLSearchParams();
  if (page > 1) params.set('page', String(page));
  if (size !== DEFAULT_SIZE) params.set('size', String(size));
  if (q) params.set('q', q);
  return articleListPath(kind) + (params.size ? `?${params}` : '');
}

/** The API call that answers a part of a list: what the browser fetches and the server preloads. */
export function listKey(kind: ArticleKind, { page, size, q }: ListQuery): string {
  const params = new URLSearchParams({ currentVal: String(page), pageSize: String(size), searchVal: q });
  return `${articleCalls(kind)}/search?${params}`;
}

/** The API call for the newest articles of the Authors Digest: the first part of its list. */
export const NEWEST_DIGEST = listKey('digest', parseListQuery(''));

/** The API call for the id in an article's URL; for what is no id, one that is always answered 404. */
export function articleKey(kind: ArticleKind, param: string): string {
  // SPEC §2, §5: the leading colon is dropped, the rest is a number.
  const id = idIn(param.replace(/^:/, ''));
  return id === 0 ? `${articleCalls(kind)}/no-such-article` : `${articleCalls(kind)}/get-by-id?id=${id}`;
}

/** What is searched for when a visitor types this: a text without a letter or a digit is no search. */
export function termOf(text: string): string {
  const term = text.replace(/\p{Cc}+/gu, ' ').trim();
  if (!/[\p{L}\p{N}]/u.test(term)) return '';
  // Cutting may halve the last character, or leave a space at the end.
  return term.length <= LONGEST_TERM
    ? term
    : term
        .slice(0, LONGEST_TERM)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trim();
}

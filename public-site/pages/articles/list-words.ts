import type { ArticleKind, ArticleList } from '#contract/articles.ts';
import { listHref } from '../../components/articles/article-list.ts';
import type { ListQuery } from '../../components/articles/article-list.ts';
import type { Head } from '../../app/head.ts';
import { KINDS } from './article-kinds.ts';

/** What is on its way: "on “sleep”, page 2". */
export function askedWords({ page, q }: ListQuery): string {
  return joined(q && `on “${q}”`, page > 1 && `page ${page}`);
}

/** What is there, and how it is ordered: "on “sleep”, best matches first, page 2 of 3". */
export function orderWords({ page, size, q }: ListQuery, total: number): string {
  const last = Math.ceil(total / size);
  return joined(
    q && `on “${q}”`,
    total > 1 && (q ? 'best matches first' : 'newest first'),
    page > 1 && page <= last && `page ${page} of ${last}`,
  );
}

/** Lists are for search engines to follow; what a visitor searched for in them is not. */
export function listHead(kind: ArticleKind, { page, size, q }: ListQuery, found?: ArticleList): Head {
  const { title, description } = KINDS[kind];
  const isPlain = found !== undefined && found.data.length > 0 && q === '' && size === 10;
  return {
    title: joined(title, q && `“${q}”`, page > 1 && `page ${page}`),
    description: page > 1 ? `${description} Page ${page}.` : description,
    canonical: listHref(kind, { page }),
    robots: isPlain ? undefined : 'noindex',
  };
}

function joined(...parts: (string | false)[]): string {
  return parts.filter(Boolean).join(', ');
}

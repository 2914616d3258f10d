import { useEffect } from 'react';
import type { ArticleKind } from '#contract/articles.ts';
import { listHref } from '../../app/article-list.ts';

const last: Partial<Record<ArticleKind, string>> = {};

/** Remembers the part of a list that is shown, for the way back to it. */
export function useRememberedList(kind: ArticleKind, href: string): void {
  useEffect(() => {
    last[kind] = href;
  }, [kind, href]);
}

/** The part of the list that the visitor saw last on this visit; its beginning when there is none. */
export function lastList(kind: ArticleKind): string {
  return last[kind] ?? listHref(kind, {});
}

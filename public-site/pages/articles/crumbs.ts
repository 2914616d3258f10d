import type { ArticleKind } from '#contract/articles.ts';
import { listHref } from '../../app/article-list.ts';
import { KINDS } from './kinds.ts';

/** The way down to an article of a kind; `list`: the part of the list to lead back to. */
export function crumbsTo(kind: ArticleKind, list = listHref(kind, {})): { label: string; href: string }[] {
  return [
    { label: 'Home', href: '/home' },
    { label: KINDS[kind].title, href: list },
  ];
}

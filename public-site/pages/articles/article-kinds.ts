/* pages/articles/: what people write here, and what software drafts: the lists of both kinds, and the articles. */
import type { ArticleKind } from '#contract/articles.ts';
import { PAGES } from '#contract/paths.ts';
import { listHref } from '../../components/articles/article-list.ts';
import { lastSeen } from '../../app/navigation.ts';

interface KindWords {
  /** SPEC §2: the banner's, and for the digest the header's label. */
  title: string;
  /** Below the title: who writes here. */
  lead: string;
  /** What psychiatrists are told who could write here. */
  invitation?: { question: string; link: string };
  /** For search engines. */
  description: string;
  /** Of the search field. */
  searchLabel: string;
}

/** How each kind of articles speaks of itself. */
export const KINDS: Record<ArticleKind, KindWords> = {
  ai: {
    title: 'Blog Articles',
    lead: 'Plain answers about treatment, medication and insurance. They are drafted with AI, and each says whether a psychiatrist has reviewed it.',
    description:
      'Short guides to psychiatric care, medication and insurance. Drafted with AI and marked as such, with the ' +
      'name of the psychiatrist who reviewed them where there is one.',
    searchLabel: 'Search the blog articles',
  },
  digest: {
    title: 'Authors Digest',
    invitation: { question: 'Are you a psychiatrist?', link: 'Write an article' },
    lead: 'Psychiatrists on what they see in practice, and what helps. Written by people, under their own names.',
    description:
      'Articles by psychiatrists on conditions, treatments and getting care: written by people, under their own ' +
      'names, with sources.',
    searchLabel: 'Search the Authors Digest',
  },
};

/** The way down to an article of a kind; `list`: the part of the list to lead back to. */
export function crumbsTo(kind: ArticleKind, list = listHref(kind, {})): { label: string; href: string }[] {
  return [
    { label: 'Home', href: PAGES.home },
    { label: KINDS[kind].title, href: list },
  ];
}

/** The part of the list that the visitor saw last on this visit; its beginning when there is none. */
export function lastList(kind: ArticleKind): string {
  return lastSeen(kind) ?? listHref(kind, {});
}

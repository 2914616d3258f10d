import type { ArticleKind } from '#contract/articles.ts';

interface KindWords {
  /** SPEC §2: the banner's, and for the digest the header's label. */
  title: string;
  /** Below the title: who writes here. */
  lead: string;
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
    lead: 'Psychiatrists on what they see in practice, and what helps. Written by people, under their own names.',
    description:
      'Articles by psychiatrists on conditions, treatments and getting care: written by people, under their own ' +
      'names, with sources.',
    searchLabel: 'Search the Authors Digest',
  },
};

import type { ArticleKind } from '#contract/articles.ts';

const KINDS: Record<ArticleKind, string> = { digest: 'Authors Digest', ai: 'Blog' };

export const KIND_CHOICES = Object.entries(KINDS).map(([id, name]) => ({ id, name }));

/** As visitors know it. */
export function kindName(kind: ArticleKind): string {
  return KINDS[kind];
}

import type { ArticleKind } from '#contract/articles.ts';

/** Where visitors read an article. SPEC §2: the id of an AI article has a colon. */
export function articlePath(kind: ArticleKind, id: number): string {
  return kind === 'ai' ? `/ai-singlepost/:${id}` : `/singlepost/${id}`;
}

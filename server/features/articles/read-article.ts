import type { Article, ArticleKind } from '#contract/articles.ts';
import type { ArticleRow, ShownArticleRow } from '../../../db/articles/rows.ts';
import type { Store } from '../../../db/store.ts';
import { unsealed } from '../../platform/html/sanitized-seal.ts';
import { toldCallouts } from '../../platform/html/told-callouts.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { cardOf } from './card.ts';
import { withOutline } from './outline.ts';

/** An article as visitors read it. Throws 404 for one that they cannot read, 410 for one that they once could. */
export function readArticle({ articles }: Store, kind: ArticleKind, id: number): Article {
  const article = articles.shown(kind, id);
  if (!article) {
    if (articles.isRemoved(kind, id)) throw new Refusal(410, 'This article was removed.');
    throw new Refusal(404, 'This article is not here (any more).');
  }
  return { ...whole(article), related: articles.related(article).map(cardOf) };
}

/** An article in whatever state, as visitors will read it once it is published. Its cover is '' while it has none. */
export function previewArticle(article: ArticleRow, now: Date): Article {
  const { cover, published_at } = article;
  const shown = { ...article, cover: cover ?? '', published_at: published_at ?? now.toISOString() };
  return { ...whole(shown), ...(cover === null && { img_url: '' }), related: [] };
}

function whole(article: ShownArticleRow): Omit<Article, 'related'> {
  return {
    ...cardOf(article),
    ...withOutline(toldCallouts(unsealed(article))),
    topics: article.topics,
    updated_at: lastChange(article),
  };
}

/** One that was written for a later day has not changed before it was there. */
function lastChange({ updated_at, published_at }: ShownArticleRow): string {
  return updated_at > published_at ? updated_at : published_at;
}

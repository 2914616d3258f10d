import type { ArticleCard, ArticleKind, ArticleList } from '#contract/articles.ts';
import type { ArticleSearch } from '#contract/schemas/articles.ts';
import type { Store } from '../../../db/store.ts';
import { cardOf } from './card.ts';
import { highlight } from './highlight.ts';

/** One page of a kind: the newest, or what a text finds. A text without a word is no search. */
export function searchArticles({ articles }: Store, kind: ArticleKind, query: ArticleSearch): ArticleList {
  const part = { count: query.pageSize, start: (query.currentVal - 1) * query.pageSize };
  const found = articles.search(kind, query.searchVal, part);
  if (!found) {
    const { cards, total } = articles.newest(kind, part);
    return { data: cards.map(cardOf), totalCount: total };
  }
  return { data: found.ids.map((id) => highlightedCard(id, found.words)), totalCount: found.total };

  function highlightedCard(id: number, words: readonly string[]): ArticleCard {
    return { ...cardOf(articles.card(id)), marked: highlight(articles.marks(id, words)) };
  }
}

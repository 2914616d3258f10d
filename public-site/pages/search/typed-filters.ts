import type { Understood } from '#contract/search.ts';
import { positionOf, withoutWords } from '#contract/typed-text.ts';
import { isChosen, toggled, withoutStart } from '../../components/search/search-query.ts';
import type { SearchQuery } from '../../components/search/search-query.ts';

/** What the text of a search says of filters, apart from what is chosen by hand as well. */
export function typedFilters(query: SearchQuery, understood: Understood[]): Understood[] {
  return understood.filter(
    ({ filter, value, words }) =>
      !isChosen(query, filter, value) && words.some((said) => positionOf(query.q, said) !== -1),
  );
}

/** The search without a value that its text says: the words go, and what else they said is chosen by hand. */
export function withoutTyped(
  query: SearchQuery,
  { filter, value, words }: Understood,
  understood: Understood[],
): SearchQuery {
  const others = understood.filter(
    (other) =>
      (other.filter !== filter || other.value !== value) &&
      other.words.every((said) => words.some((gone) => positionOf(gone, said) !== -1)) &&
      !isChosen(query, other.filter, other.value),
  );
  return others.reduce(
    (rest, other) => toggled(rest, other.filter, other.value),
    withoutStart({ ...query, q: withoutWords(query.q, words) }),
  );
}

import type { Filter, Understood } from '#contract/search.ts';
import { isChosen, toggled, withoutStart } from '../../components/search/search-query.ts';
import type { SearchQuery } from '../../components/search/search-query.ts';
import { typedFilters, withoutTyped } from './typed-filters.ts';

/** The search after a visitor has changed one of its filters; null where it was another field, or says nothing new. */
export function changedQuery(
  field: EventTarget,
  query: SearchQuery,
  understood: Understood[],
): SearchQuery | null {
  if (field instanceof HTMLSelectElement) return { ...withoutStart(query), [field.name]: field.value };
  if (!(field instanceof HTMLInputElement) || field.type !== 'checkbox') return null;
  const filter = field.name as Filter;
  const read = typedFilters(query, understood).find(
    (one) => one.filter === filter && one.value === field.value,
  );
  // What stands as it was sent may show what is not searched for any more.
  if (field.checked === (Boolean(read) || isChosen(query, filter, field.value))) return null;
  return read ? withoutTyped(query, read, understood) : toggled(query, filter, field.value);
}

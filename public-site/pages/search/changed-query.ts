import type { Filter, Understood } from '#contract/search.ts';
import { toggled, withoutStart } from '../../components/search/search-query.ts';
import type { SearchQuery } from '../../components/search/search-query.ts';
import { typedFilters, withoutTyped } from './typed-filters.ts';

/** The search after a visitor has changed one of its filters; null where it was another field. */
export function changedQuery(
  field: EventTarget,
  query: SearchQuery,
  understood: Understood[],
): SearchQuery | null {
  if (field instanceof HTMLSelectElement) return { ...withoutStart(query), [field.name]: field.value };
  if (!(field instanceof HTMLInputElement) || field.type !== 'checkbox') return null;
  const read = typedFilters(query, understood).find(
    ({ filter, value }) => filter === field.name && value === field.value,
  );
  return read ? withoutTyped(query, read, understood) : toggled(query, field.name as Filter, field.value);
}

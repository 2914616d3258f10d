import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { Filter } from '#contract/search.ts';
import { isChosen } from '../../components/search/search-query.ts';
import type { KnownFilters } from './filter-frame.tsx';

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * For the element that holds the filters. What a visitor ticked before the page listened stays ticked, and nobody has
 * heard of it: `tell` is told of these fields, once.
 */
export function useChangedEarly(
  known: KnownFilters,
  tell: (fields: Element[]) => void,
): RefObject<HTMLElement | null> {
  const groups = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const fields = [...(groups.current?.querySelectorAll<Field>('input, select') ?? [])];
    const changed = fields.filter((field) => !isAsRendered(field, known));
    if (changed.length > 0) tell(changed);
  }, []);
  return groups;
}

function isAsRendered(field: Field, { query, typed }: KnownFilters): boolean {
  const { value } = field;
  const filter = field.name as Filter;
  if (field instanceof HTMLSelectElement) return value === query[filter];
  const isRead = typed.some((read) => read.filter === filter && read.value === value);
  return field.checked === (isRead || isChosen(query, filter, value));
}

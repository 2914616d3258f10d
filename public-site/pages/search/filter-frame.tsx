import type { ComponentType, ReactNode } from 'react';
import type { Facets, Filter, Understood } from '#contract/search.ts';
import { FORM_ID } from '../../components/search/search-query.ts';
import type { SearchQuery } from '../../components/search/search-query.ts';
import styles from './filter-group.module.css';

export interface KnownFilters {
  query: SearchQuery;
  /** Filters that the search text says. */
  typed: Understood[];
  facets: Facets;
  /** What groups stand in elsewhere than on the page. There, lines stay, and none is a field of the form. */
  Frame?: ComponentType<FrameProps>;
}

export interface FrameProps extends KnownFilters {
  title: string;
  /** Those that are chosen in the group. */
  filters: readonly Filter[];
  /** `wanted`: the values to show, instead of those that find somebody. */
  children: (wanted?: readonly string[]) => ReactNode;
}

/** A group of filters on the page. */
export function FilterFrame({ title, filters, children }: FrameProps) {
  return (
    <fieldset className={styles.group} id={filters.length > 1 ? undefined : filters[0]}>
      <legend className={styles.title}>{title}</legend>
      {children()}
    </fieldset>
  );
}

/** What the search text says already is no field of the form. */
export function formOf({ Frame }: KnownFilters, isRead = false): string | undefined {
  return Frame || isRead ? undefined : FORM_ID;
}

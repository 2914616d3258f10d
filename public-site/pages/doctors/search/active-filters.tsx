import { Link } from 'wouter';
import {
  activeFilters,
  searchHref,
  toggled,
  withoutFilters,
  withoutStart,
} from '../../../app/search-query.ts';
import type { SearchQuery } from '../../../app/search-query.ts';
import { ChipLink, ChipList } from '../../../ui/chip.tsx';
import styles from './active-filters.module.css';

interface ActiveFiltersProps {
  query: SearchQuery;
  onChange: () => void;
}

/** What narrows the search, each with a link that takes it away. */
export function ActiveFilters({ query, onChange }: ActiveFiltersProps) {
  const active = activeFilters(query);
  if (active.length === 0 && !query.q) return null;
  return (
    // A link that was followed inside the page has prevented the browser's own way.
    <div onClick={(event) => event.defaultPrevented && onChange()}>
      <ChipList label="Active filters">
        {query.q !== '' && (
          <ChipLink removes href={searchHref({ ...withoutStart(query), q: '' })}>
            {`“${query.q}”`}
          </ChipLink>
        )}
        {active.map(({ filter, value, label }) => (
          <ChipLink removes key={filter + value} href={searchHref(toggled(query, filter, value))}>
            {label}
          </ChipLink>
        ))}
        <Link className={styles.all} href={searchHref(withoutFilters(query))}>
          Clear all
        </Link>
      </ChipList>
    </div>
  );
}

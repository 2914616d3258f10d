import { Link } from 'wouter';
import type { DoctorSearch } from '#contract/search.ts';
import { SORTS } from '#contract/vocabulary.ts';
import type { Sort } from '#contract/vocabulary.ts';
import { searchHref, withoutStart } from '../../components/search/search-query.ts';
import type { SearchQuery } from '../../components/search/search-query.ts';
import styles from './sort-links.module.css';

/** The orders there are, each a link. Without a point to measure from, nobody is nearest. */
export function SortLinks({ query, found }: { query: SearchQuery; found: DoctorSearch }) {
  return (
    <nav className={styles.sorts} aria-label="Order">
      {(Object.keys(SORTS) as Sort[]).map((sort) => (
        <Link
          key={sort}
          className={styles.sort}
          href={searchHref({ ...withoutStart(query), sort })}
          aria-current={sort === found.sort ? 'true' : undefined}
        >
          {sort === 'nearest' && found.radius === null ? 'Reshuffled daily' : SORTS[sort]}
        </Link>
      ))}
    </nav>
  );
}

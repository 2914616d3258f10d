import type { DoctorSearch } from '#contract/search.ts';
import { labelOf } from '#contract/vocabulary.ts';
import { activeFilters, whereText } from '../../components/search/search-query.ts';
import type { SearchQuery } from '../../components/search/search-query.ts';
import { typedFilters } from './typed-filters.ts';
import styles from './search-fold.module.css';

/**
 * "Cambridge, MA · 25 mi · Anxiety, Aetna · Edit": on a phone, instead of the form and the chips beside it, which a
 * press brings back. Nothing where nothing was asked. Before the answer is there, what is known without it.
 */
export function SearchFold({ query, found }: { query: SearchQuery; found: DoctorSearch | undefined }) {
  const words = [
    whereText(query),
    found?.radius ? `${found.radius} mi` : '',
    [
      ...typedFilters(query, found?.understood ?? []).map(({ filter, value }) => labelOf(filter, value)),
      ...activeFilters(query).map(({ label }) => label),
      ...(found?.sought ?? [query.q].filter(Boolean)).map((said) => `“${said}”`),
    ].join(', '),
  ].filter(Boolean);
  if (words.length === 0) return null;
  return (
    <details className={styles.fold}>
      <summary>
        <span className={styles.asked}>{words.join(' · ')}</span>
        <span className={styles.edit}>Edit</span>
        <span className="visually-hidden"> the search</span>
      </summary>
    </details>
  );
}

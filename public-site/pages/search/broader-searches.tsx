import type { BroaderSearch } from '#contract/search.ts';
import { numberText } from '#contract/wording.ts';
import { parseSearchQuery, searchHref } from '../../components/search/search-query.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './broader-searches.module.css';

/** Searches that find more, each a link with how many: the first the closest. */
export function BroaderSearches({ searches }: { searches: readonly BroaderSearch[] }) {
  return (
    <ul className={styles.searches} role="list">
      {searches.map(({ query, label, totalCount }, index) => (
        <li key={query}>
          <ButtonLink look={index === 0 ? 'primary' : 'quiet'} href={searchHref(parseSearchQuery(query))}>
            {`${label} (${numberText(totalCount)})`}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

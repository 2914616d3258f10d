import { Link } from 'wouter';
import type { StateCount } from '#contract/search.ts';
import { STATES } from '#contract/vocabulary.ts';
import { counted, numberText } from '#contract/wording.ts';
import { parseSearchQuery, searchHref } from './search/search-query.ts';
import { ButtonLink } from '../ui/button.tsx';
import styles from './state-panel.module.css';

/** One state in numbers, with the cities that have most psychiatrists. */
export function StatePanel({ count: { state, psychiatrists, accepting, cities } }: { count: StateCount }) {
  const query = { ...parseSearchQuery(''), searchState: state };
  return (
    <div className={styles.panel}>
      <h3>{STATES[state]}</h3>
      <p className={styles.numbers}>
        {psychiatrists === 0
          ? 'No psychiatrist is listed here yet. Some from other states may treat you by video.'
          : `${counted(psychiatrists, 'psychiatrist')}, ${numberText(accepting)} taking new patients`}
      </p>
      <ul className={styles.cities} role="list">
        {cities.slice(0, 4).map(({ city, psychiatrists }) => (
          <li key={city}>
            <Link className={styles.city} href={searchHref({ ...query, searchCity: city })}>
              {city}
              <span className={styles.count}>{numberText(psychiatrists)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <ButtonLink look="quiet" size="s" href={searchHref(query)}>
        {`See ${STATES[state]}`}
      </ButtonLink>
    </div>
  );
}

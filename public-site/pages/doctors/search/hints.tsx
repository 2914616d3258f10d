import { Link } from 'wouter';
import type { DoctorSearch } from '#contract/doctors.ts';
import { labelOf, STATES } from '#contract/vocabulary.ts';
import { listed } from '#contract/words.ts';
import { searchHref, withoutStart } from '../../../app/search-query.ts';
import type { SearchQuery } from '../../../app/search-query.ts';
import styles from './hints.module.css';

/** How the search was understood, where it could have meant something else. */
export function Hints({ query, found: { place, understood } }: { query: SearchQuery; found: DoctorSearch }) {
  const others = place?.also_in ?? [];
  return (
    <>
      {understood.length > 0 && (
        <p className={styles.hint}>
          {`“${query.q}” was read as `}
          <strong>{listed(understood.map(({ filter, value }) => labelOf(filter, value)))}</strong>.
        </p>
      )}
      {place && others.length > 0 && (
        <p className={styles.hint}>
          Showing <strong>{place.label}</strong>. Also in:{' '}
          {others.map((state) => (
            <Link
              key={state}
              className={styles.other}
              href={searchHref({ ...withoutStart(query), searchState: state })}
              aria-label={`${place.city}, ${STATES[state]}`}
            >
              {state}
            </Link>
          ))}
        </p>
      )}
    </>
  );
}

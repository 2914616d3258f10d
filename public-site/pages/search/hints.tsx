import { Link } from 'wouter';
import { AROUND_AREA_MILES } from '#contract/constants.ts';
import type { DoctorSearch } from '#contract/search.ts';
import { STATES } from '#contract/vocabulary.ts';
import { searchHref, withoutStart } from '../../components/search/search-query.ts';
import type { SearchQuery } from '../../components/search/search-query.ts';
import { ReadingHints } from './reading-hints.tsx';
import styles from './hints.module.css';

/** How the search was understood, where it could have meant something else. */
export function Hints({ query, found }: { query: SearchQuery; found: DoctorSearch }) {
  const { place } = found;
  const others = place?.also_in ?? [];
  const isArea =
    (place?.kind === 'county' || place?.kind === 'region') && place.lat === null && !found.licensed_in;
  return (
    <>
      {found.guide && (
        <p className={styles.hint}>
          Our guide answers: <Link href={`${found.guide.path}#questions`}>{found.guide.question}</Link>
        </p>
      )}
      <ReadingHints query={query} reading={found} />
      {isArea && (
        <p className={styles.hint}>
          Showing <strong>{place.label}</strong>, and up to {AROUND_AREA_MILES} miles around it.
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

import { Link } from 'wouter';
import { AROUND_AREA_MILES } from '#contract/constants.ts';
import type { DoctorSearch } from '#contract/search.ts';
import { withReplaced } from '#contract/typed-text.ts';
import { STATES } from '#contract/vocabulary.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { searchHref, withoutStart } from '../../components/search/search-query.ts';
import type { SearchQuery } from '../../components/search/search-query.ts';
import styles from './hints.module.css';

const ReadingHints = lazyPart(async () => (await import('./reading-hints.tsx')).ReadingHints);

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
      {(found.veteran || found.corrected.length + found.didYouMean.length + found.leftOut.length > 0) && (
        <ReadingHints query={query} found={found} replaced={(words) => withReplaced(query.q, words)} />
      )}
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

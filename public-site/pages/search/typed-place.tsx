import { Link } from 'wouter';
import type { DoctorSearch } from '#contract/search.ts';
import type { AskedWhy, ReadPlace } from '#contract/places.ts';
import { STATES } from '#contract/vocabulary.ts';
import type { State } from '#contract/vocabulary.ts';
import { NOWHERE, searchHref, withoutStart } from '../../components/search/search-query.ts';
import type { SearchQuery } from '../../components/search/search-query.ts';
import { useLoaded } from '../../app/use-loaded.ts';
import styles from './hints.module.css';

/** States with many who have an army address: by video they may be treated there, when they are there. */
const VIDEO_STATES: State[] = ['CA', 'FL', 'GA', 'NC', 'TX', 'VA', 'WA'];

const EXPLAINED: Record<AskedWhy, string> = {
  'near-me':
    'Type your ZIP code or your city above, and the nearest come first. Or let your browser find your ZIP code: it asks you first, and we learn that ZIP code alone, not where you are.',
  military:
    'An army or fleet address (APO, FPO, DPO) is no place on our map. Type the ZIP code or the city where you are. By video, a psychiatrist can treat you while you are in a state where they are licensed, in these or any other:',
  foreign:
    'We list psychiatrists in the United States and its territories only. Type a ZIP code, a city or a state there.',
  unknown: 'We do not know that place. Type a ZIP code, a city with its state, a county or a state.',
};

/** How the text in the Where field was read, where that needs a word: corrected, one of several, or not understood. */
export function TypedPlace({ query, found }: { query: SearchQuery; found: DoctorSearch }) {
  if (!found.typed) return null;
  const { text, reading } = found.typed;
  if (reading.kind === 'everywhere') return null;
  if (reading.kind === 'ask') {
    return (
      <p className={styles.hint}>
        <strong>“{text}”</strong>: {EXPLAINED[reading.why]}{' '}
        {reading.why === 'military' && <Video query={query} />}
        <Choices query={query} places={reading.suggestions} />
        {reading.why === 'near-me' && <LazyNearMe query={query} />} Below is everybody, wherever they are.
      </p>
    );
  }
  // The rest of the address may say something else by now.
  if (reading.label !== found.place?.label) return null;
  // Cities of that name in other states are named by the hints.
  const { city, also_in } = found.place;
  const others = reading.alternatives.filter(
    ({ search }) => also_in.length === 0 || search.searchCity !== city,
  );
  if (!reading.corrected && others.length === 0) return null;
  return (
    <p className={styles.hint}>
      {reading.corrected && (
        <>
          Showing results for <strong>{reading.label}</strong>.{' '}
          <Link href={searchHref({ ...withoutStart(query), ...NOWHERE, q: text })}>
            Search names and profiles for “{text}” instead
          </Link>
          .{' '}
        </>
      )}
      <Choices query={query} places={others} />
    </p>
  );
}

/** "Did you mean …?" */
function Choices({ query, places }: { query: SearchQuery; places: ReadPlace[] }) {
  if (places.length === 0) return null;
  return (
    <>
      Did you mean:{' '}
      {places.map(({ label, search }) => (
        <Link
          key={label}
          className={styles.other}
          href={searchHref({ ...withoutStart(query), ...NOWHERE, ...search })}
        >
          {label}
        </Link>
      ))}
    </>
  );
}

/** Works in the browser alone. */
function LazyNearMe({ query }: { query: SearchQuery }) {
  const loaded = useLoaded(
    true,
    () => import('../../near-me/near-me.tsx'),
    () => undefined,
  );
  return loaded && <loaded.NearMe query={query} />;
}

function Video({ query }: { query: SearchQuery }) {
  return VIDEO_STATES.map((state) => (
    <Link
      key={state}
      className={styles.other}
      href={searchHref({ ...withoutStart(query), ...NOWHERE, searchState: state, telehealth: '1' })}
    >
      {STATES[state]}
    </Link>
  ));
}

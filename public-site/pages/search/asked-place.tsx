import { Link } from 'wouter';
import type { AskedWhy, PlaceReading, ReadPlace } from '#contract/places.ts';
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

interface PlaceNoteProps {
  query: SearchQuery;
  text: string;
  reading: Exclude<PlaceReading, { kind: 'everywhere' }>;
  /** What else may have been meant. */
  places: ReadPlace[];
}

/** What the text in the Where field was read as, and could have been; or why it was not understood, and what may help. */
export function PlaceNote({ query, text, reading, places }: PlaceNoteProps) {
  const choices = <PlaceChoices query={query} places={places} />;
  if (reading.kind === 'ask') {
    const { why } = reading;
    return (
      <div className={styles.hint}>
        {why === 'near-me' && <LazyNearMe query={query} />}
        <p>
          <strong>“{text}”</strong>: {EXPLAINED[why]} {why === 'military' && <Video query={query} />}
          {choices} Below is everybody, wherever they are.
        </p>
      </div>
    );
  }
  const { unknown_zip } = reading;
  return (
    <p className={styles.hint}>
      {unknown_zip !== undefined && (
        <>
          We do not know the ZIP code {unknown_zip}, and show{' '}
          {reading.kind === 'zip' && 'the nearest in number: '}
          <strong>{reading.label}</strong>.{' '}
        </>
      )}
      {reading.corrected && unknown_zip === undefined && (
        <>
          Showing results for <strong>{reading.label}</strong>.{' '}
          <Link href={searchHref({ ...withoutStart(query), ...NOWHERE, q: text })}>
            Search names and profiles for “{text}” instead
          </Link>
          .{' '}
        </>
      )}
      {choices}
    </p>
  );
}

/** "Did you mean …?" */
function PlaceChoices({ query, places }: { query: SearchQuery; places: ReadPlace[] }) {
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
  return <div className={styles.nearMe}>{loaded && <loaded.NearMe query={query} />}</div>;
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

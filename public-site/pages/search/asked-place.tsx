import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { AskedWhy } from '#contract/places.ts';
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

interface AskedPlaceProps {
  query: SearchQuery;
  text: string;
  why: AskedWhy;
  /** What may have been meant. */
  children: ReactNode;
}

/** The text in the Where field was not understood as a place: why, and what may help. */
export function AskedPlace({ query, text, why, children }: AskedPlaceProps) {
  return (
    <div className={styles.hint}>
      {why === 'near-me' && <LazyNearMe query={query} />}
      <p>
        <strong>“{text}”</strong>: {EXPLAINED[why]} {why === 'military' && <Video query={query} />}
        {children} Below is everybody, wherever they are.
      </p>
    </div>
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

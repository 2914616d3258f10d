import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { DoctorSearch } from '#contract/search.ts';
import type { SearchQuery } from '../../components/search/search-query.ts';
import { isComingBack } from '../../app/navigation.ts';
import { showError } from '../../app/toasts.ts';
import { useLoaded } from '../../app/use-loaded.ts';
import styles from './lazy-results-map.module.css';

interface LazyResultsMapProps {
  query: SearchQuery;
  found: DoctorSearch;
  list: RefObject<HTMLElement | null>;
  /** Its code did not come. */
  onFailed: () => void;
}

/** The state of the entry that opening it makes. */
const MAP = 'map';
/** On this visit. Never on the server: its pages are the same for everybody. */
let wasOpen = false;

/**
 * Whether the map of the results is open: once it is, also for the next search, and on the way back. Opening it is a
 * step of the history, so that "back" closes it.
 */
export function useMapOpen(): [boolean, () => void] {
  const [isOpen, setOpen] = useState(wasOpen);
  const set = (open: boolean) => setOpen((wasOpen = open));

  useEffect(() => {
    const follow = () => isComingBack() || set(history.state === MAP);
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  function toggle() {
    if (isOpen && history.state === MAP) return history.back();
    if (!isOpen) history.pushState(MAP, '');
    set(!isOpen);
  }
  return [isOpen, toggle];
}

/** The map of the results; its code arrives when it is opened. */
export function LazyResultsMap({ onFailed, ...props }: LazyResultsMapProps) {
  const loaded = useLoaded(
    true,
    () => import('./map/results-map.tsx'),
    (error) => {
      showError(error);
      onFailed();
    },
  );
  return (
    <section className={styles.map} aria-label="Map of the results">
      {loaded && <loaded.ResultsMap {...props} />}
    </section>
  );
}

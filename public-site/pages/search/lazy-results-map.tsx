import { useState } from 'react';
import type { RefObject } from 'react';
import type { DoctorSearch } from '#contract/search.ts';
import type { SearchQuery } from '../../components/search/search-query.ts';
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

/** On this visit. Never on the server: its pages are the same for everybody. */
let wasOpen = false;

/** Whether the map of the results is open: once it is, also for the next search, and on the way back. */
export function useMapOpen(): [boolean, () => void] {
  const [isOpen, setOpen] = useState(wasOpen);
  return [isOpen, () => setOpen((wasOpen = !isOpen))];
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

import { Link } from 'wouter';
import { STATES } from '#contract/vocabulary.ts';
import type { State } from '#contract/vocabulary.ts';
import { useBackToResults } from '../../navigation.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { classes } from '../../ui/classes.ts';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import styles from './profile-trail.module.css';

/** Where this profile stands in the directory, and the way back to the search it was found with. */
export function ProfileTrail({ city, state }: { city: string; state: State }) {
  const results = useBackToResults();
  const searchIn = (place: Record<string, string>) => `/search?${new URLSearchParams(place)}`;
  return (
    <div className={styles.trail}>
      {results && (
        <Link className={styles.back} href={results}>
          <ArrowLeftIcon size={18} />
          Back to results
        </Link>
      )}
      <div className={classes(results && styles.secondary)}>
        <Breadcrumb
          crumbs={[
            { label: 'Psychiatrists', href: '/search' },
            { label: STATES[state], href: searchIn({ searchState: state }) },
            { label: city, href: searchIn({ searchCity: city, searchState: state }) },
          ]}
        />
      </div>
    </div>
  );
}

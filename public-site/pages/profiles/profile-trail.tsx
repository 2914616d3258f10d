import { Link } from 'wouter';
import { landingPath } from '#contract/landing.ts';
import { STATES } from '#contract/vocabulary.ts';
import type { State } from '#contract/vocabulary.ts';
import { goBack, lastSeen } from '../../app/navigation.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { classes } from '../../ui/classes.ts';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import styles from './profile-trail.module.css';

/** Where this profile stands in the directory, and the way back to the search it was found with. */
export function ProfileTrail({ city, state }: { city: string; state: State }) {
  const results = lastSeen('search');
  return (
    <div className={styles.trail}>
      {results && (
        <Link className={styles.back} href={results} onClick={goBack}>
          <ArrowLeftIcon size={18} />
          Back to results
        </Link>
      )}
      <div className={classes(results && styles.secondary)}>
        <Breadcrumb crumbs={crumbsTo(city, state)} />
      </div>
    </div>
  );
}

/** The way from the directory down to the profiles of a city. */
export function crumbsTo(city: string, state: State) {
  return [
    { label: 'Psychiatrists', href: landingPath() },
    { label: STATES[state], href: landingPath(state) },
    { label: city, href: landingPath(state, city) },
  ];
}

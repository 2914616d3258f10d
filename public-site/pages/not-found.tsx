/* pages/: a folder for each family of pages; files that end in -page are the modules that routes.ts names. */
import { PAGES } from '#contract/paths.ts';
import { useHead } from '../app/head.ts';
import { ButtonLink } from '../ui/button.tsx';
import { SearchIcon } from '../ui/icons.tsx';
import styles from './not-found.module.css';

/** SPEC §2: every unknown path. */
export default function NotFoundPage() {
  useHead({ title: 'Page not found', robots: 'noindex' });
  return (
    <div className={`page-width ${styles.page}`}>
      <svg className={styles.art} viewBox="0 0 320 150" aria-hidden="true">
        <circle className={styles.sun} cx="206" cy="72" r="42" />
        <circle className={styles.far} cx="112" cy="190" r="100" />
        <circle className={styles.near} cx="214" cy="250" r="132" />
      </svg>
      <h1>Page not found</h1>
      <p className={styles.text}>
        The address may have changed, or the profile is no longer listed. Looking for a psychiatrist? Search
        by place, need and insurance.
      </p>
      <div className={styles.actions}>
        <ButtonLink href={PAGES.search} icon={<SearchIcon />}>
          Find a psychiatrist
        </ButtonLink>
        <ButtonLink href={PAGES.home} look="quiet">
          Go to the home page
        </ButtonLink>
      </div>
      <p className={styles.text}>
        If you need someone now: call <a href="tel:988">988</a> or text <a href="sms:988">988</a>, any time.
      </p>
    </div>
  );
}

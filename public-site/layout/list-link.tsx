import { Link } from 'wouter';
import { PAGES } from '#contract/paths.ts';
import { useSavedIds } from '../components/call-list/saved-ids.ts';
import { classes } from '../ui/classes.ts';
import styles from './list-link.module.css';

/** The way to the visitor's own list, once somebody is on it. `short`: there is room for its sign alone. */
export function ListLink({ short }: { short: boolean }) {
  const saved = useSavedIds().length;
  if (saved === 0) return null;
  return (
    <Link
      className={classes(styles.link, short && styles.short)}
      href={PAGES.callList}
      title="Your call list"
    >
      <span className={styles.words} aria-hidden="true">
        Call list
      </span>
      <span className="visually-hidden">Call list:</span> {saved}
    </Link>
  );
}

import { Link, useLocation } from 'wouter';
import { PAGES } from '#contract/paths.ts';
import { useSavedIds } from '../components/call-list/saved-ids.ts';
import styles from './list-link.module.css';

/** The way to the visitor's own list, and how many are on it. As wide however many: it moves nothing when they are known. */
export function ListLink() {
  const saved = useSavedIds().length;
  const [path] = useLocation();
  return (
    <Link
      className={styles.link}
      href={PAGES.callList}
      aria-current={path === PAGES.callList ? 'page' : undefined}
    >
      <span className={styles.words}>Call list</span>
      <span className={styles.count}>{saved > 0 && ` ${saved}`}</span>
    </Link>
  );
}

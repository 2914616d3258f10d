import { Link } from 'wouter';
import type { LandingLink } from '#contract/landing.ts';
import styles from './place-links.module.css';

/** Places, each with how many are listed there and how far it is. */
export function PlaceLinks({ links }: { links: readonly LandingLink[] }) {
  return (
    <ul className={styles.places} role="list">
      {links.map(({ path, label, psychiatrists, miles }) => (
        <li key={path}>
          <Link className={styles.place} href={path}>
            <span>
              {label}
              {miles !== null && (
                <span className={styles.miles}>{` · ${miles.toLocaleString('en-US')} mi`}</span>
              )}
            </span>
            <span className={styles.count}>{psychiatrists.toLocaleString('en-US')}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

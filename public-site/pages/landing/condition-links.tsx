import type { LandingLink } from '#contract/landing.ts';
import { ChipLink, ChipList } from '../../ui/chip.tsx';
import styles from './landing.module.css';

/** The conditions treated in a place, each with how many treat it. */
export function ConditionLinks({ links }: { links: readonly LandingLink[] }) {
  return (
    <ChipList>
      {links.map(({ path, label, psychiatrists }) => (
        <ChipLink key={path} href={path}>
          {label}
          <span className={styles.chipCount}>{psychiatrists.toLocaleString('en-US')}</span>
        </ChipLink>
      ))}
    </ChipList>
  );
}

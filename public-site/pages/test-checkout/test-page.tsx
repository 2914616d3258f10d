import type { ReactNode } from 'react';
import { useHead } from '../../app/head.ts';
import { classes } from '../../ui/classes.ts';
import { InfoIcon, WarningIcon } from '../../ui/icons.tsx';
import styles from './test-page.module.css';

interface TestPageProps {
  title: string;
  /** What did not work just now. */
  problem: string | null;
  children: ReactNode;
}

/** Around every page of the test checkout: what it is, and what did not work. */
export function TestPage({ title, problem, children }: TestPageProps) {
  useHead({ title, robots: 'noindex' });
  return (
    <div className={classes('page-width', styles.page)}>
      <p className={styles.notice}>
        <InfoIcon />
        <span>
          <strong>Test checkout — no money moves, no real card.</strong> Sample data, in the demo alone.
        </span>
      </p>
      <h1>{title}</h1>
      {problem && (
        <p className={classes(styles.notice, styles.problem)} role="alert">
          <WarningIcon />
          <span>{problem}</span>
        </p>
      )}
      {children}
    </div>
  );
}

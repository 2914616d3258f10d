import type { ReactNode } from 'react';
import { WarningIcon } from '../../ui/icons.tsx';
import styles from './problem-summary.module.css';

interface ProblemSummaryProps {
  count: number;
  /** What cannot be done so: "saved". */
  done: string;
  /** A list of what is wrong, each the way to its field. */
  children: ReactNode;
}

/** What is wrong with a form that was sent. */
export function ProblemSummary({ count, done, children }: ProblemSummaryProps) {
  return (
    <div className={styles.summary} role="alert">
      <WarningIcon />
      <div>
        <p>
          {count === 1 ? 'One field needs' : `${count} fields need`} another look before this can be {done}:
        </p>
        {children}
      </div>
    </div>
  );
}

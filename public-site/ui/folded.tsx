import type { ReactNode } from 'react';
import { ChevronDownIcon } from './icons.tsx';
import styles from './folded.module.css';

interface FoldedProps {
  /** "Show all 30" */
  label: string;
  children: ReactNode;
}

/** What is too long to be shown at once, behind a line that says so. Opens without JavaScript, and on paper. */
export function Folded({ label, children }: FoldedProps) {
  return (
    <details className={styles.folded}>
      <summary className={styles.summary}>
        <span className={styles.more}>{label}</span>
        <span className={styles.fewer}>Show fewer</span>
        <ChevronDownIcon size={16} />
      </summary>
      {children}
    </details>
  );
}

import type { ReactNode } from 'react';
import { ChevronDownIcon } from './icons.tsx';
import styles from './folded.module.css';

interface FoldedProps {
  /** "Show all 30" */
  label: string;
  /** Once it is open. */
  fewer?: string;
  children: ReactNode;
}

/** What is too long to be shown at once, behind a line that says so. Opens without JavaScript, and on paper. */
export function Folded({ label, fewer = 'Show fewer', children }: FoldedProps) {
  return (
    <details className={styles.folded}>
      <summary className={styles.summary}>
        <span className={styles.more}>{label}</span>
        <span className={styles.fewer}>{fewer}</span>
        <ChevronDownIcon size={16} />
      </summary>
      {children}
    </details>
  );
}

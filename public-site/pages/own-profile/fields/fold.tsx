import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import styles from './fold.module.css';

interface FoldProps {
  label: string;
  /** What is filled in so far: "None chosen". */
  says: string;
  children: ReactNode;
}

/** Fields that are opened by a press, and say what is in them while they are not. */
export function Fold({ label, says, children }: FoldProps) {
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        <span className={styles.label}>{label}</span>{' '}
        <span className={styles.says} aria-live="polite">
          {says}
        </span>
        <ChevronDownIcon className={styles.arrow} size={18} />
      </summary>
      <div className={styles.inner}>{children}</div>
    </details>
  );
}

import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import styles from './fold.module.css';

interface FoldProps {
  label: string;
  /** The label is read out but not seen: what is around it says it. */
  labelHidden?: boolean;
  /** What is filled in so far: "None chosen". */
  says: string;
  children: ReactNode;
}

/** Fields that are opened by a press, and say what is in them while they are not. */
export function Fold({ label, labelHidden, says, children }: FoldProps) {
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        <span className={labelHidden ? 'visually-hidden' : styles.label}>{label}</span>{' '}
        <span className={classes(styles.says, labelHidden && styles.alone)} aria-live="polite">
          {says}
        </span>
        <ChevronDownIcon className={styles.arrow} size={18} />
      </summary>
      <div className={styles.inner}>{children}</div>
    </details>
  );
}

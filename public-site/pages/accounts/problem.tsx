import type { ReactNode } from 'react';
import { WarningIcon } from '../../ui/icons.tsx';
import styles from './account.module.css';

/** What went wrong, kept on the page after its toast has gone. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <p className={styles.problem} role="alert">
      <WarningIcon />
      <span>{children}</span>
    </p>
  );
}

import type { ReactNode } from 'react';
import { WarningIcon } from '../ui/icons.tsx';
import styles from './account-notice.module.css';

/** One thing that a signed-in person has to know, on top of every page. */
export function AccountNotice({ children }: { children: ReactNode }) {
  return (
    <div className={styles.banner} role="status">
      <div className="page-width">
        <WarningIcon size={18} />
        <p>{children}</p>
      </div>
    </div>
  );
}

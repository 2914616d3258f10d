import type { ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import { InfoIcon, WarningIcon } from '../ui/icons.tsx';
import styles from './account-notice.module.css';

interface AccountNoticeProps {
  /** Nothing is wrong. */
  calm?: boolean;
  children: ReactNode;
}

/** One thing that a signed-in person has to know, on top of every page. */
export function AccountNotice({ calm, children }: AccountNoticeProps) {
  return (
    <div className={classes(styles.banner, calm && styles.calm)} role="status">
      <div className="page-width">
        {calm ? <InfoIcon size={18} /> : <WarningIcon size={18} />}
        <p>{children}</p>
      </div>
    </div>
  );
}

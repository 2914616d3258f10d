import { formatMonth } from '#contract/dates.ts';
import { isOldCheck } from '../../components/old-check.ts';
import { WarningIcon } from '../../ui/icons.tsx';
import styles from './checked.module.css';

interface CheckedProps {
  /** ISO date on which it was looked up; undefined when it was not. */
  at: string | undefined;
  /** Where anybody can look it up. */
  register: string;
}

/** When a credential was looked up. What is older than a year, or was not, comes with the register to look in. */
export function Checked({ at, register }: CheckedProps) {
  const isFresh = at !== undefined && !isOldCheck(at);
  return (
    <span className={isFresh ? styles.checked : styles.old}>
      {!isFresh && <WarningIcon size={16} />}
      <span>
        {at === undefined ? 'Not checked yet' : `Checked ${formatMonth(at)}`}
        {!isFresh && (
          <>
            <span className={styles.dot}>{' · '}</span>
            <a className={styles.register} href={register} rel="noopener nofollow external">
              Look it up
            </a>
          </>
        )}
      </span>
    </span>
  );
}

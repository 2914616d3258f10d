import { DAY_MS } from '#contract/constants.ts';
import { formatMonth } from '#contract/dates.ts';
import { WarningIcon } from '../../ui/icons.tsx';
import styles from './checked.module.css';

const YEAR_MS = 365 * DAY_MS;

interface CheckedProps {
  /** ISO date on which it was looked up; undefined when it was not. */
  at: string | undefined;
  /** Where anybody can look it up. */
  register: string;
}

/** When a credential was looked up. What is older than a year, or was not, comes with the register to look in. */
export function Checked({ at, register }: CheckedProps) {
  const isFresh = at !== undefined && !isOld(at);
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

/** Whether a check is more than a year ago. `at`: an ISO date. */
export function isOld(at: string): boolean {
  return Date.now() - Date.parse(at) > YEAR_MS;
}

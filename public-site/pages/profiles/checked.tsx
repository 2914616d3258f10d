import { formatDate, formatMonth } from '#contract/dates.ts';
import { isOldCheck } from '../../components/old-check.ts';
import { WarningIcon } from '../../ui/icons.tsx';
import styles from './checked.module.css';

interface CheckedProps {
  /** ISO date on which it was looked up; undefined when it was not. */
  at: string | undefined;
  /** Where it was looked up, and anybody can look again. */
  source: { name: string; href: string };
  /** What a file of the national registry has the same: "Same number"; with the ISO date up to which it tells. */
  same?: { what: string; dated: string };
}

/** When and where a credential was looked up, and what was compared. What is older than a year, or was not, is marked. */
export function Checked({ at, source, same }: CheckedProps) {
  const isFresh = at !== undefined && !isOldCheck(at);
  return (
    <>
      <span className={isFresh ? styles.checked : styles.old}>
        {!isFresh && <WarningIcon size={16} />}
        <span>
          {at === undefined ? 'Not checked yet' : `Checked ${formatMonth(at)}`}
          <span className={styles.dot}>{' · '}</span>
          <a className={styles.register} href={source.href} rel="noopener nofollow external">
            {isFresh ? source.name : 'Look it up'}
          </a>
        </span>
      </span>
      {same && (
        <span className={styles.checked}>
          {same.what} in the national registry (NPPES), file of{' '}
          {formatDate(same.dated).replaceAll(' ', '\u00a0')}
        </span>
      )}
    </>
  );
}

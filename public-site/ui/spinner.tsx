import styles from './spinner.module.css';

interface SpinnerProps {
  /** SPEC §2 */
  label?: 'Loading...' | 'Verifying...' | 'Searching...';
}

/** A turning ring with its words, for a whole page or a part of it. */
export function Spinner({ label = 'Loading...' }: SpinnerProps) {
  return (
    <div className={styles.spinner} role="status">
      <span className={styles.ring} aria-hidden="true" />
      {label}
    </div>
  );
}

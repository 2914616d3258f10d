import { useState } from 'react';
import { classes } from './classes.ts';
import { Spinner } from './spinner.tsx';
import styles from './wait-note.module.css';

interface WaitNoteProps {
  /** There is nothing to show yet. */
  first: boolean;
  waiting: boolean;
  /** SPEC §2 */
  label: 'Loading...' | 'Searching...';
  /** What came, for who cannot see that. The first of a page is its heading's to tell. */
  found: string | undefined;
}

/**
 * Says over what it is about that the next is on its way, without moving anything. It is announced, so it stays on the
 * page, outside of what is `aria-busy`.
 */
export function WaitNote({ first, waiting, label, found }: WaitNoteProps) {
  const [waited, setWaited] = useState(false);
  if (waiting && !waited) setWaited(true);
  if (first) return <Spinner label={label} />;
  return (
    <div className={styles.frame}>
      <p className={classes(waiting ? styles.note : 'visually-hidden')} role="status">
        {waited && (waiting ? label : found)}
      </p>
    </div>
  );
}

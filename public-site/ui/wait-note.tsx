import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './wait-note.module.css';

interface WaitNoteProps {
  waiting: boolean;
  /** SPEC §2, while it is waited; then what came, for who cannot see that. */
  children: ReactNode;
}

/**
 * Says over what it is about that the next is on its way, without moving anything. It is announced, so it stays on the
 * page, outside of what is `aria-busy`.
 */
export function WaitNote({ waiting, children }: WaitNoteProps) {
  return (
    <div className={styles.frame}>
      <p className={classes(waiting ? styles.note : 'visually-hidden')} role="status">
        {children}
      </p>
    </div>
  );
}

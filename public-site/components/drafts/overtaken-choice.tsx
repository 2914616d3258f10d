import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './draft-bar.module.css';

interface OvertakenChoiceProps {
  /** Which two there are. */
  children: ReactNode;
  takeTheirs: () => void;
  /** Saves over theirs. */
  keepMine: () => void;
}

/** Asks which to keep, where two devices or tabs have saved different things. */
export function OvertakenChoice({ children, takeTheirs, keepMine }: OvertakenChoiceProps) {
  return (
    <div className={styles.choice} role="alert">
      <p>
        <strong>{children}</strong> Nothing is lost until you choose.
      </p>
      <div className={styles.actions}>
        <Button onClick={takeTheirs}>Take the newer one</Button>
        <Button look="quiet" onClick={keepMine}>
          Keep mine
        </Button>
      </div>
    </div>
  );
}

/** Where nobody knows when. */
export const OVERTAKEN = 'This was saved on another device or in another tab meanwhile.';

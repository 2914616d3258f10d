import { useEffect, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { CloseButton } from './close-button.tsx';
import { CheckIcon, InfoIcon, WarningIcon } from './icons.tsx';
import { classes } from './classes.ts';
import styles from './toast-card.module.css';

/** The color and the sign of a message. */
export type ToastTone = 'success' | 'info' | 'warning' | 'error';

/** A message in a corner of the window. */
export interface Toast {
  id: number;
  tone: ToastTone;
  text: string;
}

/** SPEC §9, in milliseconds. The times to show (300) and to hide also stand in the style sheet. */
const TIME_OUT = 5000;
const EXTENDED_TIME_OUT = 1000;
const HIDE = 1000;

const ICONS = { success: CheckIcon, info: InfoIcon, warning: WarningIcon, error: WarningIcon };

type Phase = 'held' | 'shown' | 'left' | 'hiding';

interface ToastCardProps {
  toast: Toast;
  /** Its time is over, or its button was pressed. */
  onGone: (id: number) => void;
}

/** One message. The pointer, the focus and a hidden tab hold it. */
export function ToastCard({ toast: { id, tone, text }, onGone }: ToastCardProps) {
  const [phase, setPhase] = useState<Phase>(shownOrHeld);
  useEffect(() => {
    // Its time runs while somebody can read it.
    const follow = () => setPhase(shownOrHeld());
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  useEffect(() => {
    if (phase === 'held') return;
    const next = phase === 'hiding' ? () => onGone(id) : () => setPhase('hiding');
    const timer = setTimeout(next, { shown: TIME_OUT, left: EXTENDED_TIME_OUT, hiding: HIDE }[phase]);
    return () => clearTimeout(timer);
  }, [phase, id, onGone]);

  const hold = () => setPhase('held');
  const leave = ({ currentTarget }: SyntheticEvent) => {
    if (!currentTarget.matches(':hover, :focus-within')) setPhase('left');
  };
  const Icon = ICONS[tone];
  return (
    <div
      className={classes(styles.toast, styles[tone], phase === 'hiding' && styles.hiding)}
      role={tone === 'error' ? 'alert' : undefined}
      // One that comes below a pointer that rests is not pointed at.
      onMouseMove={hold}
      onMouseLeave={leave}
      onFocus={hold}
      onBlur={leave}
    >
      <Icon className={styles.icon} />
      <p className={styles.text}>{text}</p>
      <CloseButton label="Dismiss" onClick={() => onGone(id)} />
    </div>
  );
}

function shownOrHeld(): Phase {
  return document.hidden ? 'held' : 'shown';
}

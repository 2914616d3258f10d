import { useEffect, useState } from 'react';
import type { Toast } from '../toasts.ts';
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from './icons.tsx';
import { classes } from './classes.ts';
import styles from './toast-list.module.css';

/** SPEC §9, in milliseconds. The time to show (300) is the animation's, in the style sheet. */
const TIME_OUT = 5000;
const EXTENDED_TIME_OUT = 1000;
const HIDE = 1000;

const ICONS = { success: CheckIcon, info: InfoIcon, warning: WarningIcon, error: WarningIcon };

interface ToastListProps {
  toasts: readonly Toast[];
  onGone: (id: number) => void;
}

/** Messages at the top right: they leave by themselves, and wait while the pointer or the focus is on them. */
export function ToastList({ toasts, onGone }: ToastListProps) {
  return (
    <div className={styles.list} role="status" aria-atomic="false">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onGone={onGone} />
      ))}
    </div>
  );
}

type Phase = 'held' | 'shown' | 'left' | 'hiding';

function ToastCard({ toast, onGone }: { toast: Toast; onGone: (id: number) => void }) {
  const [phase, setPhase] = useState<Phase>('shown');
  useEffect(() => {
    if (phase === 'held') return;
    const next = phase === 'hiding' ? () => onGone(toast.id) : () => setPhase('hiding');
    const timer = setTimeout(next, { shown: TIME_OUT, left: EXTENDED_TIME_OUT, hiding: HIDE }[phase]);
    return () => clearTimeout(timer);
  }, [phase, toast.id, onGone]);

  const hold = () => setPhase('held');
  const leave = () => setPhase('left');
  const Icon = ICONS[toast.tone];
  return (
    <div
      className={classes(styles.toast, styles[toast.tone], phase === 'hiding' && styles.hiding)}
      role={toast.tone === 'error' ? 'alert' : undefined}
      onMouseEnter={hold}
      onMouseLeave={leave}
      onFocus={hold}
      onBlur={leave}
    >
      <Icon className={styles.icon} />
      <p className={styles.text}>{toast.text}</p>
      <button className={styles.close} type="button" aria-label="Dismiss" onClick={() => onGone(toast.id)}>
        <CloseIcon size={18} />
      </button>
    </div>
  );
}

import { useRef } from 'react';
import type { FocusEvent } from 'react';
import { createPortal } from 'react-dom';
import { ToastCard } from './toast-card.tsx';
import type { Toast } from './toast-card.tsx';
import { useTopLayer } from './use-top-layer.ts';
import styles from './toast-list.module.css';

interface ToastListProps {
  toasts: readonly Toast[];
  onGone: (id: number) => void;
}

/** Messages at the top right, on a phone at the bottom, above everything: they leave by themselves, and wait while somebody is at them. */
export function ToastList({ toasts, onGone }: ToastListProps) {
  const layer = useTopLayer(styles.layer);
  const cameFrom = useRef<HTMLElement | null>(null);
  if (!layer) return null;

  function noteWhereFrom({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      cameFrom.current = relatedTarget;
    }
  }

  function close(id: number) {
    const hadFocus = layer?.contains(document.activeElement);
    onGone(id);
    if (hadFocus) cameFrom.current?.focus({ preventScroll: true });
  }

  return createPortal(
    <div className={styles.list} role="status" aria-atomic="false" onFocus={noteWhereFrom}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onClose={close} onGone={onGone} />
      ))}
    </div>,
    layer,
  );
}

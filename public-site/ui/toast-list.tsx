import { createPortal } from 'react-dom';
import { ToastCard } from './toast-card.tsx';
import type { Toast } from './toast-card.tsx';
import { useTopLayer } from './use-top-layer.ts';
import styles from './toast-list.module.css';

interface ToastListProps {
  toasts: readonly Toast[];
  onGone: (id: number) => void;
}

/** Messages in a corner of the window, above everything: they leave by themselves, and wait while somebody is at them. */
export function ToastList({ toasts, onGone }: ToastListProps) {
  const layer = useTopLayer(styles.layer);
  if (!layer) return null;

  return createPortal(
    // A new function for each render, so that it is called after each.
    <div ref={(list) => tend(list)} className={styles.list} role="status" aria-atomic="false">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onGone={onGone} />
      ))}
    </div>,
    layer,
  );
}

/** Without the code, as offline, they stand where they always do. */
function tend(list: HTMLElement | null): void {
  if (list?.firstChild)
    import('./tend-toasts.ts').then(
      ({ tendToasts }) => tendToasts(list),
      () => undefined,
    );
}

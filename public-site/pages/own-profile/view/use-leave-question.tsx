import { useEffect, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './use-leave-question.module.css';

interface LeaveQuestion {
  /** Leaves at once when nothing would be lost, else once that is agreed to. */
  ask: (leave: () => void) => void;
  question: ReactNode;
}

/** Asks before changes are lost: also when a link or the end of the tab would take them. */
export function useLeaveQuestion(changedRef: RefObject<boolean>): LeaveQuestion {
  const [leave, setLeave] = useState<{ now: () => void } | null>(null);
  const [, navigate] = useLocation();

  useEffect(() => {
    function onUnload(event: BeforeUnloadEvent) {
      if (changedRef.current) event.preventDefault();
    }

    function onClick(event: MouseEvent) {
      const href = changedRef.current ? pageOf(event) : null;
      if (href === null) return;
      event.preventDefault();
      event.stopPropagation();
      setLeave({ now: () => navigate(href) });
    }

    addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, true);
    return () => {
      removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
    };
  }, [changedRef, navigate]);

  return {
    ask: (now) => (changedRef.current ? setLeave({ now }) : now()),
    question: (
      <Dialog open={leave !== null} onClose={() => setLeave(null)} title="Leave without saving?">
        <p>What you have changed in this section is not saved yet.</p>
        <div className={styles.actions}>
          <Button onClick={() => setLeave(null)}>Keep editing</Button>
          <Button
            look="quiet"
            onClick={() => {
              changedRef.current = false;
              setLeave(null);
              leave?.now();
            }}
          >
            Discard changes
          </Button>
        </div>
      </Dialog>
    ),
  };
}

/** The page of this site that a click leads to in this tab; null when it leads to none. */
function pageOf({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | null {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>('a[href^="/"]:not([target]):not([download])');
  return link && link.pathname + link.search + link.hash;
}

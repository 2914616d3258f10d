/* components/leaving/: what stands between somebody and the end of a page on which something is not saved. */
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useWaysOut } from './use-ways-out.ts';
import styles from './leave-question.module.css';

interface Unsaved {
  isUnsaved: () => boolean;
  /** Tries to save it. Resolves to whether there is nothing left to lose. */
  save?: () => Promise<boolean>;
  /** What would be lost. */
  sentence: string;
  /** On the button that leaves all the same. */
  leaveLabel?: string;
  /** Told before what is not saved is left. */
  onDiscard?: () => void;
}

interface LeaveQuestion {
  /** Leaves when nothing would be lost, else once that is agreed to. */
  ask: (leave: () => void) => void;
  /** The dialog; for the end of the page. */
  question: ReactNode;
}

/** Asks before what is not saved is lost: by a button of the page, a link, the back button, or the end of the tab. */
export function useLeaveQuestion({
  isUnsaved,
  save,
  sentence,
  leaveLabel = 'Discard changes',
  onDiscard,
}: Unsaved): LeaveQuestion {
  const [leave, setLeave] = useState<{ now: () => void } | null>(null);
  const [, navigate] = useLocation();
  useWaysOut(isUnsaved, (href) => ask(() => navigate(href)));

  function ask(now: () => void) {
    if (!isUnsaved()) now();
    else if (save) void save().then((isSaved) => (isSaved ? now() : setLeave({ now })));
    else setLeave({ now });
  }

  const stay = () => setLeave(null);
  return {
    ask,
    question: (
      <Dialog open={leave !== null} onClose={stay} title="Leave without saving?">
        <p>{sentence}</p>
        <div className={styles.actions}>
          <Button onClick={stay}>Keep editing</Button>
          <Button
            look="quiet"
            onClick={() => {
              stay();
              onDiscard?.();
              leave?.now();
            }}
          >
            {leaveLabel}
          </Button>
        </div>
      </Dialog>
    ),
  };
}

/** Before a draft is left that could not be saved. */
export function leavingDraft({ isStored, saver }: LeftDraft): Unsaved {
  return {
    isUnsaved: saver.isUnsaved,
    save: saver.save,
    sentence: isStored
      ? 'What you typed last could not be saved yet. It stays in this browser, and is here when you come back.'
      : 'What you typed last could not be saved. If you leave now, it is lost.',
    leaveLabel: isStored ? 'Leave for now' : undefined,
  };
}

interface LeftDraft {
  isStored: boolean;
  saver: { isUnsaved: () => boolean; save: () => Promise<boolean> };
}

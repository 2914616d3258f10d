import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { shownWhenRefused } from './change-factors.ts';
import type { ChangeFactors } from './change-factors.ts';

interface RemoveFactorProps {
  /** 'the authenticator app' */
  what: string;
  onRemove: () => ReturnType<ChangeFactors>;
}

/** Removes a way to sign in, after a question. */
export function RemoveFactor({ what, onRemove }: RemoveFactorProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [busy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    if (await shownWhenRefused(onRemove())) setIsOpen(false);
    setBusy(false);
  }

  return (
    <>
      <Button look="quiet" size="s" aria-label={`Remove ${what}`} onClick={() => setIsOpen(true)}>
        Remove
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={`Remove ${what}?`}>
        <p>It does not sign you in any more, and you are signed out everywhere else.</p>
        <Button wide look="danger" busy={busy} onClick={() => void remove()}>
          Remove it
        </Button>
        <Button wide look="quiet" onClick={() => setIsOpen(false)}>
          Keep it
        </Button>
      </Dialog>
    </>
  );
}

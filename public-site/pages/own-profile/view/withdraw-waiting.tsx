import { useState } from 'react';
import type { User } from '#contract/accounts.ts';
import type { OwnProfile } from '#contract/own-profile.ts';
import { API } from '#contract/paths.ts';
import { PROFILE_MESSAGES } from '#contract/profile-messages.ts';
import { post } from '../../../app/api.ts';
import { updateUser } from '../../../app/session.ts';
import { showError, showToast } from '../../../app/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface WithdrawWaitingProps {
  own: OwnProfile;
  /** Asks for the profile anew. */
  onChanged: () => Promise<OwnProfile | undefined>;
  /** Once nothing waits any more: the button is gone. */
  onDone: () => void;
}

/** Takes back what waits for a review. */
export function WithdrawWaiting({ own: { waiting, live }, onChanged, onDone }: WithdrawWaitingProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const close = () => setIsOpen(false);
  if (!waiting) return null;
  const what = live ? 'this change' : 'your profile';

  async function withdraw() {
    setBusy(true);
    try {
      const answer = await post<{ user: User }>(API.profileWithdraw);
      if (answer.status === 200) {
        updateUser(answer.body.user);
        showToast('success', PROFILE_MESSAGES.withdrawn);
      } else showToast('warning', answer.message);
      const now = await onChanged();
      if (now && !now.waiting) onDone();
    } catch (error) {
      showError(error);
    }
    setBusy(false);
    close();
  }

  return (
    <>
      <p>
        <Button look="quiet" onClick={() => setIsOpen(true)}>
          Withdraw {what}
        </Button>
      </p>
      <Dialog open={isOpen} onClose={close} title={`Withdraw ${what}?`}>
        <p>
          {live
            ? 'What waits for our review is given up: your name and credentials are again as visitors see them. Everything else stays.'
            : 'We do not review it then. Nothing of it is lost: you can submit it again whenever you like.'}
        </p>
        <Button wide look={live ? 'danger' : 'primary'} busy={busy} onClick={() => void withdraw()}>
          Withdraw it
        </Button>
        <Button wide look="quiet" onClick={close}>
          Leave it as it is
        </Button>
      </Dialog>
    </>
  );
}

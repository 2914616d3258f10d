import { useState } from 'react';
import { useLocation } from 'wouter';
import { API, PAGES } from '#contract/paths.ts';
import { post } from '../../app/api.ts';
import { errorSentence } from '../../app/error-sentence.ts';
import { showToast } from '../../app/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Problem } from './account-form.tsx';
import styles from './account.module.css';

/** For who was invited and does not want to come: has all that was prepared deleted, after a question. */
export function Decline({ token }: { token: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button wide look="quiet" onClick={() => setOpen(true)}>
        Forget me
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Delete this invitation?">
        <Question token={token} onKept={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Question({ token, onKept }: { token: string; onKept: () => void }) {
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function decline() {
    setBusy(true);
    try {
      const answer = await post<{ message: string }>(API.declineInvitation, { token });
      if (answer.status === 200) {
        showToast('success', answer.body.message);
        // In place of this page: its link does not work any more.
        return navigate(PAGES.home, { replace: true });
      }
      setProblem(answer.message);
    } catch (error) {
      setProblem(errorSentence(error));
    }
    setBusy(false);
  }

  return (
    <div className={styles.actions}>
      <p>
        Everything that was prepared for you is deleted at once. You can still register by yourself later.
      </p>
      {problem && <Problem>{problem}</Problem>}
      <Button wide look="danger" busy={busy} onClick={() => void decline()}>
        Delete it
      </Button>
      <Button wide look="quiet" onClick={onKept}>
        Go back
      </Button>
    </div>
  );
}

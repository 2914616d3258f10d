import { useState } from 'react';
import { useLocation } from 'wouter';
import { API, PAGES } from '#contract/paths.ts';
import { post } from '../../app/api.ts';
import { errorSentence } from '../../app/error-sentence.ts';
import { showToast } from '../../app/toasts.ts';
import { forgetUnverified } from './unverified.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { HandoffLink } from './handoff-link.ts';
import { Problem } from './account-form.tsx';
import styles from './account.module.css';

/** For who got a mail about an account that somebody else made with their address: deletes it, after a question. */
export function Disown({ link, label }: { link: HandoffLink; label: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button wide look="quiet" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Delete this account?">
        <Question link={link} onKept={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Question({ link: { token, hint }, onKept }: { link: HandoffLink; onKept: () => void }) {
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function disown() {
    setBusy(true);
    try {
      const answer = await post<{ message: string }>(API.disownAccount, { token });
      if (answer.status === 200) return leave(answer.body.message);
      setProblem(answer.message);
    } catch (error) {
      setProblem(errorSentence(error));
    }
    setBusy(false);
  }

  function leave(message: string) {
    forgetUnverified();
    showToast('success', message);
    // In place of this page: its link does not work any more.
    navigate(PAGES.home, { replace: true });
  }

  return (
    <div className={styles.actions}>
      <p>
        Somebody made an account with {hint ?? 'your address'}. It is deleted at once, and nobody can use it.
        This cannot be undone.
      </p>
      {problem && <Problem>{problem}</Problem>}
      <Button wide look="danger" busy={busy} onClick={() => void disown()}>
        Delete the account
      </Button>
      <Button wide look="quiet" onClick={onKept}>
        Go back
      </Button>
    </div>
  );
}

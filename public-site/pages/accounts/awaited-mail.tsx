import { useState } from 'react';
import { Link } from 'wouter';
import { PAGES } from '#contract/paths.ts';
import { errorSentence } from '../../app/error-sentence.ts';
import { useSite } from '../../app/site.ts';
import { showToast } from '../../app/toasts.ts';
import { useSecondsUntil } from '../../app/use-seconds-until.ts';
import { Button } from '../../ui/button.tsx';
import { InfoIcon } from '../../ui/icons.tsx';
import { Problem } from './account-form.tsx';
import styles from './account.module.css';

const PAUSE = 60_000;

interface ResendButtonProps {
  children: string;
  /** When the last mail went out, in milliseconds; 0 when that was not on this visit. */
  sentAt: number;
  send: () => Promise<void>;
}

/** Asks for another mail, at most once a minute. Only the end of the wait is said aloud. */
export function ResendButton({ children, sentAt, send }: ResendButtonProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const left = useSecondsUntil(sentAt + PAUSE);

  async function press() {
    setBusy(true);
    setProblem('');
    try {
      await send();
    } catch (error) {
      const sentence = errorSentence(error);
      showToast('error', sentence);
      setProblem(sentence);
    }
    setBusy(false);
  }

  return (
    <>
      <Button
        wide
        look="quiet"
        busy={busy}
        aria-disabled={left > 0 || undefined}
        onClick={left > 0 ? undefined : press}
      >
        {children}
        {left > 0 && ` (in ${left} s)`}
      </Button>
      <p className="visually-hidden" role="status">
        {sentAt > 0 && left === 0 && 'You can ask for another mail now.'}
      </p>
      {problem && <Problem>{problem}</Problem>}
    </>
  );
}

/** In the demo no mail leaves the machine: says where to read it. */
export function DemoOutboxHint() {
  if (!useSite().demo) return null;
  return (
    <p className={styles.callout}>
      <InfoIcon />
      <span>
        The demo’s mails are at <Link href={PAGES.demoOutbox}>/demo/outbox</Link>.
      </span>
    </p>
  );
}

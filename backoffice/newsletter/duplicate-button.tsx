import { useState } from 'react';
import { useNotify, useRedirect } from 'react-admin';
import type { NewsletterRecord } from '#contract/schemas/answers/newsletters.ts';
import { IdleButton } from '../records/idle-button.tsx';
import { addNewsletter } from './newsletter-calls.ts';

const LONGEST_SUBJECT = 150;

/** Begins another issue with the text of one. */
export function DuplicateButton({ newsletter }: { newsletter: NewsletterRecord }) {
  const { subject, preheader, body } = newsletter;
  const notify = useNotify();
  const redirect = useRedirect();
  const [isBusy, setIsBusy] = useState(false);

  async function duplicate() {
    setIsBusy(true);
    try {
      const copy = `Copy of ${subject}`.slice(0, LONGEST_SUBJECT);
      const { id } = await addNewsletter({ subject: copy, preheader, body });
      notify('This is the copy.', { type: 'success' });
      redirect('edit', 'newsletters', id);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    setIsBusy(false);
  }

  return (
    <IdleButton isIdle={isBusy} onClick={() => void duplicate()}>
      Duplicate
    </IdleButton>
  );
}

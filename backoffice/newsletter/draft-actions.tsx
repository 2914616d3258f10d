import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRedirect, useRefresh } from 'react-admin';
import type { NewsletterRecord } from '#contract/schemas/answers/newsletters.ts';
import { counted } from '#contract/wording.ts';
import { useAct } from '../records/act.ts';
import { MomentDialog } from '../records/moment-dialog.tsx';
import { ReasonDialog } from '../records/reason-dialog.tsx';
import { momentText } from '../records/time-text.ts';
import { BesideMain } from '../records/save-bar.tsx';
import type { Saving } from '../records/use-saving.ts';
import { DuplicateButton } from './duplicate-button.tsx';
import { removeNewsletter, scheduleNewsletter, sendNewsletter } from './newsletter-calls.ts';
import type { NewsletterText } from './newsletter-calls.ts';
import { PreviewButton } from './preview-button.tsx';

type Question = 'send' | 'remove' | null;

interface DraftActionsProps {
  saving: Saving<NewsletterRecord, NewsletterText>;
  /** Told that it has no text. */
  onEmpty: () => void;
}

/** What can be done with an issue that is written. What is to be seen or sent is saved before. */
export function DraftActions({ saving, onEmpty }: DraftActionsProps) {
  const { record, text, save } = saving;
  const { id, subscribers } = record;
  const [question, setQuestion] = useState<Question>(null);
  const act = useAct();
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const close = () => setQuestion(null);
  const readers = counted(subscribers, 'subscriber');

  /** What is sent is saved, and says something. */
  async function isSendable(): Promise<boolean> {
    if (!(await save())) return false;
    const isEmpty = saving.shown().record.body === '';
    if (isEmpty) onEmpty();
    return !isEmpty;
  }

  async function ask() {
    if (await isSendable()) setQuestion('send');
  }

  async function remove() {
    close();
    try {
      if (!(await saving.remove((revision) => removeNewsletter(id, revision)))) return;
      notify('The newsletter is removed.', { type: 'success' });
      redirect('list', 'newsletters');
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  }

  async function test() {
    if (await isSendable())
      await act({ path: `/newsletters/${id}/test`, done: 'A test mail goes to your address.' });
  }

  async function send(at: string | null) {
    close();
    const call = (revision: number) =>
      at === null ? sendNewsletter(id, revision) : scheduleNewsletter(id, revision, at);
    try {
      if (!(await saving.act(call))) return;
      const done = at === null ? 'It is being sent.' : `It goes out on ${momentText(new Date(at))}.`;
      notify(done, { type: 'success' });
      refresh();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  }

  return (
    <>
      <BesideMain>
        <PreviewButton id={id} isReady={save} />
        <Button onClick={() => void test()}>Send me a test</Button>
        <DuplicateButton newsletter={{ ...record, ...text }} />
        <Button color="error" onClick={() => setQuestion('remove')}>
          Delete
        </Button>
      </BesideMain>
      {subscribers === 0 ? (
        <Typography variant="body2">Nobody has subscribed yet: there is nobody to send it to.</Typography>
      ) : (
        <Button variant="contained" onClick={() => void ask()}>
          Send to {readers}
        </Button>
      )}
      {question === 'send' && (
        <MomentDialog
          title={`Send it to ${readers}?`}
          text={`“${text.subject}” can be paused while it goes out, but what has gone out cannot be taken back.`}
          now={`Send to ${readers}`}
          on="Send on"
          onChoose={(at) => void send(at)}
          onClose={close}
        />
      )}
      {question === 'remove' && (
        <ReasonDialog
          title="Delete this newsletter?"
          text="It has not been sent to anybody. It is gone for good."
          action="Delete"
          isDestructive
          onConfirm={() => void remove()}
          onClose={close}
        />
      )}
    </>
  );
}

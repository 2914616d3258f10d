import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRedirect, useRefresh } from 'react-admin';
import type { NewsletterRecord } from '#contract/schemas/answers/newsletters.ts';
import { counted } from '#contract/wording.ts';
import { useAct } from '../records/act.ts';
import { ReasonDialog } from '../records/reason-dialog.tsx';
import type { Saving } from '../records/use-saving.ts';
import { sendNewsletter } from './newsletter-calls.ts';
import type { NewsletterText } from './newsletter-calls.ts';
import { PreviewButton } from './preview-button.tsx';
import { TestDialog } from './test-dialog.tsx';

type Question = 'test' | 'send' | 'remove' | null;

/** What can be done with an issue that is written. What is to be seen or sent is saved before. */
export function DraftActions({ saving }: { saving: Saving<NewsletterRecord, NewsletterText> }) {
  const { record, text, save } = saving;
  const { id, subscribers } = record;
  const [question, setQuestion] = useState<Question>(null);
  const act = useAct();
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const close = () => setQuestion(null);
  const readers = counted(subscribers, 'subscriber');

  async function saveAndAsk(next: Question) {
    if (await save()) setQuestion(next);
  }

  async function remove() {
    close();
    const done = 'The newsletter is removed.';
    if (!(await act({ method: 'DELETE', path: `/newsletters/${id}`, done, isGone: true }))) return;
    saving.forget();
    redirect('list', 'newsletters');
  }

  async function send() {
    close();
    try {
      if (!(await saving.act((revision) => sendNewsletter(id, revision)))) return;
      notify('It is being sent.', { type: 'success' });
      refresh();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  }

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <PreviewButton id={id} isReady={save} />
      <Button onClick={() => void saveAndAsk('test')}>Test mail</Button>
      <Button color="error" onClick={() => setQuestion('remove')}>
        Delete
      </Button>
      <Button variant="contained" onClick={() => void saveAndAsk('send')}>
        Send to {readers}
      </Button>
      {question === 'test' && <TestDialog id={id} onClose={close} />}
      {question === 'send' && (
        <ReasonDialog
          title={`Send it to ${readers}?`}
          text={`“${text.subject}” goes out now. It can be paused, but what has gone out cannot be taken back.`}
          action={`Send to ${readers}`}
          onConfirm={() => void send()}
          onClose={close}
        />
      )}
      {question === 'remove' && (
        <ReasonDialog
          title="Delete this newsletter?"
          text="It has not been sent to anybody. It is gone for good."
          action="Delete"
          onConfirm={() => void remove()}
          onClose={close}
        />
      )}
    </Stack>
  );
}

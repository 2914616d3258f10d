import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { FormDataConsumer, SaveButton, Toolbar, useRedirect } from 'react-admin';
import type { NewsletterRecord } from '#contract/newsletters.ts';
import { counted } from '#contract/words.ts';
import { useAct } from '../records/act.ts';
import { ReasonDialog } from '../records/reason-dialog.tsx';
import { PreviewButton } from './preview-button.tsx';
import { TestDialog } from './test-dialog.tsx';

type Question = 'test' | 'send' | 'remove' | null;

/** What can be done with an issue that is written: all but saving wants it saved. */
export function DraftToolbar({ newsletter }: { newsletter: NewsletterRecord }) {
  return (
    <FormDataConsumer<NewsletterRecord>>
      {({ formData: { subject, body } }) => (
        <Actions
          newsletter={newsletter}
          isDirty={subject !== newsletter.subject || body !== newsletter.body}
        />
      )}
    </FormDataConsumer>
  );
}

function Actions({ newsletter, isDirty }: { newsletter: NewsletterRecord; isDirty: boolean }) {
  const { id, revision, subject, subscribers } = newsletter;
  const [question, setQuestion] = useState<Question>(null);
  const act = useAct();
  const redirect = useRedirect();
  const close = () => setQuestion(null);
  const readers = counted(subscribers, 'subscriber');

  async function remove() {
    close();
    if (await act({ method: 'DELETE', path: `/newsletters/${id}`, done: 'The newsletter is removed.' }))
      redirect('list', 'newsletters');
  }

  async function send() {
    close();
    await act({ path: `/newsletters/${id}/send`, body: { revision }, done: 'It is being sent.' });
  }

  return (
    <Toolbar sx={{ height: 'auto', minHeight: 64, py: 1 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', flex: 1 }}>
        <SaveButton />
        <PreviewButton id={id} disabled={isDirty} />
        <Button disabled={isDirty} onClick={() => setQuestion('test')}>
          Test mail
        </Button>
        <Button disabled={isDirty} variant="outlined" onClick={() => setQuestion('send')}>
          Send to {readers}
        </Button>
        <Button color="error" onClick={() => setQuestion('remove')}>
          Delete
        </Button>
        {isDirty && (
          <Typography variant="body2" color="text.secondary">
            Save it before it is sent.
          </Typography>
        )}
      </Stack>
      {question === 'test' && <TestDialog id={id} onClose={close} />}
      {question === 'send' && (
        <ReasonDialog
          title={`Send it to ${readers}?`}
          text={`“${subject}” goes out now. It can be paused, but what has gone out cannot be taken back.`}
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
    </Toolbar>
  );
}

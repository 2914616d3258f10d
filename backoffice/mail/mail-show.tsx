import { Box, Button, Chip, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Loading, ShowBase, Title, useRedirect, useShowContext } from 'react-admin';
import type { MailRecord } from '#contract/mail.ts';
import { counted } from '#contract/wording.ts';
import { useAct } from '../records/act.ts';
import { MissingRecord } from '../records/missing-record.tsx';
import { Panel } from '../records/panel.tsx';
import { ReasonDialog } from '../records/reason-dialog.tsx';
import { timeText } from '../records/time-text.ts';
import { wordText } from '../records/word-text.ts';
import { MAIL_STATUSES } from './mail-statuses.ts';

/** One mail: what has become of it, and what it says. */
export default function MailShow() {
  return (
    <ShowBase redirectOnError={false} queryOptions={{ onError: undefined }}>
      <MailPage />
    </ShowBase>
  );
}

function MailPage() {
  const { record: mail, error: problem } = useShowContext<MailRecord>();
  const [isDropping, setIsDropping] = useState(false);
  const act = useAct();
  const redirect = useRedirect();
  if (problem && !mail) return <MissingRecord error={problem} />;
  // What the list knew of it comes first.
  if (!mail || !('text' in mail)) return <Loading />;
  const { id, recipient, kind, status, attempts, created_at, next_at, sent_at, error, kept, subject, text } =
    mail;

  async function drop() {
    setIsDropping(false);
    const call = { method: 'DELETE', path: `/outbox/${id}` } as const;
    if (await act({ ...call, done: 'The mail is dropped.', isGone: true })) redirect('list', 'outbox');
  }

  return (
    <Stack spacing={2} sx={{ py: 2, maxWidth: 900 }}>
      <Title title={`Mail to ${recipient}`} />
      <Box>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          Mail to {recipient}
        </Typography>
        <Typography color="text.secondary" sx={{ my: 1 }}>
          {wordText(kind)}, written {timeText(created_at)}, tried {counted(attempts, 'time')}.
          {sent_at !== null && ` Sent ${timeText(sent_at)}.`}
          {status === 'waiting' && ` Tried next ${timeText(next_at)}.`}
        </Typography>
        <Chip size="small" variant="outlined" {...MAIL_STATUSES[status]} />
        {error !== null && (
          <Typography color="error" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            {error}
          </Typography>
        )}
      </Box>
      <Stack direction="row" spacing={1}>
        {kept && (
          <Button
            variant="contained"
            onClick={() => void act({ path: `/outbox/${id}/retry`, done: 'It is tried again now.' })}
          >
            Try again
          </Button>
        )}
        <Button color="error" onClick={() => setIsDropping(true)}>
          Drop it
        </Button>
      </Stack>
      <Panel title={subject ?? 'What it says'}>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {text ?? 'This is not kept any more.'}
        </Typography>
      </Panel>
      {isDropping && (
        <ReasonDialog
          title="Drop this mail?"
          text="It is not kept any more. One that waits is not sent."
          action="Drop it"
          isDestructive
          onConfirm={() => void drop()}
          onClose={() => setIsDropping(false)}
        />
      )}
    </Stack>
  );
}

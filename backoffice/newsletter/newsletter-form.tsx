import { Box, Stack, TextField } from '@mui/material';
import { useRef, useState } from 'react';
import { useNotify, useRedirect, useRefresh } from 'react-admin';
import type { NewsletterState } from '#contract/newsletters.ts';
import type { NewsletterRecord } from '#contract/schemas/answers/newsletters.ts';
import { ArticleDifference } from '../articles/article-difference.tsx';
import { ConflictDialog } from '../records/conflict-dialog.tsx';
import { SaveBar } from '../records/save-bar.tsx';
import { SavingAlerts, SavingStatus } from '../records/saving-status.tsx';
import { useSaving } from '../records/use-saving.ts';
import { BodyInput } from './body-input.tsx';
import type { BodyHandle } from './body-input.tsx';
import { DraftActions } from './draft-actions.tsx';
import { addNewsletter } from './newsletter-calls.ts';
import { NewsletterHead } from './newsletter-head.tsx';
import { WRITTEN_NEWSLETTER, readable } from './written-newsletter.ts';

/** What another has done to an issue that is in this state. */
const DONE: Record<NewsletterState, string> = {
  draft: 'else has saved',
  scheduled: 'has scheduled',
  sending: 'has sent',
  paused: 'has sent',
  sent: 'has sent',
};

/** An issue that is being written. */
export function NewsletterForm({ newsletter, account }: { newsletter: NewsletterRecord; account: string }) {
  const saving = useSaving(WRITTEN_NEWSLETTER, newsletter, account);
  const { record, text, state, choice, change } = saving;
  const [isFoundEmpty, setIsFoundEmpty] = useState(false);
  const body = useRef<BodyHandle>(null);
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const isGone = state.kind === 'overtaken' && state.theirs.state !== 'draft';

  /** What has been sent is not written any more: the text becomes another issue. */
  async function keepAsNew() {
    try {
      const { id } = await addNewsletter(text);
      saving.forget();
      redirect('edit', 'newsletters', id);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  }

  function showEmpty() {
    setIsFoundEmpty(true);
    body.current?.focus();
  }

  return (
    <Box sx={{ py: 2, maxWidth: 900 }}>
      <NewsletterHead subject={text.subject} state={record.state} />
      <SavingAlerts saving={saving} />
      <Stack key={saving.beginning} spacing={2}>
        <TextField
          label="Subject"
          value={text.subject}
          fullWidth
          slotProps={{ htmlInput: { maxLength: 150 } }}
          onChange={({ target }) => change({ subject: target.value })}
        />
        <TextField
          label="Preview text"
          helperText="What mail programs show beside the subject. Without it, the beginning of the text."
          value={text.preheader}
          fullWidth
          slotProps={{ htmlInput: { maxLength: 150 } }}
          onChange={({ target }) => change({ preheader: target.value })}
        />
        <BodyInput
          ref={body}
          html={text.body}
          problem={
            isFoundEmpty && record.body === '' ? 'It has no text yet. Write what subscribers get.' : ''
          }
          onChange={(html) => change({ body: html })}
        />
      </Stack>
      <SaveBar>
        <SavingStatus saving={saving} savedAt={record.updated_at} />
        <DraftActions saving={saving} onEmpty={showEmpty} />
      </SaveBar>
      {choice && (
        <ConflictDialog
          title={`Somebody ${DONE[choice.theirs.state]} this newsletter`}
          said={isGone ? 'What you wrote is not in it.' : 'Nothing of yours is saved yet.'}
          difference={
            <ArticleDifference
              before={readable(choice.theirs)}
              after={readable(isGone ? text : saving.mine(choice.theirs))}
            />
          }
          keepLabel={isGone ? 'Keep mine as a new one' : undefined}
          onTakeTheirs={() => {
            saving.begin(choice.theirs);
            refresh();
          }}
          onKeepMine={() => void (isGone ? keepAsNew() : saving.keepMine())}
          onLater={saving.chooseLater}
        />
      )}
    </Box>
  );
}

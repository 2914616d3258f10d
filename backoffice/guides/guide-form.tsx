import { Box, Button, Chip, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { Title, useNotify } from 'react-admin';
import type { GuideRecord, GuideRevision, GuideText } from '#contract/guides.ts';
import { ConflictDialog } from '../records/conflict-dialog.tsx';
import { Difference } from '../records/difference.tsx';
import { ReasonDialog } from '../records/reason-dialog.tsx';
import { RevisionsDialog } from '../records/revisions-dialog.tsx';
import { SavingAlerts, SavingStatus } from '../records/saving-status.tsx';
import { useSaving } from '../records/use-saving.ts';
import type { Written } from '../records/use-saving.ts';
import { guideAddress, saveGuide } from './guide-calls.ts';
import { GuideDuties } from './guide-duties.tsx';
import { GuidePreview } from './guide-preview.tsx';

const WRITTEN_GUIDE: Written<GuideRecord, GuideText> = {
  name: ({ id }) => `guide-${id}`,
  version: ({ revision }) => revision,
  text: ({ text }) => ({ text }),
  isDraft: () => false,
  save: ({ id }, { text: { text }, version }) => saveGuide(id, text, version),
};
const HEIGHT = '75vh';

/** A page as one text, and beside it what it shows. It is saved when that is asked for, and holds at once. */
export function GuideForm({ opened, account }: { opened: GuideRecord; account: string }) {
  const saving = useSaving(WRITTEN_GUIDE, opened, account);
  const { record: page, state, change, decide } = saving;
  const { text } = saving.text;
  const { id, original } = page;
  const [shown, setShown] = useState<'revisions' | 'original' | null>(null);
  const notify = useNotify();
  const close = () => setShown(null);

  async function save() {
    if (await saving.save()) notify('Saved. Visitors read it now.', { type: 'success' });
  }

  async function goBackTo(said: string, done: string) {
    try {
      if (await decide({ text: said })) notify(done, { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  }

  return (
    <Box sx={{ py: 2, maxWidth: 1600 }}>
      <Title title={page.title} />
      <Typography variant="h1">{page.title}</Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', my: 1 }}>
        <Chip
          size="small"
          variant="outlined"
          color={page.is_replaced ? 'warning' : 'default'}
          label={page.is_replaced ? 'Replaced' : 'Original'}
        />
        <SavingStatus saving={saving} savedAt={page.saved_at} />
      </Stack>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 2 }}>
        <Button variant="contained" disabled={state.kind === 'clean'} onClick={() => void save()}>
          Save for visitors
        </Button>
        <Button onClick={() => setShown('revisions')}>Revisions</Button>
        <Button href={page.path}>View on the site</Button>
        {original !== null && <Button onClick={() => setShown('original')}>Put the original back</Button>}
      </Stack>
      <SavingAlerts saving={saving} />
      <GuideDuties duties={page.duties} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' } }}>
        <TextField
          label="Markdown"
          helperText="Between the two lines of --- stands what the page is called, what people ask and what it cites. A section begins with ## Its title :section{#its-id}. {{siteName}} stands for the name of the site."
          value={text}
          multiline
          fullWidth
          margin="none"
          slotProps={{
            // One of MUI's own would measure all of the text at each letter.
            input: { inputComponent: 'textarea' },
            htmlInput: { style: { fontFamily: 'monospace', fontSize: '0.9rem', height: HEIGHT } },
          }}
          onChange={({ target }) => change({ text: target.value })}
        />
        <GuidePreview id={id} text={text} height={HEIGHT} />
      </Box>
      {shown === 'revisions' && (
        <RevisionsDialog<GuideRevision>
          address={guideAddress(id)}
          note={({ is_original }) => (is_original ? ' (the original)' : '')}
          difference={(revision) => <GuideDifference before={revision.text} after={text} />}
          restore={(revision) => goBackTo(revision.text, 'The page says again what it said then.')}
          onClose={close}
        />
      )}
      {shown === 'original' && original !== null && (
        <ReasonDialog
          title="Put the original back?"
          text="Visitors read the page again as it came with the site. What it says now stays among the revisions."
          action="Put it back"
          onConfirm={() => {
            close();
            void goBackTo(original, 'The original is back.');
          }}
          onClose={close}
        />
      )}
      {state.kind === 'overtaken' && (
        <ConflictDialog
          title="Somebody else has saved this page"
          said="Nothing of yours is saved yet."
          difference={<GuideDifference before={state.theirs.text} after={text} />}
          onTakeTheirs={() => saving.begin(state.theirs)}
          onKeepMine={() => void saving.keepMine()}
        />
      )}
    </Box>
  );
}

function GuideDifference({ before, after }: { before: string; after: string }) {
  return <Difference before={before} after={after} same="They say the same." />;
}

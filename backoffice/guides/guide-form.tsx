import { Alert, Box, Button, Chip, Stack, TextField, Typography } from '@mui/material';
import { useCallback, useState } from 'react';
import { Title, useNotify } from 'react-admin';
import { guideTextIn } from '#contract/guides.ts';
import type { GuideQuestion, GuideRecord, GuideRevision, GuideSource, GuideText } from '#contract/guides.ts';
import { ConflictDialog } from '../records/conflict-dialog.tsx';
import { Panel } from '../records/panel.tsx';
import { ReasonDialog } from '../records/reason-dialog.tsx';
import { RevisionsDialog } from '../records/revisions-dialog.tsx';
import { SavingAlerts, SavingStatus } from '../records/saving-status.tsx';
import { useSaving } from '../records/use-saving.ts';
import type { Written } from '../records/use-saving.ts';
import { previewGuide, readOriginal, readRevisions, saveGuide } from './guide-calls.ts';
import { GuideDifference } from './guide-difference.tsx';
import { GuideDuties } from './guide-duties.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { QuestionRows, SourceRows } from './text-rows.tsx';

const WRITTEN_GUIDE: Written<GuideRecord, GuideText> = {
  name: ({ id }) => `guide-${id}`,
  version: ({ revision }) => revision,
  text: guideTextIn,
  isDraft: () => false,
  save: ({ id }, { text, version }) => saveGuide(id, text, version),
};

type Shown = 'revisions' | 'original' | { preview: string } | null;

/** A page with all that belongs to it. It is saved when that is asked for, and holds at once. */
export function GuideForm({ opened, account }: { opened: GuideRecord; account: string }) {
  const { id } = opened;
  const saving = useSaving(WRITTEN_GUIDE, opened, account);
  const { record: page, text, state, change, begin } = saving;
  const [problem, setProblem] = useState('');
  const [shown, setShown] = useState<Shown>(null);
  const notify = useNotify();
  // The same functions all the time: a letter in the title does not draw a hundred other fields.
  const ask = useCallback((questions: GuideQuestion[]) => change({ questions }), [change]);
  const cite = useCallback((sources: GuideSource[]) => change({ sources }), [change]);
  const read = useCallback(() => readRevisions(id), [id]);
  const close = () => setShown(null);

  async function save() {
    if (await saving.save()) notify('Saved. Visitors read it now.', { type: 'success' });
  }

  /** Rejects with what the server says against it. */
  async function goBackTo(said: GuideText, done: string) {
    begin(await saveGuide(id, said, saving.version()));
    notify(done, { type: 'success' });
  }

  async function attempt(work: () => Promise<void>) {
    setProblem('');
    try {
      await work();
    } catch (error) {
      setProblem((error as Error).message);
    }
  }

  async function putBack() {
    close();
    await attempt(async () => goBackTo(await readOriginal(id), 'The original is back.'));
  }

  return (
    <Box sx={{ py: 2, maxWidth: 900 }}>
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
        <Button onClick={() => void attempt(async () => setShown({ preview: await previewGuide(id, text) }))}>
          Preview
        </Button>
        <Button onClick={() => setShown('revisions')}>Revisions</Button>
        <Button href={page.path}>View on the site</Button>
        {page.is_replaced && <Button onClick={() => setShown('original')}>Put the original back</Button>}
      </Stack>
      <SavingAlerts saving={saving} />
      {problem !== '' && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {problem}
        </Alert>
      )}
      <GuideDuties duties={page.duties} />
      <Stack key={saving.beginning} spacing={2}>
        <Panel title="Above the text">
          <Stack spacing={2}>
            <Line label="Title" value={text.title} onChange={(title) => change({ title })} />
            <Line label="Kind of page" value={text.kind} onChange={(kind) => change({ kind })} />
            <Line label="Lead" value={text.lead} isLong onChange={(lead) => change({ lead })} />
            <Line
              label="Description for search engines"
              value={text.description}
              isLong
              onChange={(description) => change({ description })}
            />
            <TextField
              type="date"
              label="Last reviewed"
              value={text.reviewed}
              slotProps={{ inputLabel: { shrink: true } }}
              sx={{ maxWidth: 220 }}
              onChange={({ target }) => change({ reviewed: target.value })}
            />
          </Stack>
        </Panel>
        <Panel title="Text">
          <TextField
            label="Markdown"
            helperText="A section begins with ## Its title :section{#its-id}. {{siteName}} stands for the name of the site."
            value={text.markdown}
            multiline
            minRows={12}
            maxRows={40}
            fullWidth
            slotProps={{ htmlInput: { style: { fontFamily: 'monospace', fontSize: '0.9rem' } } }}
            onChange={({ target }) => change({ markdown: target.value })}
          />
        </Panel>
        <Panel title="Questions">
          <QuestionRows rows={text.questions} onChange={ask} />
        </Panel>
        <Panel title="Sources">
          <SourceRows rows={text.sources} onChange={cite} />
        </Panel>
      </Stack>
      {shown === 'revisions' && (
        <RevisionsDialog<GuideRevision>
          read={read}
          note={({ is_original }) => (is_original ? ' (the original)' : '')}
          difference={(revision) => <GuideDifference before={revision} after={text} />}
          restore={(revision) => goBackTo(revision, 'The page says again what it said then.')}
          onClose={close}
        />
      )}
      {shown === 'original' && (
        <ReasonDialog
          title="Put the original back?"
          text="Visitors read the page again as it came with the site. What it says now stays among the revisions."
          action="Put it back"
          onConfirm={() => void putBack()}
          onClose={close}
        />
      )}
      {shown !== null && typeof shown === 'object' && (
        <PreviewDialog title={text.title} html={shown.preview} onClose={close} />
      )}
      {state.kind === 'overtaken' && (
        <ConflictDialog
          title="Somebody else has saved this page"
          said="Nothing of yours is saved yet."
          difference={<GuideDifference before={state.theirs} after={text} />}
          onTakeTheirs={() => begin(state.theirs)}
          onKeepMine={() => void saving.keepMine()}
        />
      )}
    </Box>
  );
}

interface LineProps {
  label: string;
  value: string;
  isLong?: boolean;
  onChange: (value: string) => void;
}

function Line({ label, value, isLong = false, onChange }: LineProps) {
  return (
    <TextField
      label={label}
      value={value}
      multiline={isLong}
      fullWidth
      slotProps={{ htmlInput: { maxLength: 400 } }}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

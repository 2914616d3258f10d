import { Box, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { Title, useNotify } from 'react-admin';
import type { GuideRecord, GuideRevision, GuideText } from '#contract/guides.ts';
import { ConflictDialog } from '../records/conflict-dialog.tsx';
import { Difference } from '../records/difference.tsx';
import { RevisionsDialog } from '../records/revisions-dialog.tsx';
import { SaveBar } from '../records/save-bar.tsx';
import { SavingAlerts, SavingStatus } from '../records/saving-status.tsx';
import { useSaving } from '../records/use-saving.ts';
import type { Written } from '../records/use-saving.ts';
import { GuideActions } from './guide-actions.tsx';
import { guideAddress, saveDraft } from './guide-calls.ts';
import { GuideDuties } from './guide-duties.tsx';
import { GuidePreview } from './guide-preview.tsx';
import { GuideProblem } from './guide-problem.tsx';
import { GuideState } from './guide-state.tsx';
import { GuideUpdate } from './guide-update.tsx';
import { MarkdownInput } from './markdown-input.tsx';
import { VisualInput } from './visual-input.tsx';

/** What is written of a page, and how it is kept. */
export const WRITTEN_GUIDE = {
  name: ({ id }: { id: string }) => `guide-${id}`,
  version: ({ revision }) => revision,
  text: ({ text }) => ({ text }),
  isAllText: true,
  isDraft: () => true,
  save: ({ id }, sent) => saveDraft(id, sent),
} satisfies Written<GuideRecord, GuideText>;
const HEIGHT = '75vh';

/** A page, and beside it what it shows. What is typed is a draft that saves itself; visitors read what is published. */
export function GuideForm({ opened, account }: { opened: GuideRecord; account: string }) {
  const saving = useSaving(WRITTEN_GUIDE, opened, account);
  const { record: page, choice, change } = saving;
  const { text } = saving.text;
  const [isMarkdown, setIsMarkdown] = useState(false);
  const [line, setLine] = useState<number | null>(null);
  const [begun, begin] = useState(0);
  const [refused, setRefused] = useState('');
  const [showsRevisions, setShowsRevisions] = useState(false);
  const notify = useNotify();

  function write(typed: string) {
    setRefused('');
    change({ text: typed });
  }

  /** Another text, which nobody has typed here. */
  function replace(said: string) {
    write(said);
    begin(begun + 1);
  }

  function goBackTo({ text: said }: GuideRevision): Promise<void> {
    replace(said);
    notify('The draft says again what the page said then. Publish it for visitors.', { type: 'success' });
    return Promise.resolve();
  }

  function showLine(found: number) {
    setIsMarkdown(true);
    setLine(found);
  }

  return (
    <Box sx={{ py: 2, maxWidth: 1600 }}>
      <Title title={page.title} />
      <Typography variant="h1">{page.title}</Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', my: 1 }}>
        <GuideState {...page} />
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="How it is written"
          value={isMarkdown}
          onChange={(_, chosen: boolean | null) => {
            setLine(null);
            setIsMarkdown(chosen ?? isMarkdown);
          }}
        >
          <ToggleButton value={false}>As readers see it</ToggleButton>
          <ToggleButton value={true}>Whole file as Markdown</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
      <SavingAlerts saving={saving} />
      <GuideUpdate page={page} />
      <GuideDuties duties={page.duties} />
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {isMarkdown ? (
          <MarkdownInput text={text} line={line} height={HEIGHT} onChange={write} />
        ) : (
          <VisualInput key={`${saving.beginning}-${begun}`} text={text} onChange={write} />
        )}
        <GuidePreview id={page.id} text={text} height={HEIGHT} onShowLine={showLine} />
      </Box>
      <SaveBar>
        {refused !== '' && (
          <GuideProblem
            severity="error"
            problem={refused}
            so="Visitors read what they read before."
            onShowLine={showLine}
          />
        )}
        <SavingStatus saving={saving} savedAt={page.drafted_at ?? page.saved_at} />
        <GuideActions
          saving={saving}
          replace={replace}
          onRefused={setRefused}
          showRevisions={() => setShowsRevisions(true)}
        />
      </SaveBar>
      {showsRevisions && (
        <RevisionsDialog<GuideRevision>
          address={guideAddress(page.id)}
          note={({ is_original }) => (is_original ? ' (the original)' : '')}
          difference={(revision) => <GuideDifference before={revision.text} after={text} />}
          restore={goBackTo}
          onClose={() => setShowsRevisions(false)}
        />
      )}
      {choice && (
        <ConflictDialog
          title="Somebody else has saved this page"
          said="Nothing of yours is saved yet."
          difference={<GuideDifference before={choice.theirs.text} after={text} />}
          onTakeTheirs={() => saving.begin(choice.theirs)}
          onKeepMine={() => void saving.keepMine()}
          onLater={saving.chooseLater}
        />
      )}
    </Box>
  );
}

function GuideDifference({ before, after }: { before: string; after: string }) {
  return <Difference before={before} after={after} same="They say the same." />;
}

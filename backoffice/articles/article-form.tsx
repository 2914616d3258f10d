import { Box, Card, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { Title, useNotify } from 'react-admin';
import { articleText } from '#contract/articles.ts';
import type { AdminArticle, ArticleRevision, ArticleText } from '#contract/articles.ts';
import { ConflictDialog } from '../records/conflict-dialog.tsx';
import { RevisionsDialog } from '../records/revisions-dialog.tsx';
import { SaveBar } from '../records/save-bar.tsx';
import { SavingAlerts, SavingStatus } from '../records/saving-status.tsx';
import { timeText } from '../records/time-text.ts';
import { useSaving } from '../records/use-saving.ts';
import type { Written } from '../records/use-saving.ts';
import { ArticleActions } from './article-actions.tsx';
import { AddressInput } from './address-input.tsx';
import { articleAddress, restoreRevision, saveArticle } from './article-calls.ts';
import { ArticleDifference } from './article-difference.tsx';
import { CoverInput } from './cover-input.tsx';
import { StateChip } from './state-chip.tsx';
import { TextInput } from './text-input.tsx';
import { TopicsInput } from './topics-input.tsx';

/** What is written of an article, and how it is kept. */
export const WRITTEN_ARTICLE = {
  name: ({ id }: { id: number | string }) => `article-${id}`,
  version: ({ version }) => version,
  text: articleText,
  decided: ['status', 'published_at'],
  // Where none is chosen, one is drawn when it is published.
  given: ['cover'],
  isAllText: true,
  isDraft: ({ status }) => status !== 'published',
  save: ({ id }, sent) => saveArticle(id, sent),
} satisfies Written<AdminArticle, ArticleText>;

const UNSAVED = 'Please save what you have typed for readers, or discard it: it would be lost.';

/** An article with all that belongs to it. */
export function ArticleForm({ article: opened, account }: { article: AdminArticle; account: string }) {
  const saving = useSaving(WRITTEN_ARTICLE, opened, account);
  const { record: article, text, state, choice, change } = saving;
  const [showsRevisions, setShowsRevisions] = useState(false);
  const notify = useNotify();

  async function restore(revision: ArticleRevision) {
    if (!saving.isDraft && state.kind !== 'clean') throw new Error(UNSAVED);
    if (!(await saving.act((version) => restoreRevision(article.id, version, revision.id)))) return;
    notify('The article says again what it said then.', { type: 'success' });
  }

  return (
    <Box sx={{ py: 2, maxWidth: 1200 }}>
      <Title title={text.title || 'Article'} />
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 2 }}>
        <Typography variant="h1" sx={{ fontSize: '1.35rem' }}>
          Article
        </Typography>
        <StateChip state={article.state} />
      </Stack>
      <SavingAlerts saving={saving} />
      <Stack key={saving.beginning} direction={{ xs: 'column', md: 'row' }} spacing={2}>
        <Stack spacing={2} sx={{ flex: 1, minWidth: 0 }}>
          <TextField
            label="Title"
            value={text.title}
            fullWidth
            slotProps={{ htmlInput: { maxLength: 150 } }}
            onChange={({ target }) => change({ title: target.value })}
          />
          <TextField
            label="Summary"
            value={text.sub_content}
            multiline
            minRows={2}
            fullWidth
            slotProps={{ htmlInput: { maxLength: 300 } }}
            onChange={({ target }) => change({ sub_content: target.value })}
          />
          <TextInput html={text.contents} onChange={(contents) => change({ contents })} />
        </Stack>
        <Card sx={{ p: 2, width: { md: 320 }, alignSelf: 'flex-start', flexShrink: 0 }}>
          <Stack spacing={2}>
            <CoverInput cover={text.cover} onChange={(cover) => change({ cover })} />
            <AddressInput article={{ ...text, id: article.id }} onChange={(slug) => change({ slug })} />
            <TextField
              label="Author"
              value={text.author}
              slotProps={{ htmlInput: { maxLength: 80 } }}
              onChange={({ target }) => change({ author: target.value })}
            />
            <TextField
              label="Reviewed by"
              helperText="The doctor who checked what it says."
              value={text.reviewer ?? ''}
              slotProps={{ htmlInput: { maxLength: 80 } }}
              onChange={({ target }) => change({ reviewer: target.value || null })}
            />
            <TopicsInput topics={text.topics} onChange={(topics) => change({ topics })} />
          </Stack>
        </Card>
      </Stack>
      <SaveBar>
        <SavingStatus saving={saving} savedAt={article.updated_at} />
        <ArticleActions saving={saving} showRevisions={() => setShowsRevisions(true)} />
      </SaveBar>
      {showsRevisions && (
        <RevisionsDialog<ArticleRevision>
          address={articleAddress(article.id)}
          difference={(revision) => <ArticleDifference before={revision} after={article} />}
          restore={restore}
          onClose={() => setShowsRevisions(false)}
        />
      )}
      {choice && (
        <ConflictDialog
          title="Somebody else has saved this article"
          said={`It was saved on ${timeText(choice.theirs.updated_at)} while you were writing.${turned(text, choice.theirs)}`}
          difference={<ArticleDifference before={choice.theirs} after={saving.mine(choice.theirs)} />}
          onTakeTheirs={() => saving.begin(choice.theirs)}
          onKeepMine={() => void saving.keepMine()}
          onLater={saving.chooseLater}
        />
      )}
    </Box>
  );
}

/** What keeping one's own words does now. */
function turned(mine: ArticleText, theirs: AdminArticle): string {
  if ((mine.status === 'published') === (theirs.status === 'published')) return '';
  return theirs.status === 'published'
    ? ' It is published now: if you keep yours, readers get it.'
    : ' It is off the site now, and stays off if you keep yours.';
}

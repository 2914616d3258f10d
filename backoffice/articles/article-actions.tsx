import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify, useRedirect } from 'react-admin';
import type { AdminArticle, ArticleText } from '#contract/articles.ts';
import { articlePath, articlePreviewPath } from '#contract/paths.ts';
import type { Saving } from '../records/use-saving.ts';
import { removeArticle, sendBack } from './article-calls.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { ReturnDialog } from './return-dialog.tsx';

interface ArticleActionsProps {
  saving: Saving<AdminArticle, ArticleText>;
  showRevisions: () => void;
}

type Question = 'publish' | 'return' | 'remove' | null;

/** What can be done with an article in its state. */
export function ArticleActions({ saving, showRevisions }: ArticleActionsProps) {
  const { record: article, state, save, decide, act } = saving;
  const { id, kind, status } = article;
  const [question, setQuestion] = useState<Question>(null);
  const notify = useNotify();
  const redirect = useRedirect();
  const close = () => setQuestion(null);

  async function publish(published_at: string | null) {
    close();
    if (await decide({ status: 'published', published_at })) {
      notify(published_at ? 'The article is scheduled.' : 'The article is published.', { type: 'success' });
    }
  }

  async function giveBack(reason: string) {
    close();
    try {
      if (await act((version) => sendBack(id, version, reason)))
        notify('The doctor gets a mail.', { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  }

  async function remove() {
    close();
    try {
      await removeArticle(id);
      saving.forget();
      redirect('list', 'articles');
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  }

  async function preview() {
    const page = window.open('', '_blank');
    if (status !== 'published') await save();
    if (page) page.location.href = articlePreviewPath(id);
  }

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button onClick={() => void preview()}>Preview</Button>
      <Button onClick={showRevisions}>Revisions</Button>
      {article.state === 'published' && <Button href={articlePath(kind, id)}>View on the site</Button>}
      {status === 'review' && <Button onClick={() => setQuestion('return')}>Send back</Button>}
      {status === 'published' ? (
        <>
          <Button onClick={() => void decide({ status: 'draft', published_at: null })}>
            Take off the site
          </Button>
          <Button variant="contained" disabled={state.kind === 'clean'} onClick={() => void save()}>
            Save for readers
          </Button>
        </>
      ) : (
        <>
          <Button color="error" onClick={() => setQuestion('remove')}>
            Delete
          </Button>
          <Button variant="contained" onClick={() => setQuestion('publish')}>
            Publish
          </Button>
        </>
      )}
      {question === 'publish' && <PublishDialog onPublish={(time) => void publish(time)} onClose={close} />}
      {question === 'return' && <ReturnDialog onReturn={(reason) => void giveBack(reason)} onClose={close} />}
      <Confirm
        isOpen={question === 'remove'}
        title="Delete this article?"
        content="It is gone for good, with its revisions."
        onConfirm={() => void remove()}
        onClose={close}
      />
    </Stack>
  );
}

import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRedirect } from 'react-admin';
import type { AdminArticle, ArticleText } from '#contract/articles.ts';
import { articlePath, articlePreviewPath } from '#contract/paths.ts';
import { IdleButton } from '../records/idle-button.tsx';
import { MomentDialog } from '../records/moment-dialog.tsx';
import { ReasonDialog } from '../records/reason-dialog.tsx';
import type { OnRefused } from '../records/reason-dialog.tsx';
import { BesideMain, focusSaveBar } from '../records/save-bar.tsx';
import { tellDone } from '../records/take-back.ts';
import { momentText } from '../records/time-text.ts';
import { useReadAgain } from '../records/use-read-again.ts';
import type { Saving } from '../records/use-saving.ts';
import { readArticle, removeArticle, sendBack } from './article-calls.ts';

interface ArticleActionsProps {
  saving: Saving<AdminArticle, ArticleText>;
  showRevisions: () => void;
}

type Question = 'publish' | 'discard' | 'return' | 'remove' | null;

/** What can be done with an article in its state. */
export function ArticleActions({ saving, showRevisions }: ArticleActionsProps) {
  const { record: article, state, save, decide, act } = saving;
  const { id, kind, status } = article;
  const [question, setQuestion] = useState<Question>(null);
  const notify = useNotify();
  const redirect = useRedirect();
  const close = () => setQuestion(null);
  const isPublished = status === 'published';
  const readAgain = useReadAgain(saving, () => readArticle(id));

  function publish(published_at: string | null) {
    const at = published_at && momentText(new Date(published_at));
    return turn(
      { status: 'published', published_at },
      at ? `The article will be published on ${at}.` : 'The article is published.',
      'The article is not published.',
    );
  }

  /** A doctor's article waits again: it is no draft that only its author sees. */
  function takeOff() {
    const next = article.author_id === null ? 'draft' : 'review';
    return turn(
      { status: next, published_at: null },
      'The article is off the site.',
      'The article stays on the site.',
    );
  }

  /** Puts it on the site or takes it off, which can be taken back. */
  async function turn(part: Partial<ArticleText>, done: string, refused: string) {
    close();
    // Readers get again what they had.
    const unread = isPublished ? saving.text : {};
    try {
      if (await decide(part))
        tellDone({ done, path: `/articles/${id}/take-back`, undone: () => void readAgain(unread) });
    } catch (error) {
      notify(`${refused} ${(error as Error).message}`, { type: 'error' });
    }
  }

  /** Readers have it as it was saved: what was typed since is given up. */
  async function discard() {
    close();
    try {
      await saving.discard(() => readArticle(id));
      focusSaveBar();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  }

  async function giveBack(reason: string, onRefused: OnRefused) {
    try {
      const isDone = await act((version) => sendBack(id, version, reason));
      close();
      if (!isDone) return;
      notify('The doctor gets a mail.', { type: 'success' });
      // It is the doctor's alone again.
      saving.forget();
      redirect('list', 'articles');
    } catch (error) {
      onRefused((error as Error).message);
    }
  }

  async function remove() {
    close();
    try {
      if (await saving.remove((version) => removeArticle(id, version))) redirect('list', 'articles');
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
    <>
      <BesideMain>
        {isPublished && state.kind !== 'clean' && (
          <Button disabled={state.kind === 'on its way'} onClick={() => setQuestion('discard')}>
            Discard changes
          </Button>
        )}
        <Button onClick={() => void preview()}>Preview</Button>
        <Button onClick={showRevisions}>Revisions</Button>
        {article.state === 'published' && <Button href={articlePath(kind, id)}>View on the site</Button>}
        {status === 'review' && <Button onClick={() => setQuestion('return')}>Send back</Button>}
        {isPublished ? (
          <Button onClick={() => void takeOff()}>
            {article.state === 'scheduled' ? 'Do not publish it' : 'Take off the site'}
          </Button>
        ) : (
          <Button color="error" onClick={() => setQuestion('remove')}>
            Delete
          </Button>
        )}
      </BesideMain>
      {isPublished ? (
        <IdleButton variant="contained" isIdle={state.kind === 'clean'} onClick={() => void save()}>
          Save for readers
        </IdleButton>
      ) : (
        <Button variant="contained" onClick={() => setQuestion('publish')}>
          Publish
        </Button>
      )}
      {question === 'publish' && (
        <MomentDialog
          title="Publish this article"
          text="Readers find it at once, or from a time of your choice on."
          now="Publish now"
          on="Publish on"
          onChoose={(time) => void publish(time)}
          onClose={close}
        />
      )}
      {question === 'discard' && (
        <ReasonDialog
          title="Discard your changes?"
          text="What you typed is gone. The article says again what was saved last, as readers have it."
          action="Discard them"
          isDestructive
          onConfirm={() => void discard()}
          onClose={close}
        />
      )}
      {question === 'return' && (
        <ReasonDialog
          title="Send it back"
          text="It is the doctor’s alone again, to change and to send in anew."
          action="Send it back"
          reasonLabel="What should change"
          reasonHint="The doctor gets this by mail."
          longest={2_000}
          onConfirm={giveBack}
          onClose={close}
        />
      )}
      {question === 'remove' && (
        <ReasonDialog
          title="Delete this article?"
          text="It is gone for good, with its revisions."
          action="Delete"
          isDestructive
          onConfirm={() => void remove()}
          onClose={close}
        />
      )}
    </>
  );
}

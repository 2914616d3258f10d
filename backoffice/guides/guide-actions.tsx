import { Button } from '@mui/material';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { GuideRecord, GuideText } from '#contract/guides.ts';
import { IdleButton } from '../records/idle-button.tsx';
import { ReasonDialog } from '../records/reason-dialog.tsx';
import { BesideMain } from '../records/save-bar.tsx';
import { tellDone } from '../records/take-back.ts';
import { useReadAgain } from '../records/use-read-again.ts';
import type { Saving } from '../records/use-saving.ts';
import { publishGuide, readGuide } from './guide-calls.ts';

interface GuideActionsProps {
  saving: Saving<GuideRecord, GuideText>;
  /** Puts another text into the form. */
  replace: (text: string) => void;
  /** Told why visitors do not read it yet. */
  onRefused: (message: string) => void;
  showRevisions: () => void;
}

/** What can be done with a page and its draft. */
export function GuideActions({ saving, replace, onRefused, showRevisions }: GuideActionsProps) {
  const { record: page, state } = saving;
  const { id, original, published } = page;
  const [question, setQuestion] = useState<'discard' | 'original' | null>(null);
  const publishing = useRef<string | null>(null);
  const notify = useNotify();
  const close = () => setQuestion(null);
  const readAgain = useReadAgain(saving, () => readGuide(id));

  async function publish(done: string) {
    const { text } = saving.shown().text;
    // Pressed twice.
    if (text === publishing.current) return;
    publishing.current = text;
    try {
      if (await saving.act((version, said) => publishGuide(id, said.text, version)))
        tellDone({ done, path: `/guides/${id}/take-back`, undone: () => void readAgain() });
    } catch (error) {
      onRefused((error as Error).message);
    }
    if (publishing.current === text) publishing.current = null;
  }

  async function discard(said: string) {
    close();
    replace(said);
    if (await saving.save()) notify('The draft is gone.', { type: 'success' });
  }

  async function putBack(said: string) {
    close();
    replace(said);
    await publish('The original is back.');
  }

  return (
    <>
      <BesideMain>
        <Button onClick={showRevisions}>Revisions</Button>
        <Button href={page.path}>View on the site</Button>
        {published !== null && <Button onClick={() => setQuestion('discard')}>Discard draft</Button>}
        {original !== null && <Button onClick={() => setQuestion('original')}>Put the original back</Button>}
      </BesideMain>
      <IdleButton
        variant="contained"
        isIdle={state.kind === 'clean' && published === null && !page.is_updated}
        onClick={() => void publish('Published. Visitors read it now.')}
      >
        Publish
      </IdleButton>
      {question === 'discard' && (
        <ReasonDialog
          title="Discard the draft?"
          text="What was typed and not published is gone for good. Visitors read what they read now."
          action="Discard it"
          isDestructive
          onConfirm={() => void discard(published ?? '')}
          onClose={close}
        />
      )}
      {question === 'original' && (
        <ReasonDialog
          title="Put the original back?"
          text="Visitors read the page again as it came with the site. What it says now stays among the revisions; a draft does not."
          action="Put it back"
          onConfirm={() => void putBack(original ?? '')}
          onClose={close}
        />
      )}
    </>
  );
}

/* components/drafts/: what is typed keeps itself, and says so. */
import { useState } from 'react';
import { showError } from '../../app/toasts.ts';
import { Button } from '../../ui/button.tsx';
import type { DraftKeeper, DraftState } from './draft-keeper.ts';
import styles from './draft-bar.module.css';

export interface Drafts {
  keeper: DraftKeeper;
  state: DraftState;
  /** Puts what another device has kept into the forms. */
  takeTheirs: () => Promise<void>;
}

/** Whether what is typed is kept; and the choice, where two devices have kept different things. */
export function DraftBar({ keeper, state, takeTheirs }: Drafts) {
  const [busy, setBusy] = useState(false);

  async function take() {
    setBusy(true);
    await takeTheirs().catch(showError);
    setBusy(false);
  }

  if (state.kind !== 'overtaken') {
    return (
      <p className={styles.bar} role="status">
        {sentenceFor(state)}
      </p>
    );
  }
  const { draft } = state;
  return (
    <div className={styles.choice} role="alert">
      <p>
        <strong>
          {draft
            ? `There is a newer draft from ${timeText(draft.updated_at)}.`
            : 'This was saved on another device or in another tab meanwhile.'}
        </strong>{' '}
        Nothing is lost until you choose.
      </p>
      <div className={styles.actions}>
        <Button busy={busy} onClick={() => void take()}>
          Take the newer one
        </Button>
        <Button look="quiet" onClick={keeper.keepMine}>
          Keep mine
        </Button>
      </div>
    </div>
  );
}

function sentenceFor(state: Exclude<DraftState, { kind: 'overtaken' }>): string {
  if (state.kind === 'saving') return 'Saving…';
  if (state.kind === 'failed') {
    return state.offline ? 'Not saved: offline, trying again' : `Not saved: ${state.sentence}`;
  }
  return state.at === null ? 'Your draft saves itself as you type' : `Saved ${timeText(state.at)}`;
}

/** "10:42", with the day when it is another one. */
function timeText(iso: string): string {
  const date = new Date(iso);
  const time = date.toLocaleTimeString('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  if (date.toDateString() === new Date().toDateString()) return time;
  return `${date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' })}, ${time}`;
}

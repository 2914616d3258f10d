/* components/drafts/: what is typed keeps itself, and says so. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { formatTime } from '#contract/dates.ts';
import type { SavingState, Shown } from '../../../saving/saver-types.ts';
import { classes } from '../../ui/classes.ts';
import { OVERTAKEN, OvertakenChoice } from './overtaken-choice.tsx';
import styles from './draft-bar.module.css';

interface DraftBarProps<Saved> {
  draft: Pick<Shown<Saved, object>, 'state' | 'record' | 'isElsewhere'>;
  /** When one was saved: an ISO date-time; null for never. */
  savedAt: (saved: Saved) => string | null;
  /** What the fields are called in which it is not what is typed here. */
  differing: (theirs: Saved) => string[];
  /** Puts what another device or tab has saved into the forms. */
  takeTheirs: (theirs: Saved) => void;
  /** Saves over it. */
  keepMine: () => Promise<boolean>;
}

/** Whether what is typed is saved; and the choice, where two devices have saved different things. */
export function DraftBar<Saved>({ draft, savedAt, differing, takeTheirs, keepMine }: DraftBarProps<Saved>) {
  const { state, record, isElsewhere } = draft;
  const isOvertaken = state.kind === 'overtaken';
  const isLarge = isOvertaken || state.kind === 'lost' || state.kind === 'refused';
  // It is about what is being typed, which it would lie over.
  useEffect(() => {
    const typedIn = document.activeElement;
    if (isLarge && typedIn?.matches('input, textarea')) typedIn.scrollIntoView({ block: 'nearest' });
  }, [isLarge]);
  const bar = useRef<HTMLParagraphElement>(null);
  const hasChosen = useRef(false);
  useLayoutEffect(() => {
    // The button that was pressed is gone.
    if (!isOvertaken && hasChosen.current) bar.current?.focus({ preventScroll: true });
    hasChosen.current = false;
  }, [isOvertaken]);
  if (!isOvertaken) {
    return (
      <p ref={bar} tabIndex={-1} className={classes(styles.bar, isLarge && styles.problem)} role="status">
        {sentenceFor(state, savedAt(record))}
        {isElsewhere && '. You are writing this in another tab as well: please close one.'}
      </p>
    );
  }
  const { theirs } = state;
  const at = savedAt(theirs);
  const names = differing(theirs);
  const choose = (take: () => unknown) => () => {
    hasChosen.current = true;
    take();
  };
  return (
    <OvertakenChoice takeTheirs={choose(() => takeTheirs(theirs))} keepMine={choose(keepMine)}>
      {at === null ? OVERTAKEN : `There is a newer draft from ${timeText(at)}.`}
      {names.length > 0 && ` It differs in: ${names.join(', ')}.`}
    </OvertakenChoice>
  );
}

function sentenceFor(
  state: Exclude<SavingState<unknown>, { kind: 'overtaken' }>,
  savedAt: string | null,
): string {
  if (state.kind === 'on its way') return 'Saving…';
  if (state.kind === 'lost' && state.answeredBy === 'nobody') return 'Not saved: offline, trying again';
  if (state.kind === 'lost') return `Not saved, trying again: ${state.message}`;
  if (state.kind === 'refused') return `Not saved: ${state.message}`;
  if (state.kind === 'clean' && savedAt !== null) return `Saved ${timeText(savedAt)}`;
  return 'Your draft saves itself as you type';
}

/** "10:42 am", with the day when it is another one. */
function timeText(iso: string): string {
  const date = new Date(iso);
  const time = formatTime(`${date.getHours()}:${String(date.getMinutes()).padStart(2, '0')}`);
  if (date.toDateString() === new Date().toDateString()) return time;
  return `${date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' })}, ${time}`;
}

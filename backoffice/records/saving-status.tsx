import { Alert, Button, Typography } from '@mui/material';
import type { Saving } from './use-saving.ts';
import { timeText } from './time-text.ts';

interface SavingStatusProps {
  saving: Pick<Saving<unknown, object>, 'state' | 'isDraft' | 'isStored'>;
  /** ISO date-time; null while nobody has saved it. */
  savedAt: string | null;
  /** What is to be known of what is typed and no draft. */
  typed?: string;
}

/** Whether what was typed has arrived. */
export function SavingStatus({ saving, savedAt, typed = 'Changed, not yet for readers' }: SavingStatusProps) {
  return (
    <Typography variant="body2" color="text.secondary" role="status">
      {sentence(saving, savedAt, typed)}
    </Typography>
  );
}

function sentence(
  { state, isDraft, isStored }: SavingStatusProps['saving'],
  savedAt: string | null,
  typed: string,
): string {
  const { kind } = state;
  if (kind === 'clean') return savedAt === null ? '' : `Saved ${timeText(savedAt)}`;
  if (kind === 'on its way') return 'Saving …';
  if (kind === 'overtaken') return `Not saved: somebody else has saved it. ${where(isStored)}`;
  if (kind === 'lost' || kind === 'refused') {
    const isTriedAgain = kind === 'lost' && isDraft;
    return [
      // The alert may be far above.
      kind === 'refused'
        ? `Not saved: ${state.message}`
        : isTriedAgain
          ? 'Not saved, trying again.'
          : 'Not saved.',
      where(isStored),
    ].join(' ');
  }
  if (isDraft) return 'Saves itself in a moment';
  return isStored ? typed : `${typed}. ${where(false)}`;
}

function where(isStored: boolean): string {
  return isStored ? 'The text is kept in this browser.' : 'Please leave this page open.';
}

/** What is to be known about it besides. */
export function SavingAlerts({
  saving: { state, isDraft, isRestored, isElsewhere, chooseNow },
}: {
  saving: Pick<Saving<unknown, object>, 'state' | 'isDraft' | 'isRestored' | 'isElsewhere' | 'chooseNow'>;
}) {
  return (
    <>
      {(state.kind === 'lost' || state.kind === 'refused') && (
        <Alert severity="error" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {state.message}
          {state.kind === 'lost' &&
            state.answeredBy === 'proxy' &&
            (isDraft ? ' It is tried again by itself.' : ' Please save it again in a moment.')}
        </Alert>
      )}
      {state.kind === 'overtaken' && (
        <Alert
          severity="warning"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" onClick={chooseNow}>
              Choose
            </Button>
          }
        >
          Somebody else has saved this while you were writing. Until you choose, nothing of yours is saved.
        </Alert>
      )}
      {isRestored && state.kind !== 'clean' && (
        <Alert severity="info" sx={{ mb: 2 }}>
          This is what was typed in this browser and had not been saved.
        </Alert>
      )}
      {isElsewhere && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          You are writing this in another tab as well. Please close one of the two.
        </Alert>
      )}
    </>
  );
}

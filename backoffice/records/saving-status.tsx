import { Alert, Typography } from '@mui/material';
import type { Saving } from './use-saving.ts';
import { timeText } from './time-text.ts';

interface SavingStatusProps {
  saving: Pick<Saving<unknown, unknown>, 'state' | 'isDraft'>;
  /** ISO date-time; null while nobody has saved it. */
  savedAt: string | null;
}

/** Whether what was typed has arrived. */
export function SavingStatus({ saving, savedAt }: SavingStatusProps) {
  return (
    <Typography variant="body2" color="text.secondary" role="status">
      {sentence(saving, savedAt)}
    </Typography>
  );
}

function sentence({ state: { kind }, isDraft }: SavingStatusProps['saving'], savedAt: string | null): string {
  if (kind === 'saved') return savedAt === null ? '' : `Saved ${timeText(savedAt)}`;
  if (kind === 'saving') return 'Saving …';
  if (kind === 'failed') return 'Not saved. The text is kept in this browser.';
  return isDraft ? 'Saves itself in a moment' : 'Changed, not yet for readers';
}

/** What is to be known about it besides. */
export function SavingAlerts({
  saving: { state, isRestored },
}: {
  saving: Pick<Saving<unknown, unknown>, 'state' | 'isRestored'>;
}) {
  return (
    <>
      {state.kind === 'failed' && (
        <Alert severity="error" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {state.message}
        </Alert>
      )}
      {isRestored && state.kind !== 'saved' && (
        <Alert severity="info" sx={{ mb: 2 }}>
          This is what was typed in this browser and had not been saved.
        </Alert>
      )}
    </>
  );
}

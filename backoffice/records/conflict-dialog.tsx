import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import type { ReactNode } from 'react';

interface ConflictDialogProps {
  title: string;
  /** What became of what was typed. */
  said: string;
  /** How the difference is to be read. */
  legend?: string;
  /** Theirs against mine. */
  difference: ReactNode;
  /** On the buttons. */
  takeLabel?: string;
  keepLabel?: string;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
  /** Where nothing is lost or saved until it is asked again. */
  onLater?: () => void;
}

/** Two people have changed a thing at once: one of them chooses. What is not chosen stays among the revisions, or here until then. */
export function ConflictDialog({
  title,
  said,
  legend = 'Below, what only they have is crossed out and what only you have is underlined.',
  difference,
  takeLabel = 'Take theirs',
  keepLabel = 'Keep mine',
  onTakeTheirs,
  onKeepMine,
  onLater,
}: ConflictDialogProps) {
  return (
    <Dialog open onClose={onLater} maxWidth="md" fullWidth aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{title}</DialogTitle>
      <DialogContent>
        <p>
          {said} {legend}
        </p>
        {difference}
      </DialogContent>
      <DialogActions>
        {onLater && (
          <Button sx={{ mr: 'auto' }} onClick={onLater}>
            Decide later
          </Button>
        )}
        <Button onClick={onTakeTheirs}>{takeLabel}</Button>
        <Button variant="contained" onClick={onKeepMine}>
          {keepLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

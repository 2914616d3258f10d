import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import type { ReactNode } from 'react';

interface OvertakenDialogProps {
  title: string;
  /** What became of what was written. */
  said: string;
  /** Their version against mine. */
  difference: ReactNode;
  /** On the button that keeps mine. */
  keepLabel?: string;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Two people have written a text at once: one of them chooses. What is not chosen stays among the revisions, or here until then. */
export function OvertakenDialog({
  title,
  said,
  difference,
  keepLabel = 'Keep mine',
  onTakeTheirs,
  onKeepMine,
}: OvertakenDialogProps) {
  return (
    <Dialog open maxWidth="md" fullWidth aria-labelledby="overtaken-title">
      <DialogTitle id="overtaken-title">{title}</DialogTitle>
      <DialogContent>
        <p>{said} Below, what only they have is crossed out and what only you have is underlined.</p>
        {difference}
      </DialogContent>
      <DialogActions>
        <Button onClick={onTakeTheirs}>Take theirs</Button>
        <Button variant="contained" onClick={onKeepMine}>
          {keepLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import type { GuideRecord, GuideText } from '#contract/guides.ts';
import { GuideDifference } from './guide-difference.tsx';

interface ConflictDialogProps {
  theirs: GuideRecord;
  mine: GuideText;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Two people have written at once: one of them chooses. What they have saved stays among the revisions. */
export function ConflictDialog({ theirs, mine, onTakeTheirs, onKeepMine }: ConflictDialogProps) {
  return (
    <Dialog open maxWidth="md" fullWidth aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">Somebody else has saved this page</DialogTitle>
      <DialogContent>
        <p>
          Nothing of yours is saved yet. Below, what only they have is crossed out and what only you have is
          underlined.
        </p>
        <GuideDifference before={theirs} after={mine} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onTakeTheirs}>Take theirs</Button>
        <Button variant="contained" onClick={onKeepMine}>
          Keep mine
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { callRecord } from './record-calls.ts';
import { timeText } from './time-text.ts';

/** What something said after a save. */
interface Revision {
  id: number;
  /** ISO date-time */
  saved_at: string;
  saved_by: string | null;
}

interface RevisionsDialogProps<One extends Revision> {
  /** Of the call of the record: its revisions are below it, the newest first. */
  address: string;
  /** How a revision differs from what is said now. */
  difference: (revision: One) => ReactNode;
  /** What is said of a revision besides when and by whom. */
  note?: (revision: One) => string;
  /** Goes back to one; rejects with an Error whose message can be shown. */
  restore: (revision: One) => Promise<void>;
  onClose: () => void;
}

/** What something said before, against what it says now; and the way back. */
export function RevisionsDialog<One extends Revision>({
  address,
  difference,
  note,
  restore,
  onClose,
}: RevisionsDialogProps<One>) {
  const notify = useNotify();
  const [revisions, setRevisions] = useState<One[] | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    callRecord<One[]>('GET', `${address}/revisions`).then(
      (found) => {
        setRevisions(found);
        setChosen((found[1] ?? found[0])?.id ?? null);
      },
      (error: unknown) => notify((error as Error).message, { type: 'error' }),
    );
  }, [address, notify]);

  async function goBack(revision: One) {
    setBusy(true);
    try {
      await restore(revision);
      onClose();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      setBusy(false);
    }
  }

  const revision = revisions?.find(({ id }) => id === chosen);
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="revisions-title">
      <DialogTitle id="revisions-title">Revisions</DialogTitle>
      <DialogContent>
        {revisions?.length === 0 && <p>Nothing was saved before.</p>}
        {revisions && revision && (
          <>
            <TextField
              select
              fullWidth
              margin="dense"
              label="Saved"
              value={revision.id}
              onChange={({ target }) => setChosen(Number(target.value))}
            >
              {revisions.map((one) => (
                <MenuItem key={one.id} value={one.id}>
                  {timeText(one.saved_at)}
                  {one.saved_by && `, ${one.saved_by}`}
                  {note?.(one)}
                </MenuItem>
              ))}
            </TextField>
            <p>What was taken out since is crossed out, what is new is underlined.</p>
            {difference(revision)}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        {revision && (
          <Button variant="contained" disabled={busy} onClick={() => void goBack(revision)}>
            Go back to this one
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

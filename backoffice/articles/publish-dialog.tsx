import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useState } from 'react';

interface PublishDialogProps {
  /** `published_at`: ISO date-time; null for at once. */
  onPublish: (published_at: string | null) => void;
  onClose: () => void;
}

/** Now, or at a time to come. */
export function PublishDialog({ onPublish, onClose }: PublishDialogProps) {
  const [time, setTime] = useState('');
  const date = time === '' ? null : new Date(time);
  return (
    <Dialog open onClose={onClose} aria-labelledby="publish-title">
      <DialogTitle id="publish-title">Publish this article</DialogTitle>
      <DialogContent>
        <p>Readers find it at once, or from a time of your choice on.</p>
        <TextField
          type="datetime-local"
          label="Publish at (your time)"
          value={time}
          fullWidth
          margin="dense"
          slotProps={{ inputLabel: { shrink: true } }}
          onChange={({ target }) => setTime(target.value)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" onClick={() => onPublish(date?.toISOString() ?? null)}>
          {date ? 'Schedule it' : 'Publish now'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

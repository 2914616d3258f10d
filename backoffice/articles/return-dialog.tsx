import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useState } from 'react';

interface ReturnDialogProps {
  onReturn: (reason: string) => void;
  onClose: () => void;
}

/** Sends a doctor's article back with what should change. */
export function ReturnDialog({ onReturn, onClose }: ReturnDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby="return-title">
      <DialogTitle id="return-title">Send it back</DialogTitle>
      <DialogContent>
        <TextField
          label="What should change"
          helperText="The doctor gets this by mail."
          value={reason}
          multiline
          minRows={4}
          fullWidth
          margin="dense"
          onChange={({ target }) => setReason(target.value)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" disabled={reason.trim() === ''} onClick={() => onReturn(reason.trim())}>
          Send it back
        </Button>
      </DialogActions>
    </Dialog>
  );
}

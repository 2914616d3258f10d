import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useState } from 'react';

interface BlockDialogProps {
  markdown: string;
  onWrite: (markdown: string) => void;
  onClose: () => void;
}

/** One block of a page, as it is written. */
export function BlockDialog({ markdown, onWrite, onClose }: BlockDialogProps) {
  const [typed, setTyped] = useState(markdown);
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="block-title">
      <DialogTitle id="block-title">This block as Markdown</DialogTitle>
      <DialogContent>
        <TextField
          label="Markdown of the block"
          helperText=":cite[name] cites a source, {{siteName}} stands for the name of the site."
          value={typed}
          multiline
          minRows={6}
          fullWidth
          autoFocus
          margin="dense"
          slotProps={{ htmlInput: { style: { fontFamily: 'monospace', fontSize: '0.9rem' } } }}
          onChange={({ target }) => setTyped(target.value)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" onClick={() => onWrite(typed)}>
          Take it over
        </Button>
      </DialogActions>
    </Dialog>
  );
}

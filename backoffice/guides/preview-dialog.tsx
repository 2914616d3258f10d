import { AppBar, Box, Button, Dialog, Toolbar, Typography } from '@mui/material';

interface PreviewDialogProps {
  title: string;
  /** The document that visitors would see; it has no scripts. */
  html: string;
  onClose: () => void;
}

/** A page as visitors would see it, over the whole screen. Nothing in it runs, and its links lead nowhere. */
export function PreviewDialog({ title, html, onClose }: PreviewDialogProps) {
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby="preview-title">
      <AppBar position="static" color="inherit" elevation={1}>
        <Toolbar sx={{ gap: 2 }}>
          <Typography id="preview-title" variant="h2" noWrap sx={{ flexGrow: 1 }}>
            Preview: {title}
          </Typography>
          <Button variant="contained" onClick={onClose}>
            Close
          </Button>
        </Toolbar>
      </AppBar>
      <Box
        component="iframe"
        title="The page as visitors would see it"
        srcDoc={html}
        // Same origin for its fonts alone: without allow-scripts nothing in it runs.
        sandbox="allow-same-origin"
        sx={{ flexGrow: 1, width: '100%', border: 0 }}
      />
    </Dialog>
  );
}

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
import { useNotify } from 'react-admin';
import type { AdminArticle, ArticleRevision } from '#contract/articles.ts';
import { readRevisions, restoreRevision } from './article-calls.ts';
import { Difference } from './difference.tsx';

interface RevisionsDialogProps {
  article: AdminArticle;
  onRestored: (article: AdminArticle) => void;
  onClose: () => void;
}

/** What an article said before, against what it says now; and the way back. */
export function RevisionsDialog({ article, onRestored, onClose }: RevisionsDialogProps) {
  const notify = useNotify();
  const [revisions, setRevisions] = useState<ArticleRevision[] | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    readRevisions(article.id).then(
      (found) => {
        setRevisions(found);
        setChosen((found[1] ?? found[0])?.id ?? null);
      },
      (error: unknown) => notify((error as Error).message, { type: 'error' }),
    );
  }, [article.id, notify]);

  async function restore(revision: number) {
    setBusy(true);
    try {
      onRestored(await restoreRevision(article.id, article.version, revision));
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
              {revisions.map(({ id, saved_at, saved_by }) => (
                <MenuItem key={id} value={id}>
                  {new Date(saved_at).toLocaleString('en-US')}
                  {saved_by && `, ${saved_by}`}
                </MenuItem>
              ))}
            </TextField>
            <p>What was taken out since is crossed out, what is new is underlined.</p>
            <Difference before={revision} after={article} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        {revision && (
          <Button variant="contained" disabled={busy} onClick={() => void restore(revision.id)}>
            Go back to this one
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

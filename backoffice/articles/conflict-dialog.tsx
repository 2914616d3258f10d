import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import type { AdminArticle, ArticleText } from '#contract/articles.ts';
import { ArticleDifference } from './article-difference.tsx';

interface ConflictDialogProps {
  theirs: AdminArticle;
  mine: ArticleText;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Two people have written at once: one of them chooses. What is not chosen stays among the revisions, or here until then. */
export function ConflictDialog({ theirs, mine, onTakeTheirs, onKeepMine }: ConflictDialogProps) {
  return (
    <Dialog open maxWidth="md" fullWidth aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">Somebody else has saved this article</DialogTitle>
      <DialogContent>
        <p>
          It was saved at {new Date(theirs.updated_at).toLocaleString('en-US')} while you were writing. Below,
          what only they have is crossed out and what only you have is underlined.
        </p>
        <ArticleDifference before={theirs} after={mine} />
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

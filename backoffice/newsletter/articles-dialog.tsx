import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import type { AdminArticleRow } from '#contract/articles.ts';
import { counted } from '#contract/wording.ts';
import { articleHtml } from './article-html.ts';

const SHOWN = 20;

interface ArticlesDialogProps {
  /** Given the HTML of those that were chosen, in the order of the choice. */
  onAdd: (html: string) => void;
  onClose: () => void;
}

/** Chooses published articles: their titles, summaries and links become a part of an issue. */
export function ArticlesDialog({ onAdd, onClose }: ArticlesDialogProps) {
  const [q, setQ] = useState('');
  const [chosen, setChosen] = useState<AdminArticleRow[]>([]);
  const { data: articles = [] } = useGetList<AdminArticleRow>('articles', {
    filter: { state: 'published', ...(q.trim() && { q: q.trim() }) },
    sort: { field: 'published_at', order: 'DESC' },
    pagination: { page: 1, perPage: SHOWN },
  });
  const isChosen = ({ id }: AdminArticleRow) => chosen.some((one) => one.id === id);

  function toggle(article: AdminArticleRow) {
    setChosen(isChosen(article) ? chosen.filter(({ id }) => id !== article.id) : [...chosen, article]);
  }

  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby="articles-title">
      <DialogTitle id="articles-title">Add articles</DialogTitle>
      <DialogContent>
        <TextField
          label="Search"
          value={q}
          fullWidth
          autoFocus
          margin="dense"
          slotProps={{ htmlInput: { maxLength: 100 } }}
          onChange={({ target }) => setQ(target.value)}
        />
        {articles.length === 0 && <Typography color="text.secondary">No article is found.</Typography>}
        <Stack>
          {articles.map((article) => (
            <FormControlLabel
              key={article.id}
              control={<Checkbox checked={isChosen(article)} onChange={() => toggle(article)} />}
              label={article.title}
            />
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="contained"
          disabled={chosen.length === 0}
          onClick={() => {
            onAdd(chosen.map(articleHtml).join(''));
            onClose();
          }}
        >
          Add {counted(chosen.length, 'article')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

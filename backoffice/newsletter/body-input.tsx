import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { TextInput } from '../articles/text-input.tsx';
import { ArticlesDialog } from './articles-dialog.tsx';

/** The text of an issue, in the editor of articles, to which articles can be added. */
export function BodyInput({ html, onChange }: { html: string; onChange: (html: string) => void }) {
  const [added, setAdded] = useState(0);
  const [isChoosing, setIsChoosing] = useState(false);

  function add(more: string) {
    onChange(html + more);
    setAdded((count) => count + 1);
  }

  return (
    <Box sx={{ width: '100%', minWidth: 0 }}>
      <Button variant="outlined" sx={{ mb: 1 }} onClick={() => setIsChoosing(true)}>
        Add articles
      </Button>
      <TextInput key={added} html={html} onChange={onChange} />
      {isChoosing && <ArticlesDialog onAdd={add} onClose={() => setIsChoosing(false)} />}
    </Box>
  );
}

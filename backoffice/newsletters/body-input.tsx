import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useInput } from 'react-admin';
import { TextInput } from '../articles/text-input.tsx';
import { ArticlesDialog } from './articles-dialog.tsx';

/** The text of an issue, in the editor of articles, to which articles can be added. */
export function BodyInput() {
  const { field } = useInput({ source: 'body', defaultValue: '' });
  const written = field.value as string;
  const [begun, setBegun] = useState({ html: written, count: 0 });
  const [isChoosing, setIsChoosing] = useState(false);

  function add(html: string) {
    const longer = written + html;
    field.onChange(longer);
    setBegun(({ count }) => ({ html: longer, count: count + 1 }));
  }

  return (
    <Box sx={{ width: '100%', minWidth: 0 }}>
      <Button variant="outlined" sx={{ mb: 1 }} onClick={() => setIsChoosing(true)}>
        Add articles
      </Button>
      <TextInput key={begun.count} html={begun.html} onChange={field.onChange} />
      {isChoosing && <ArticlesDialog onAdd={add} onClose={() => setIsChoosing(false)} />}
    </Box>
  );
}

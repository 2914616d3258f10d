import { TextField } from '@mui/material';
import { useState } from 'react';

interface TopicsInputProps {
  topics: readonly string[];
  onChange: (topics: string[]) => void;
}

/** What an article is about, in words with commas between them. */
export function TopicsInput({ topics, onChange }: TopicsInputProps) {
  const said = topics.join(', ');
  const [typed, setTyped] = useState(said);

  function type(text: string) {
    setTyped(text);
    onChange(topicsIn(text));
  }

  return (
    <TextField
      label="Topics"
      helperText="Lower-case words, with commas between them."
      // Spaces, and a comma at the end, are no topics: they stay as they are typed.
      value={topicsIn(typed).join(', ') === said ? typed : said}
      onChange={({ target }) => type(target.value)}
    />
  );
}

function topicsIn(text: string): string[] {
  const words = text.split(',').map((word) => word.trim().toLowerCase().replace(/\s+/g, '-'));
  return [...new Set(words.filter((word) => word !== ''))];
}

import { MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import type { FrontField } from './front-fields.ts';

interface FieldInputProps {
  field: FrontField;
  value: string | string[];
  onChange: (value: string | string[]) => void;
}

/** A field of the front matter. */
export function FieldInput({ field: { label, help, kind, choices }, value, onChange }: FieldInputProps) {
  const [typed, setTyped] = useState(() => (Array.isArray(value) ? value.join('\n') : value));
  const lines = (text: string) => text.split('\n').flatMap((line) => line.trim() || []);
  return (
    <TextField
      label={label}
      helperText={help}
      fullWidth
      type={kind === 'date' ? 'date' : undefined}
      select={kind === 'choice'}
      multiline={kind === 'text' || kind === 'lines'}
      minRows={kind === 'text' ? 2 : undefined}
      // An empty line that is being typed is nothing yet.
      value={kind === 'lines' ? typed : value}
      slotProps={{ inputLabel: kind === 'date' ? { shrink: true } : undefined }}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(kind === 'lines' ? lines(target.value) : target.value);
      }}
    >
      {choices &&
        Object.entries({ '': 'None', ...choices }).map(([choice, words]) => (
          <MenuItem key={choice} value={choice}>
            {words}
          </MenuItem>
        ))}
    </TextField>
  );
}

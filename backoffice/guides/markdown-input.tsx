import { TextField } from '@mui/material';
import { useEffect, useRef } from 'react';

interface MarkdownInputProps {
  text: string;
  /** To show, from 1. */
  line: number | null;
  /** In CSS. */
  height: string;
  onChange: (text: string) => void;
}

/** The whole file of a page, as it is written. */
export function MarkdownInput({ text, line, height, onChange }: MarkdownInputProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  });
  useEffect(() => {
    if (line !== null && field.current) showLine(field.current, latest.current.split('\n'), line);
  }, [line]);

  return (
    <TextField
      label="Markdown"
      helperText="Between the two lines of --- stands what the page is called, what people ask and what it cites. A section begins with ## Its title :section{#its-id}. {{siteName}} stands for the name of the site."
      value={text}
      multiline
      fullWidth
      margin="none"
      inputRef={field}
      slotProps={{
        // One of MUI's own would measure all of the text at each letter.
        input: { inputComponent: 'textarea' },
        htmlInput: { style: { fontFamily: 'monospace', fontSize: '0.9rem', height } },
      }}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** A browser scrolls to where the cursor is when the field gets the focus. */
function showLine(field: HTMLTextAreaElement, lines: readonly string[], line: number): void {
  const from = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  field.blur();
  field.setSelectionRange(from, from);
  field.focus();
  field.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0));
}

import { Box, Button, FormHelperText } from '@mui/material';
import { useImperativeHandle, useRef, useState } from 'react';
import type { Ref } from 'react';
import { TextInput } from '../articles/text-input.tsx';
import { ArticlesDialog } from './articles-dialog.tsx';

/** What can be done with the text from outside. */
export interface BodyHandle {
  focus: () => void;
}

interface BodyInputProps {
  ref?: Ref<BodyHandle>;
  html: string;
  /** What is wrong with it; '' for nothing. */
  problem: string;
  onChange: (html: string) => void;
}

/** The text of an issue, in the editor of articles, to which articles can be added. */
export function BodyInput({ ref, html, problem, onChange }: BodyInputProps) {
  const box = useRef<HTMLElement>(null);
  const [isChoosing, setIsChoosing] = useState(false);

  useImperativeHandle(ref, () => ({
    focus: () => box.current?.querySelector<HTMLElement>('[role="textbox"]')?.focus(),
  }));

  return (
    <Box ref={box} sx={{ width: '100%', minWidth: 0 }}>
      <Button variant="outlined" sx={{ mb: 1 }} onClick={() => setIsChoosing(true)}>
        Add articles
      </Button>
      <TextInput html={html} onChange={onChange} />
      {problem !== '' && (
        <FormHelperText error role="alert">
          {problem}
        </FormHelperText>
      )}
      {isChoosing && (
        <ArticlesDialog onAdd={(more) => onChange(html + more)} onClose={() => setIsChoosing(false)} />
      )}
    </Box>
  );
}

import { Box, CircularProgress } from '@mui/material';
import { Suspense, lazy } from 'react';
import { useEditorColors } from '../articles/editor-colors.ts';

const PageWriter = lazy(async () => ({ default: (await import('./editor/page-writer.tsx')).PageWriter }));

interface VisualInputProps {
  /** What it begins with, as a whole file. */
  text: string;
  onChange: (text: string) => void;
}

/** A page as readers see it, to write. */
export function VisualInput({ text, onChange }: VisualInputProps) {
  return (
    <Box sx={{ ...useEditorColors(), '--article-editor-top': '48px', minWidth: 0 }}>
      <Suspense fallback={<CircularProgress aria-label="The editor is being loaded" />}>
        <PageWriter text={text} onChange={onChange} />
      </Suspense>
    </Box>
  );
}

import { Box, CircularProgress } from '@mui/material';
import { Suspense, lazy } from 'react';
import { storePicture } from './article-calls.ts';
import { useEditorColors } from './editor-colors.ts';

const ArticleEditor = lazy(() => import('../../article-editor/article-editor.tsx'));

interface TextInputProps {
  /** What it begins with. */
  html: string;
  onChange: (html: string) => void;
}

/** The text of an article, in the editor that doctors have as well. */
export function TextInput({ html, onChange }: TextInputProps) {
  return (
    <Box sx={{ ...useEditorColors(), '--article-editor-top': '48px' }}>
      <Suspense fallback={<CircularProgress aria-label="The editor is being loaded" />}>
        <ArticleEditor
          html={html}
          label="Text"
          placeholder="Write here. / inserts a heading, a list or a picture."
          onChange={onChange}
          upload={(file) => storePicture(file, 'picture')}
        />
      </Suspense>
    </Box>
  );
}

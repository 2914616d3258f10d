import { Box, CircularProgress, useTheme } from '@mui/material';
import { Suspense, lazy } from 'react';
import { DARK, LIGHT } from '#contract/palette.ts';
import type { Palette } from '#contract/palette.ts';
import { storePicture } from './article-calls.ts';

const ArticleEditor = lazy(() => import('../../article-editor/article-editor.tsx'));

interface TextInputProps {
  /** What it begins with. */
  html: string;
  onChange: (html: string) => void;
}

/** The text of an article, in the editor that doctors have as well. */
export function TextInput({ html, onChange }: TextInputProps) {
  const { palette } = useTheme();
  return (
    <Box sx={{ ...variables(palette.mode === 'dark' ? DARK : LIGHT), '--article-editor-top': '48px' }}>
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

/** The colors by the names that the editor's styles know them by. */
function variables(palette: Palette): Record<string, string> {
  return Object.fromEntries(
    Object.entries(palette).map(([name, color]) => [
      `--${name.replace(/[A-Z]|\d/g, (part) => `-${part.toLowerCase()}`)}`,
      color,
    ]),
  );
}

import { Alert, Box, CircularProgress } from '@mui/material';
import { useEffect, useState } from 'react';
import { useBeginning } from '../../saving/use-beginning.ts';
import { storePicture } from './article-calls.ts';
import { useEditorColors } from './editor-colors.ts';

type Editor = typeof import('../../article-editor/article-editor.tsx');

/** About that of an empty editor: nothing below moves away from under a press when it comes, and then its styles do. */
const LEAST_HEIGHT = '29rem';

interface TextInputProps {
  /** Where it is another one than was typed here, the editor begins anew. */
  html: string;
  onChange: (html: string) => void;
}

/** The text of an article, in the editor that doctors have as well. */
export function TextInput({ html, onChange }: TextInputProps) {
  const { beginning, typed } = useBeginning(html);
  const [editor, setEditor] = useState<Editor | 'coming' | 'lost'>('coming');

  useEffect(() => {
    import('../../article-editor/article-editor.tsx').then(setEditor, () => setEditor('lost'));
  }, []);

  function change(text: string) {
    typed(text);
    onChange(text);
  }

  return (
    <Box sx={{ ...useEditorColors(), '--article-editor-top': '48px', minHeight: LEAST_HEIGHT }}>
      {editor === 'coming' && <CircularProgress aria-label="The editor is being loaded" />}
      {editor === 'lost' && (
        <Alert severity="error">
          The editor could not be loaded. Your text is kept, and the rest of this page can be used without it.
          Reload the page to try again.
        </Alert>
      )}
      {typeof editor === 'object' && (
        <editor.default
          key={beginning}
          html={html}
          label="Text"
          placeholder="Write here. / inserts a heading, a list or a picture."
          onChange={change}
          upload={(file) => storePicture(file, 'picture')}
        />
      )}
    </Box>
  );
}

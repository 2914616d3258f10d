import { getSchema } from '@tiptap/core';
import { Alert, Box } from '@mui/material';
import { useState } from 'react';
import ArticleEditor from '../../../article-editor/article-editor.tsx';
import { articleSchema } from '../../../article-editor/article-schema.ts';
import type { TextFormat } from '../../../article-editor/create-editor.ts';
import { BlockTools } from './block-tools.tsx';
import { joinedPage, splitPage } from './front-entries.ts';
import { FrontForm } from './front-form.tsx';
import { LOOKS } from './looks.ts';
import { PAGE_PARTS } from './page-parts.ts';
import { openPageText } from './page-text.ts';

const SCHEMA = getSchema([...articleSchema(), ...PAGE_PARTS]);

interface PageWriterProps {
  /** The whole file; another one that was not typed here is another `key`. */
  text: string;
  onChange: (text: string) => void;
}

/** A page as its readers see it, to write: its fields, and its text in the editor of articles. */
export function PageWriter({ text, onChange }: PageWriterProps) {
  const [format] = useState(pageFormat);
  const page = splitPage(text);
  if (!page)
    return (
      <Alert severity="warning">
        A page begins with its title and the like, between two lines of ---. Please write them as Markdown.
      </Alert>
    );
  const change = (part: Partial<typeof page>) => onChange(joinedPage({ ...page, ...part }));
  return (
    <Box sx={LOOKS}>
      <FrontForm front={page.front} onChange={(front) => change({ front })} />
      <Box sx={{ mt: 2 }}>
        <ArticleEditor
          html={page.body}
          format={format}
          label="Text"
          placeholder="Write here. ## begins a section, - a list."
          tools={(editor) => <BlockTools editor={editor} />}
          onChange={(body) => change({ body })}
        />
      </Box>
    </Box>
  );
}

/** What is opened is what is written again. */
function pageFormat(): TextFormat {
  let write: TextFormat['write'] = () => '';
  return {
    parts: PAGE_PARTS,
    read(body) {
      const opened = openPageText(SCHEMA, body);
      ({ write } = opened);
      return opened.content;
    },
    write: (doc) => write(doc),
  };
}

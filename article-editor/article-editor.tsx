/** article-editor/: what articles are written in, on the public site and in the backoffice. Loaded where it is used. */
import type { Editor } from '@tiptap/core';
import { useEffect, useId, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { createEditor } from './create-editor.ts';
import type { TextFormat } from './create-editor.ts';
import styles from './editor.css?url';
import { insertPicture } from './insert-picture.ts';
import type { StoredPicture } from './insert-picture.ts';
import { LinkDialog } from './link-dialog.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { SlashMenu } from './slash-menu.tsx';
import { Toolbar } from './toolbar.tsx';
import { writeHtml } from './write-html.ts';

export interface ArticleEditorProps {
  /** What it begins with, as it was saved; another text is another `key`. */
  html: string;
  /** What it is written in, if that is not HTML: `html` is that, and so is what `onChange` is told. */
  format?: TextFormat;
  /** More tools, above the text. */
  tools?: (editor: Editor) => ReactNode;
  label: string;
  placeholder: string;
  /** Told with each change. */
  onChange: (html: string) => void;
  /** Stores a picture. Rejects with an error whose message says why not. Without it a text has none. */
  upload?: (file: File) => Promise<StoredPicture>;
  /** Told when its styles do not come: it can hardly be used then. */
  onLost?: (why: unknown) => void;
}

const HTML: TextFormat = { parts: [], read: (html) => html, write: writeHtml };

/** The text of an article, to write. */
export default function ArticleEditor(props: ArticleEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  const picker = useRef<HTMLInputElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [dialog, setDialog] = useState<'link' | 'picture' | null>(null);
  const [uploading, setUploading] = useState(0);
  const [error, setError] = useState('');
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const id = useId();

  useLayoutEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    if (!place.current) return;
    const { html, format = HTML, label, placeholder } = latest.current;
    const made = createEditor({
      ...{ element: place.current, format, label, placeholder },
      describedBy: `${id}-count ${id}-keys`,
      text: html,
      onPictures: takePictures,
    });
    made.on('transaction', redraw);
    made.on('update', () => latest.current.onChange(format.write(made.state.doc)));
    setEditor(made);
    return () => made.destroy();

    function takePictures(files: File[], at: number) {
      void storePictures(made, files, at);
    }
  }, [id]);

  async function storePictures(into: Editor, files: File[], at: number) {
    const { upload } = latest.current;
    if (!upload) return;
    setError('');
    for (const file of files) {
      setUploading((count) => count + 1);
      try {
        await insertPicture(into, at, () => upload(file));
        setDialog('picture');
      } catch (caught) {
        setError(caught instanceof Error ? caught.message : 'The picture could not be stored.');
      } finally {
        setUploading((count) => count - 1);
      }
    }
  }

  /** For the words of the one that is selected, or for files. */
  function askForPicture() {
    if (editor?.isActive('image')) setDialog('picture');
    else picker.current?.click();
  }

  function pressKey(event: KeyboardEvent<HTMLElement>) {
    const { key, altKey, ctrlKey, metaKey, currentTarget } = event;
    if ((ctrlKey || metaKey) && key === 'k') setDialog('link');
    else if (altKey && key === 'F10')
      currentTarget.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus();
    else return;
    event.preventDefault();
  }

  const words = editor ? wordsIn(editor) : 0;
  return (
    <div className="article-editor" onKeyDown={pressKey}>
      <link rel="stylesheet" href={styles} onError={props.onLost} />
      {editor && (
        <Toolbar
          editor={editor}
          more={props.tools?.(editor)}
          onLink={() => setDialog('link')}
          onPicture={props.upload && askForPicture}
        />
      )}
      <input
        ref={picker}
        hidden
        type="file"
        accept="image/*"
        multiple
        aria-label="Files of pictures"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          if (editor) void storePictures(editor, files, editor.state.selection.to);
          currentTarget.value = '';
        }}
      />
      <div ref={place} />
      {editor && <SlashMenu editor={editor} onPicture={props.upload && askForPicture} />}
      <div className="article-editor-foot">
        <p id={`${id}-count`}>{words === 1 ? '1 word' : `${words} words`}</p>
        <p id={`${id}-keys`} className="article-editor-keys">
          <kbd>Alt</kbd>+<kbd>F10</kbd> goes to the tools. In a table <kbd>Tab</kbd> goes to the next cell or
          makes a row, and <kbd>Esc</kbd> leaves it.
        </p>
        <p role="status">{uploading > 0 && 'The picture is being stored …'}</p>
      </div>
      {error !== '' && (
        <p className="article-editor-error" role="alert">
          {error}
        </p>
      )}
      {editor && dialog === 'link' && <LinkDialog editor={editor} onClose={() => setDialog(null)} />}
      {editor && dialog === 'picture' && <PictureDialog editor={editor} onClose={() => setDialog(null)} />}
    </div>
  );
}

function wordsIn({ state: { doc } }: Editor): number {
  return doc.textBetween(0, doc.content.size, ' ', ' ').match(/\S+/g)?.length ?? 0;
}

import type { Editor } from '@tiptap/core';
import { useId, useState } from 'react';
import { LONGEST_ALT } from '#contract/article-html.ts';
import { EditorDialog } from './editor-dialog.tsx';

interface PictureDialogProps {
  editor: Editor;
  onClose: () => void;
}

/** What stands for the picture that is selected where nobody sees it. */
export function PictureDialog({ editor, onClose }: PictureDialogProps) {
  const [alt, setAlt] = useState(String(editor.getAttributes('image').alt ?? ''));
  const id = useId();

  function keep() {
    editor.chain().focus().updateAttributes('image', { alt: alt.trim() }).run();
    onClose();
  }

  function remove() {
    editor.chain().focus().deleteSelection().run();
    onClose();
  }

  return (
    <EditorDialog
      title="Describe the picture"
      action="Keep the description"
      onSubmit={keep}
      onClose={onClose}
      more={
        <button type="button" className="article-editor-word" onClick={remove}>
          Remove the picture
        </button>
      }
    >
      <label htmlFor={id}>What it shows</label>
      <p className="article-editor-hint" id={`${id}-hint`}>
        Read out to people who do not see it. Leave it empty if it only decorates.
      </p>
      <textarea
        id={id}
        rows={3}
        maxLength={LONGEST_ALT}
        value={alt}
        aria-describedby={`${id}-hint`}
        onInput={({ currentTarget }) => setAlt(currentTarget.value)}
      />
    </EditorDialog>
  );
}

import type { Editor } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';
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
    close();
  }

  /** What is typed next would take the place of a picture that is selected. */
  function close() {
    const { state, view } = editor;
    const below = Selection.findFrom(state.doc.resolve(state.selection.to), 1, true);
    if (below) view.dispatch(state.tr.setSelection(below));
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
      onClose={close}
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
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          keep();
        }}
      />
    </EditorDialog>
  );
}

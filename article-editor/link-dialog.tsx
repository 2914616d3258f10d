import type { Editor } from '@tiptap/core';
import { useId, useState } from 'react';
import { linkAttributes } from '#contract/article-html.ts';
import { EditorDialog } from './editor-dialog.tsx';

interface LinkDialogProps {
  editor: Editor;
  onClose: () => void;
}

/** Sets, changes or takes away the link at the cursor. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const before = String(editor.getAttributes('link').href ?? '');
  const isNew = before === '';
  const needsText = isNew && editor.state.selection.empty;
  const [address, setAddress] = useState(before);
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const id = useId();

  function set() {
    const href = completed(address.trim());
    if (!('href' in linkAttributes(href))) {
      setError(
        'Please write a whole address, like https://example.com, or a path of this site, like /search.',
      );
      return;
    }
    const chain = editor.chain().focus();
    if (needsText) {
      const marks = [{ type: 'link', attrs: { href } }];
      chain.insertContent({ type: 'text', text: text.trim() || href, marks }).run();
    } else {
      chain.extendMarkRange('link').setLink({ href }).run();
    }
    onClose();
  }

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  }

  return (
    <EditorDialog
      title={isNew ? 'Set a link' : 'Change the link'}
      action={isNew ? 'Set the link' : 'Change it'}
      onSubmit={set}
      onClose={onClose}
      more={
        !isNew && (
          <button type="button" className="article-editor-word" onClick={remove}>
            Remove the link
          </button>
        )
      }
    >
      <label htmlFor={`${id}-address`}>Address</label>
      <input
        id={`${id}-address`}
        type="text"
        inputMode="url"
        autoComplete="off"
        value={address}
        aria-invalid={error !== '' || undefined}
        aria-describedby={error === '' ? undefined : `${id}-error`}
        onInput={({ currentTarget }) => setAddress(currentTarget.value)}
      />
      {error !== '' && (
        <p className="article-editor-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      {needsText && (
        <>
          <label htmlFor={`${id}-text`}>Words to show</label>
          <input
            id={`${id}-text`}
            type="text"
            value={text}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
        </>
      )}
    </EditorDialog>
  );
}

/** What people leave out. */
function completed(address: string): string {
  if (/^[^\s/:@]+@[^\s/:@]+\.[a-z]{2,}$/i.test(address)) return `mailto:${address}`;
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}([/?#].*)?$/i.test(address) ? `https://${address}` : address;
}

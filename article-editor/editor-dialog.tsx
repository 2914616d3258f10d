import { useEffect, useId, useRef } from 'react';
import type { ReactNode, SubmitEvent } from 'react';

interface EditorDialogProps {
  title: string;
  /** What the button that does it says. */
  action: string;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
  /** Further buttons. */
  more?: ReactNode;
}

/** A modal form above the text; there while it is open. */
export function EditorDialog({ title, action, onSubmit, onClose, children, more }: EditorDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // The form around the editor is another one.
    event.stopPropagation();
    onSubmit();
  }

  return (
    <dialog
      ref={dialog}
      className="article-editor-dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <form noValidate onSubmit={submit}>
        <h2 id={titleId}>{title}</h2>
        {children}
        <div className="article-editor-actions">
          <button type="submit" className="article-editor-main">
            {action}
          </button>
          {more}
          <button type="button" className="article-editor-word" onClick={onClose}>
            Cancel
          </button>
        </div>
      </form>
    </dialog>
  );
}

import { Editor } from '@tiptap/core';
import { articleSchema } from './article-schema.ts';
import { cleanPasted } from './clean-pasted.ts';
import { picturesIn } from './insert-picture.ts';

interface Parts {
  /** Where it is put. */
  element: HTMLElement;
  /** Sanitized HTML. */
  html: string;
  label: string;
  placeholder: string;
  /** `at`: where in the document. */
  onPictures: (files: File[], at: number) => void;
}

/** An editor of articles on a page. Its styles are editor.css, so that no policy has to allow others. */
export function createEditor({ element, html, label, placeholder, onPictures }: Parts): Editor {
  return new Editor({
    element,
    extensions: articleSchema(placeholder),
    content: html,
    injectCSS: false,
    parseOptions: { preserveWhitespace: true },
    editorProps: {
      attributes: {
        class: 'article-editor-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
      },
      transformPastedHTML: (pasted) =>
        cleanPasted(pasted, (html) => new DOMParser().parseFromString(html, 'text/html')),
      handlePaste: (view, { clipboardData }) => taken(picturesIn(clipboardData), view.state.selection.to),
      handleDrop: (view, event, _slice, moved) => {
        if (moved) return false;
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
        return taken(picturesIn(event.dataTransfer), at ?? view.state.selection.to);
      },
    },
  });

  function taken(files: File[], at: number): boolean {
    if (files.length > 0) onPictures(files, at);
    return files.length > 0;
  }
}

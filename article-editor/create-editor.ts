import { Editor } from '@tiptap/core';
import type { Extensions, JSONContent } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { articleSchema } from './article-schema.ts';
import { cleanPasted } from './clean-pasted.ts';
import { picturesIn } from './insert-picture.ts';

/** What a text is kept as. */
export interface TextFormat {
  /** What it is made of besides what articles are. */
  parts: Extensions;
  /** What the editor begins with: sanitized HTML, or a document. */
  read: (text: string) => string | JSONContent;
  write: (doc: Node) => string;
}

interface Parts {
  /** Where it is put. */
  element: HTMLElement;
  text: string;
  format: TextFormat;
  label: string;
  /** The ids of what is said of it. */
  describedBy: string;
  placeholder: string;
  /** `at`: where in the document. */
  onPictures: (files: File[], at: number) => void;
}

/** An editor of articles on a page. Its styles are editor.css, so that no policy has to allow others. */
export function createEditor({
  element,
  text,
  format,
  label,
  describedBy,
  placeholder,
  onPictures,
}: Parts): Editor {
  return new Editor({
    element,
    extensions: [...articleSchema(placeholder), ...format.parts],
    content: format.read(text),
    injectCSS: false,
    parseOptions: { preserveWhitespace: true },
    editorProps: {
      attributes: {
        class: 'article-editor-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': describedBy,
      },
      transformPastedHTML: (pasted) =>
        isOwn(pasted) && format.parts.length > 0
          ? pasted
          : cleanPasted(pasted, (html) => new DOMParser().parseFromString(html, 'text/html')),
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

/** What was copied from an editor like this one has no styles, and what others do not know has to stay. */
function isOwn(pasted: string): boolean {
  return pasted.includes('data-pm-slice') && !/\sstyle=/i.test(pasted);
}

import type { Editor } from '@tiptap/core';
import { useId, useLayoutEffect, useRef } from 'react';
import { placeAtLine } from './place-at-line.ts';
import { TOOLS, pictureTool } from './tools.ts';
import { useSlash } from './use-slash.ts';

interface SlashMenuProps {
  editor: Editor;
  /** Without it a text has no pictures. */
  onPicture?: () => void;
}

/** What a "/" in the text offers: blocks, fewer with each letter. The cursor stays in the text. */
export function SlashMenu({ editor, onPicture }: SlashMenuProps) {
  const { slash, found, at, point, choose } = useSlash(editor, [
    ...TOOLS.flat(),
    ...(onPicture ? [pictureTool(onPicture)] : []),
  ]);
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  const isOpen = found.length > 0;

  useLayoutEffect(() => {
    if (slash && menu.current) return placeAtLine(menu.current, editor, slash.from);
  }, [editor, slash, found.length]);

  // At once: what is said to be active is what is drawn so.
  useLayoutEffect(() => {
    const { dom } = editor.view;
    if (!isOpen) return;
    dom.setAttribute('aria-haspopup', 'listbox');
    dom.setAttribute('aria-controls', id);
    dom.setAttribute('aria-activedescendant', `${id}-${at}`);
    menu.current?.children[at].scrollIntoView({ block: 'nearest' });
    return () => {
      for (const name of ['haspopup', 'controls', 'activedescendant']) dom.removeAttribute(`aria-${name}`);
    };
  }, [editor, isOpen, id, at]);

  return (
    <>
      {isOpen && (
        <div
          ref={menu}
          id={id}
          className="article-editor-menu"
          role="listbox"
          aria-label="Blocks"
          // It may scroll. Tab chooses, so nobody comes to it.
          tabIndex={0}
          onMouseDown={(event) => event.preventDefault()}
        >
          {found.map((tool, n) => (
            <div
              key={tool.name}
              id={`${id}-${n}`}
              role="option"
              aria-selected={n === at}
              onMouseMove={() => point(n)}
              onClick={() => choose(tool)}
            >
              <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                <path d={tool.drawing} />
              </svg>
              {tool.name}
            </div>
          ))}
        </div>
      )}
      <p className="article-editor-said" role="status">
        {isOpen &&
          `${found.length === 1 ? '1 block' : `${found.length} blocks`}: arrow keys choose, Enter inserts.`}
      </p>
    </>
  );
}

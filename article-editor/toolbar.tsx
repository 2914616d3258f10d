import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import { TABLE_TOOLS, TOOLS, isInTable, pictureTool } from './tools.ts';
import { ToolButton } from './tool-button.tsx';
import { useArrows } from './use-arrows.ts';

interface ToolbarProps {
  editor: Editor;
  /** Tools of one kind of text alone. */
  more?: ReactNode;
  onLink: () => void;
  /** Without it a text has no pictures. */
  onPicture?: () => void;
}

/** What can be done to the text: one stop of Tab, whose tools the arrow keys choose among. Escape goes back to the text. */
export function Toolbar({ editor, more, onLink, onPicture }: ToolbarProps) {
  const arrows = useArrows(() => editor.commands.focus());
  const [headings, marks, blocks, history] = TOOLS.map((group) =>
    group.map(({ name, drawing, keys, isOn, canDo, act }) => (
      <ToolButton
        key={name}
        {...{ name, drawing, keys }}
        isOn={isOn?.(editor)}
        disabled={canDo?.(editor) === false}
        onPress={() => act(editor)}
      />
    )),
  );
  const picture = onPicture && pictureTool(onPicture);
  return (
    <div
      className="article-editor-bar"
      role="toolbar"
      aria-label="Tools"
      aria-keyshortcuts="Alt+F10"
      {...arrows}
    >
      <div className="article-editor-tools" role="group" aria-label="Text">
        {headings}
        {marks}
        <ToolButton
          name="Link"
          keys="Ctrl+K"
          drawing="M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.6-5.6l-1.5 1.5M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.6 5.6l1.5-1.5"
          isOn={editor.isActive('link')}
          onPress={onLink}
        />
        {blocks}
        {picture && (
          <ToolButton
            name={picture.name}
            drawing={picture.drawing}
            isOn={picture.isOn?.(editor)}
            onPress={() => picture.act(editor)}
          />
        )}
        {history}
      </div>
      {isInTable(editor) && (
        <div className="article-editor-tools" role="group" aria-label="Table">
          {TABLE_TOOLS.map(({ name, act }) => (
            <button
              key={name}
              type="button"
              className="article-editor-word"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => act(editor)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
      {more}
    </div>
  );
}

import type { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { useState } from 'react';
import { AddMenu } from './add-menu.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { PARTS_TO_ADD } from './parts-to-add.ts';
import { blocksOf } from './page-text.ts';
import { writtenBlock } from './write-block.ts';

/** What can be done with the block that the cursor is in, and what can be put below it. */
export function BlockTools({ editor }: { editor: Editor }) {
  const [isOpen, setIsOpen] = useState(false);
  const { state, view } = editor;
  const { block, index, from, to } = blockAt(editor);

  function move(step: -1 | 1) {
    const other = state.doc.maybeChild(index + step);
    if (!other) return;
    const at = step === -1 ? from - other.nodeSize : from + other.nodeSize;
    const tr = state.tr.delete(from, to).insert(at, block);
    view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1))).scrollIntoView());
    view.focus();
  }

  function remove() {
    editor.chain().focus().deleteRange({ from, to }).run();
  }

  function write(markdown: string) {
    setIsOpen(false);
    view.dispatch(state.tr.replaceWith(from, to, blocksOf(state.schema, markdown)));
    view.focus();
  }

  function add(name: string) {
    const tr = state.tr.insert(to, blocksOf(state.schema, PARTS_TO_ADD[name]));
    view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(to + 1))).scrollIntoView());
    view.focus();
  }

  const tools: [string, boolean, () => void][] = [
    ['Move up', index > 0, () => move(-1)],
    ['Move down', index < state.doc.childCount - 1, () => move(1)],
    ['Edit as Markdown', true, () => setIsOpen(true)],
    ['Remove', true, remove],
  ];
  return (
    <div className="article-editor-tools" role="group" aria-label="Block">
      <AddMenu names={Object.keys(PARTS_TO_ADD)} onAdd={add} />
      {tools.map(([name, canDo, act]) => (
        <button
          key={name}
          type="button"
          className="article-editor-word"
          disabled={!canDo}
          onMouseDown={(event) => event.preventDefault()}
          onClick={act}
        >
          {name}
        </button>
      ))}
      {isOpen && (
        <BlockDialog markdown={writtenBlock(block)} onWrite={write} onClose={() => setIsOpen(false)} />
      )}
    </div>
  );
}

/** The outermost one. */
function blockAt({ state: { doc, selection } }: Editor) {
  const index = Math.min(selection.$from.index(0), doc.childCount - 1);
  const from = selection.$from.depth > 0 ? selection.$from.before(1) : selection.from;
  const block = doc.child(index);
  return { block, index, from, to: from + block.nodeSize };
}

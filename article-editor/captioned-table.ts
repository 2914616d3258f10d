import { Node, findParentNode } from '@tiptap/core';
import type { Editor } from '@tiptap/core';
import { Plugin, TextSelection } from '@tiptap/pm/state';
import type { EditorState, Transaction } from '@tiptap/pm/state';

/** A table with words above it. A table itself holds rows alone. */
export const CaptionedTable = Node.create({
  name: 'captionedTable',
  group: 'block',
  content: 'tableCaption table',
  isolating: true,
  parseHTML: () => [
    { tag: 'table:has(> caption:first-child)', priority: 60 },
    { tag: 'figure:has(> figcaption:first-child + table:last-child)' },
  ],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, 0],
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, _, state) =>
        transactions.some(({ docChanged }) => docChanged) ? withoutEmptyTables(state) : null,
    }),
  ],
});

export const TableCaption = Node.create({
  name: 'tableCaption',
  content: 'inline*',
  parseHTML: () => ['caption', 'figcaption'].map((tag) => ({ tag, context: 'captionedTable/' })),
  renderHTML: ({ HTMLAttributes }) => ['figcaption', HTMLAttributes, 0],
  addKeyboardShortcuts: () => ({
    Enter: ({ editor }) => isInCaption(editor) && enterTable(editor),
    Backspace: ({ editor }) => {
      if (!isInCaption(editor) || editor.state.selection.$from.parent.content.size > 0) return false;
      toggleCaption(editor);
      return true;
    },
  }),
});

const captioned = findParentNode(({ type }) => type.name === 'captionedTable');
const table = findParentNode(({ type }) => type.name === 'table');

/** Gives the table at the cursor a caption, to write at once, or takes it away. */
export function toggleCaption(editor: Editor): void {
  const { state, view } = editor;
  view.dispatch(captioned(state.selection) ? withoutCaption(state) : withCaption(state));
  view.focus();
}

function withCaption({ selection, schema, tr }: EditorState): Transaction {
  const found = table(selection);
  if (!found) return tr;
  const { node, pos } = found;
  const plain = node.type.create({ ...node.attrs, dir: null }, node.content);
  const { captionedTable, tableCaption } = schema.nodes;
  const wrapped = captionedTable.create(node.attrs, [tableCaption.create(), plain]);
  tr.replaceWith(pos, pos + node.nodeSize, wrapped);
  return tr.setSelection(TextSelection.create(tr.doc, pos + 2));
}

function withoutCaption({ selection, tr }: EditorState): Transaction {
  const found = captioned(selection);
  if (!found?.node.lastChild) return tr;
  const { node, pos } = found;
  const { type, content } = found.node.lastChild;
  tr.replaceWith(pos, pos + node.nodeSize, type.create(node.attrs, content));
  return tr.setSelection(TextSelection.near(tr.doc.resolve(pos + 1)));
}

/** What is pasted into a caption tears it from its table, and the editor completes the halves by tables without cells. */
function withoutEmptyTables({ doc, schema, tr }: EditorState): Transaction | null {
  doc.descendants((node, position) => {
    if (node.type.name !== 'captionedTable' || node.lastChild?.firstChild?.childCount !== 0) return;
    const words = node.firstChild?.content;
    const kept = words?.size ? schema.nodes.paragraph.create(null, words) : [];
    tr.replaceWith(tr.mapping.map(position), tr.mapping.map(position + node.nodeSize), kept);
  });
  return tr.docChanged ? tr : null;
}

/** Removes the table at the cursor, with its caption. False where there is none. */
export function removeTable({ selection, tr }: EditorState, dispatch?: (tr: Transaction) => void): boolean {
  const found = captioned(selection) ?? table(selection);
  if (found) dispatch?.(tr.delete(found.pos, found.pos + found.node.nodeSize).scrollIntoView());
  return found !== undefined;
}

/** Puts the cursor below the table that it is in. False where it is in none. */
export function leaveTable({ state, view }: Editor): boolean {
  const { selection, schema, tr } = state;
  const found = captioned(selection) ?? table(selection);
  if (!found) return false;
  const end = found.pos + found.node.nodeSize;
  if (!tr.doc.resolve(end).nodeAfter) tr.insert(end, schema.nodes.paragraph.create());
  view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(end))).scrollIntoView());
  return true;
}

function isInCaption({ state: { selection } }: Editor): boolean {
  return selection.$from.parent.type.name === 'tableCaption';
}

function enterTable({ state, view }: Editor): boolean {
  const { $to } = state.selection;
  view.dispatch(state.tr.setSelection(TextSelection.near(state.doc.resolve($to.after()))).scrollIntoView());
  return true;
}

import { Extension } from '@tiptap/core';
import type { Editor } from '@tiptap/core';
import { TEXT_DIRECTION } from '#contract/article-html.ts';

/** On which side the lines of a block begin: `dir`; null where the words decide. */
export const Direction = Extension.create({
  name: 'direction',
  addGlobalAttributes: () => [
    {
      types: [
        ...[
          'paragraph',
          'heading',
          'codeBlock',
          'blockquote',
          'callout',
          'bulletList',
          'orderedList',
          'listItem',
        ],
        ...['table', 'captionedTable', 'tableCaption', 'tableCell', 'tableHeader'],
      ],
      attributes: { dir: { default: null, parseHTML: directionOf } },
    },
  ],
});

function directionOf(element: HTMLElement): string | null {
  const dir = element.getAttribute('dir') ?? '';
  return TEXT_DIRECTION.test(dir) ? dir : null;
}

/** Whether the text at the cursor is said to run from right to left. */
export function isFromRight({ state: { selection } }: Editor): boolean {
  const { $from } = selection;
  for (let depth = $from.depth; depth > 0; depth--) {
    const dir: unknown = $from.node(depth).attrs.dir;
    if (typeof dir === 'string') return dir === 'rtl';
  }
  return false;
}

/** Turns whole blocks: a list with its signs, a table with its columns. What is within has no direction of its own. */
export function toggleDirection(editor: Editor): void {
  const { state, view } = editor;
  const { tr, doc, selection } = state;
  const dir = isFromRight(editor) ? null : 'rtl';
  const { from, to } = selection;
  doc.forEach((block, at) => {
    if (at > to || at + block.nodeSize < from) return;
    doc.nodesBetween(at, at + block.nodeSize, (node, position) => {
      if ('dir' in node.attrs) tr.setNodeAttribute(position, 'dir', position === at ? dir : null);
    });
  });
  view.dispatch(tr);
  view.focus();
}

import type { Editor } from '@tiptap/core';
import { CALLOUTS } from '#contract/callouts.ts';
import type { CalloutKind } from '#contract/callouts.ts';
import { toggleCallout } from './callout.ts';
import { toggleCaption } from './captioned-table.ts';
import { isFromRight, toggleDirection } from './direction.ts';

/** One button of the toolbar; of blocks, one choice of the menu as well. */
export interface Tool {
  name: string;
  /** What its drawing is made of: a path on a grid of 24. */
  drawing: string;
  /** Other words for it. With some, it is a block that the menu of "/" offers. */
  also?: string;
  /** As the keyboard has it. */
  keys?: string;
  /** Whether it is on where the cursor is; without one, it only does something. */
  isOn?: (editor: Editor) => boolean;
  canDo?: (editor: Editor) => boolean;
  act: (editor: Editor) => void;
}

/** What changes the text, in groups. */
export const TOOLS: Tool[][] = [
  [
    heading(2, 'Heading', 'M5 5v14M15 5v14M5 12h10M19 13v6'),
    heading(3, 'Smaller heading', 'M5 7v10M13 7v10M5 12h8M17 14v3'),
  ],
  [
    mark('bold', 'Bold', 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z', 'Ctrl+B'),
    mark('italic', 'Italic', 'M10 5h7M7 19h7M14 5l-4 14', 'Ctrl+I'),
    mark('strike', 'Crossed out', 'M5 12h14M8 8.5C8 6 10 5 12 5s4 1 4 2.5M8 15.5C8 18 10 19 12 19s4-1 4-3.5'),
  ],
  [
    {
      name: 'Bulleted list',
      also: 'bullets unordered',
      drawing: 'M10 6h10M10 12h10M10 18h10M5 6h.1M5 12h.1M5 18h.1',
      keys: 'Ctrl+Shift+8',
      isOn: (editor) => editor.isActive('bulletList'),
      act: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
    {
      name: 'Numbered list',
      also: 'ordered',
      drawing: 'M11 6h9M11 12h9M11 18h9M4 4.5h1.5v4M4 15.5h2.5L4 19.5h2.5',
      keys: 'Ctrl+Shift+7',
      isOn: (editor) => editor.isActive('orderedList'),
      act: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      name: 'Quote',
      also: 'blockquote citation',
      drawing: 'M5 15v-3a4 4 0 0 1 4-4M5 12h4v4H5zM14 15v-3a4 4 0 0 1 4-4M14 12h4v4h-4z',
      keys: 'Ctrl+Shift+B',
      isOn: (editor) => editor.isActive('blockquote'),
      act: (editor) => editor.chain().focus().toggleBlockquote().run(),
    },
    callout('note', 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17zM12 11v5M12 8h.1'),
    callout('urgent', 'M12 4 3.5 19.5h17zM12 10v4.5M12 17h.1'),
    {
      name: 'Line across',
      also: 'divider rule separator',
      drawing: 'M4 12h16M8 6h8M8 18h8',
      act: (editor) => editor.chain().focus().setHorizontalRule().run(),
    },
    {
      name: 'Table',
      also: 'grid columns rows',
      drawing: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14',
      canDo: (editor) => !isInTable(editor),
      act: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    },
    {
      name: 'From right to left',
      drawing: 'M13 5v10M17 5v10M19 5h-7.5a3.5 3.5 0 0 0 0 7H13M20 19H5M8 16l-3 3 3 3',
      isOn: isFromRight,
      act: toggleDirection,
    },
  ],
  [
    {
      name: 'Undo',
      drawing: 'M9 7 4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 5 5V18',
      keys: 'Ctrl+Z',
      canDo: (editor) => editor.can().undo(),
      act: (editor) => editor.chain().focus().undo().run(),
    },
    {
      name: 'Redo',
      drawing: 'M15 7l4.5 4.5L15 16M19 11.5h-9a5 5 0 0 0-5 5V18',
      keys: 'Ctrl+Shift+Z',
      canDo: (editor) => editor.can().redo(),
      act: (editor) => editor.chain().focus().redo().run(),
    },
  ],
];

/** What changes the table that the cursor is in; these have words, for nobody knows their signs. */
export const TABLE_TOOLS: { name: string; act: (editor: Editor) => void }[] = [
  { name: 'Add a row', act: (editor) => editor.chain().focus().addRowAfter().run() },
  { name: 'Add a column', act: (editor) => editor.chain().focus().addColumnAfter().run() },
  { name: 'Remove the row', act: (editor) => editor.chain().focus().deleteRow().run() },
  { name: 'Remove the column', act: (editor) => editor.chain().focus().deleteColumn().run() },
  { name: 'Headings on or off', act: (editor) => editor.chain().focus().toggleHeaderRow().run() },
  { name: 'Caption on or off', act: toggleCaption },
  { name: 'Remove the table', act: (editor) => editor.chain().focus().deleteTable().run() },
];

/** In a cell or in the caption. */
export function isInTable(editor: Editor): boolean {
  return editor.isActive('table') || editor.isActive('captionedTable');
}

function heading(level: 2 | 3, name: string, drawing: string): Tool {
  return {
    name,
    also: 'title',
    drawing,
    keys: `Ctrl+Alt+${level}`,
    isOn: (editor) => editor.isActive('heading', { level }),
    act: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  };
}

/** Pictures come from files, which a page asks for. */
export function pictureTool(act: Tool['act']): Tool {
  return {
    name: 'Picture',
    also: 'image photo',
    drawing: 'M4 5h16v14H4zM4 16l5-5 4 4 2.5-2.5L20 17M15 9h.1',
    isOn: (editor) => editor.isActive('image'),
    act,
  };
}

function callout(kind: CalloutKind, drawing: string): Tool {
  return {
    name: CALLOUTS[kind],
    also: 'callout',
    drawing,
    isOn: (editor) => editor.isActive('callout', { kind }),
    act: (editor) => toggleCallout(editor, kind),
  };
}

function mark(type: string, name: string, drawing: string, keys?: string): Tool {
  return {
    name,
    drawing,
    keys,
    isOn: (editor) => editor.isActive(type),
    act: (editor) => editor.chain().focus().toggleMark(type).run(),
  };
}

import { Mark, mergeAttributes } from '@tiptap/core';
import type { Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Placeholder } from '@tiptap/extensions';
import { StarterKit } from '@tiptap/starter-kit';
import { linkAttributes } from '#contract/article-html.ts';
import { Callout } from './callout.ts';
import { CaptionedTable, TableCaption, leaveTable, removeTable } from './captioned-table.ts';
import { Direction } from './direction.ts';

/** What an article may be made of: what server/platform/html/sanitize-article.ts keeps, and nothing else. */
export function articleSchema(placeholder = ''): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      codeBlock: { languageClassPrefix: null, HTMLAttributes: { spellcheck: 'false' } },
      dropcursor: { class: 'article-editor-drop', color: false },
      link: {
        openOnClick: false,
        markdownLinks: true,
        HTMLAttributes: { target: null, rel: null, class: null },
        isAllowedUri: (href) => 'href' in linkAttributes(href),
      },
    }),
    Subscript,
    Superscript,
    Picture.configure({ HTMLAttributes: { loading: 'lazy' } }),
    Callout,
    PlainTable,
    CaptionedTable,
    TableCaption,
    TableRow,
    TableCell.extend({ addAttributes: spans }),
    TableHeader.extend({ addAttributes: spans }),
    Direction,
    Placeholder.configure({ placeholder }),
  ];
}

/** A picture is handed in, never named by an address of somewhere else. */
const Picture = Image.extend({
  parseHTML: () => [{ tag: 'img[src^="/uploads/"]' }],
  addInputRules: () => [],
});

/** Without column widths, which would be styles. */
const PlainTable = Table.extend({
  renderHTML: ({ HTMLAttributes: { dir } }) => ['table', { dir: dir as unknown }, ['tbody', 0]],
  addNodeView: () => null,
  addKeyboardShortcuts() {
    return { ...this.parent?.(), Escape: ({ editor }) => leaveTable(editor) };
  },
  addCommands() {
    return {
      ...this.parent?.(),
      deleteTable:
        () =>
        ({ state, dispatch }) =>
          removeTable(state, dispatch),
    };
  },
});

function spans() {
  return { colspan: { default: 1 }, rowspan: { default: 1 } };
}

const Subscript = script('subscript', 'sub');
const Superscript = script('superscript', 'sup');

function script(name: string, tag: 'sub' | 'sup') {
  return Mark.create({
    name,
    excludes: 'subscript superscript',
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  });
}

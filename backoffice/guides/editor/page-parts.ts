import { Extension, Node } from '@tiptap/core';
import type { Extensions } from '@tiptap/core';
import { PART_NAMES, nameOfPart } from './part-names.ts';

/** What Markdown has that nobody sees: attributes of what articles have as well. */
const Unseen = Extension.create({
  name: 'unseen',
  addGlobalAttributes: () => [
    /** `:section{#id}` */
    { types: ['heading'], attributes: { section: kept('data-section') } },
    /** There are empty lines between the entries. */
    {
      types: ['bulletList', 'orderedList', 'listItem'],
      attributes: { spread: { default: false, rendered: false } },
    },
    /** Of the column of a cell. */
    { types: ['tableHeader', 'tableCell'], attributes: { align: kept('data-align') } },
    /** `{numbers sum}`, as JSON. */
    { types: ['captionedTable'], attributes: { looks: kept('data-looks') } },
  ],
});

/** Blocks between two lines of `:::`, under their name. */
const Part = Node.create({
  name: 'part',
  group: 'block',
  content: 'block+',
  defining: true,
  draggable: true,
  addAttributes: () => ({ name: kept('data-name'), looks: kept('data-looks') }),
  parseHTML: () => [{ tag: 'section[data-name]' }],
  renderHTML: ({ node: { attrs }, HTMLAttributes }) => {
    const [part, looks] = [String(attrs.name), attrs.looks as string | null];
    const name = nameOfPart(part, looks);
    const isKnown = part in PART_NAMES;
    return [
      'section',
      {
        ...HTMLAttributes,
        class: `page-part${isKnown ? ` page-part-${part}` : ''}`,
        role: 'group',
        'aria-label': name,
        'data-label': name,
      },
      0,
    ];
  },
});

/** `:cite[…]` and others of its kind, within a line. */
const Mark = Node.create({
  name: 'inlinePart',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,
  addAttributes: () => ({ markdown: kept('data-markdown'), label: kept('data-label') }),
  parseHTML: () => [{ tag: 'span[data-markdown]' }],
  renderHTML: ({ node: { attrs }, HTMLAttributes }) => [
    'span',
    { ...HTMLAttributes, class: 'page-inline', title: attrs.markdown as unknown },
    attrs.label as string,
  ],
  renderText: ({ node: { attrs } }) => String(attrs.markdown),
});

/** A block that can be written as Markdown alone. */
const SourceBlock = Node.create({
  name: 'sourceBlock',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ markdown: kept('data-markdown') }),
  parseHTML: () => [{ tag: 'div[data-markdown]' }],
  renderHTML: ({ node: { attrs }, HTMLAttributes }) => [
    'div',
    { ...HTMLAttributes, class: 'page-part page-source', 'data-label': 'Markdown' },
    ['pre', attrs.markdown as string],
  ],
});

/** What pages are made of besides what articles are. */
export const PAGE_PARTS: Extensions = [Unseen, Part, Mark, SourceBlock];

/** An attribute that copies have too. */
function kept(name: string) {
  const attribute = name.replace('data-', '');
  return {
    default: null,
    keepOnSplit: false,
    parseHTML: (element: HTMLElement) => element.getAttribute(name),
    renderHTML: (attrs: Record<string, unknown>) =>
      attrs[attribute] === null ? {} : { [name]: attrs[attribute] },
  };
}

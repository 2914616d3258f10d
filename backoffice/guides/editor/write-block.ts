import type { Mark, Node } from '@tiptap/pm/model';
import type {
  AlignType,
  BlockContent,
  DefinitionContent,
  List,
  PhrasingContent,
  RootContent,
  Table,
  TableCell,
} from 'mdast';
import { parsed, stringified } from './markdown.ts';
import { URGENT, looksOf } from './part-names.ts';

type Inner = BlockContent | DefinitionContent;

/** A block of the editor as Markdown. What shows nothing, like an empty paragraph, is not written. */
export function writtenBlock(node: Node, otherList = false): string {
  if (node.type.name === 'sourceBlock') return String(node.attrs.markdown);
  return block(node)
    .map((one) => stringified(one as RootContent, otherList))
    .join('\n\n');
}

function block(node: Node): Inner[] {
  const { attrs, type } = node;
  switch (type.name) {
    case 'paragraph':
      return nonEmpty(inline(node)).map((children) => ({ type: 'paragraph', children }));
    case 'heading':
      return nonEmpty(inline(node)).map((words) => ({
        type: 'heading',
        depth: attrs.level as 2 | 3 | 4,
        children: typeof attrs.section === 'string' ? [...words, space, ...directives(attrs.section)] : words,
      }));
    case 'horizontalRule':
      return [{ type: 'thematicBreak' }];
    case 'codeBlock':
      return node.textContent.trim() === ''
        ? []
        : [{ type: 'code', lang: attrs.language as string | null, value: cleaned(node.textContent) }];
    case 'bulletList':
    case 'orderedList':
      return [list(node)];
    case 'table':
      return [table(node)];
    case 'captionedTable':
      return captionedTable(node);
    case 'sourceBlock':
      return parsed(String(attrs.markdown)).children as Inner[];
    case 'blockquote':
      return nonEmpty(blocks(node)).map((children) => ({ type: 'blockquote', children }));
    case 'callout':
      return part(node, 'note', attrs.kind === 'urgent' ? URGENT : null);
    case 'part':
      return part(node, String(attrs.name), attrs.looks);
    // What articles have and pages do not: its words.
    default:
      return blocks(node);
  }
}

function part(node: Node, name: string, looks: unknown): Inner[] {
  const attributes = looksOf(looks);
  return nonEmpty(blocks(node)).map((children) => ({
    type: 'containerDirective',
    name,
    attributes,
    children,
  }));
}

const space: PhrasingContent = { type: 'text', value: ' ' };

function blocks(node: Node): Inner[] {
  return node.children.flatMap(block);
}

function nonEmpty<One>(content: One[]): One[][] {
  return content.length > 0 ? [content] : [];
}

/** Entries of several paragraphs stand apart, so that they remain several. */
function list(node: Node): List {
  const { attrs, type, children } = node;
  const isOrdered = type.name === 'orderedList';
  return {
    type: 'list',
    ordered: isOrdered,
    ...(isOrdered && { start: attrs.start as number }),
    spread: attrs.spread === true,
    children: children.map((item) => {
      const held = blocks(item);
      const paragraphs = held.filter(({ type: name }) => name === 'paragraph').length;
      return { type: 'listItem', spread: item.attrs.spread === true || paragraphs > 1, children: held };
    }),
  };
}

/** The first row is its head; a cell has one line. */
function table({ children }: Node): Table {
  return {
    type: 'table',
    align: children[0].children.map(({ attrs }) => attrs.align as AlignType),
    children: children.map((row) => ({ type: 'tableRow', children: row.children.map(cell) })),
  };
}

function cell(node: Node): TableCell {
  const lines: Node[] = [];
  node.descendants((inner) => {
    if (inner.isTextblock) lines.push(inner);
    return !inner.isTextblock;
  });
  const children = lines.map(inline).filter((line) => line.length > 0);
  return {
    type: 'tableCell',
    children: children
      .flatMap((line, at) => (at === 0 ? line : [space, ...line]))
      .map((one) => (one.type === 'break' ? space : one)),
  };
}

/** A caption is the label of a directive. */
function captionedTable({ attrs, children: [caption, rows] }: Node): Inner[] {
  const words = inline(caption);
  if (words.length === 0) return [table(rows)];
  return [
    {
      type: 'containerDirective',
      name: 'table',
      attributes: looksOf(attrs.looks),
      children: [{ type: 'paragraph', data: { directiveLabel: true }, children: words }, table(rows)],
    },
  ];
}

/** The text with its marks, the outermost first. Spaces at its ends show nothing. */
function inline(node: Node): PhrasingContent[] {
  const whole = nested(
    node.children.map((child) => ({ child, marks: child.marks.filter(({ type }) => type.name in MARKS) })),
  );
  return withoutEnds(whole);
}

interface Marked {
  child: Node;
  /** Those that are still to be written. */
  marks: readonly Mark[];
}

function nested(content: readonly Marked[]): PhrasingContent[] {
  const written: PhrasingContent[] = [];
  for (let at = 0; at < content.length;) {
    const { child, marks } = content[at];
    const [outer] = marks;
    if (!outer || outer.type.name === 'code') {
      written.push(...leaf(child, outer !== undefined));
      at++;
      continue;
    }
    const end = content.findIndex((one, n) => n > at && !one.marks[0]?.eq(outer));
    const group = content.slice(at, end === -1 ? content.length : end);
    const children = nested(group.map((one) => ({ ...one, marks: one.marks.slice(1) })));
    written.push(...MARKS[outer.type.name](outer, children));
    at += group.length;
  }
  return written;
}

const MARKS: Record<string, (mark: Mark, children: PhrasingContent[]) => PhrasingContent[]> = {
  bold: (_, children) => [{ type: 'strong', children }],
  italic: (_, children) => [{ type: 'emphasis', children }],
  strike: (_, children) => [{ type: 'delete', children }],
  link: ({ attrs }, children) => [{ type: 'link', url: String(attrs.href), children }],
  code: (_, children) => children,
};

function leaf({ type, text, attrs }: Node, isCode: boolean): PhrasingContent[] {
  if (type.name === 'hardBreak') return [{ type: 'break' }];
  if (type.name === 'inlinePart') return directives(String(attrs.markdown));
  const value = cleaned(text ?? '').replace(/[\t\n]/g, ' ');
  if (value === '') return [];
  return [isCode ? { type: 'inlineCode', value } : { type: 'text', value }];
}

/** `:name[…]{…}` as a part of a line. */
function directives(markdown: string): PhrasingContent[] {
  const [first] = parsed(markdown).children;
  return first?.type === 'paragraph' ? first.children : [];
}

/** No line begins or ends with a space or a break. */
function withoutEnds(content: PhrasingContent[]): PhrasingContent[] {
  const shown = [...content];
  const drop = (at: 0 | -1) => {
    for (;;) {
      const one = shown.at(at);
      if (one?.type === 'break') shown.splice(at, 1);
      else if (one?.type !== 'text') return;
      else {
        const value = at === 0 ? one.value.replace(/^ +/, '') : one.value.replace(/ +$/, '');
        if (value !== '') {
          shown.splice(at, 1, { type: 'text', value });
          return;
        }
        shown.splice(at, 1);
      }
    }
  };
  drop(0);
  drop(-1);
  return shown;
}

/** Without characters that Markdown drops or changes while it is read. */
function cleaned(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\0-\x08\v\f\x0e-\x1f\x7f]/g, '')
    .replace(/\p{Surrogate}/gu, '\ufffd');
}

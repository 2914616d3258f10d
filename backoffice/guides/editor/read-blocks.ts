import type { JSONContent } from '@tiptap/core';
import type { Schema } from '@tiptap/pm/model';
import type { BlockContent, DefinitionContent, PhrasingContent, RootContent, Table } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import type { CalloutKind } from '#contract/callouts.ts';
import { stringified } from './markdown.ts';
import { URGENT } from './part-names.ts';

/** Something that an editor cannot hold without a loss. */
class Unheld extends Error {}

/**
 * A block of a page as the editor holds it; null for one that it cannot hold without a loss. Of a block that it can,
 * nothing is lost but how it was written.
 */
export function heldBlock(schema: Schema, node: RootContent): JSONContent | null {
  try {
    const held = schema.nodeFromJSON(block(node));
    held.check();
    return held.toJSON() as JSONContent;
  } catch (error) {
    if (error instanceof Unheld || error instanceof RangeError) return null;
    throw error;
  }
}

type Block = BlockContent | DefinitionContent | RootContent;

function block(node: Block): JSONContent {
  switch (node.type) {
    case 'paragraph':
      return { type: 'paragraph', content: inline(node.children) };
    case 'heading':
      return heading(node);
    case 'blockquote':
      return { type: 'blockquote', content: blocks(node.children) };
    case 'thematicBreak':
      return { type: 'horizontalRule' };
    case 'code':
      if (node.meta) throw new Unheld();
      return {
        type: 'codeBlock',
        attrs: { language: node.lang ?? null },
        content: node.value === '' ? [] : [{ type: 'text', text: node.value }],
      };
    case 'list':
      return {
        type: node.ordered ? 'orderedList' : 'bulletList',
        attrs: { ...(node.ordered && { start: node.start ?? 1 }), spread: node.spread === true },
        content: node.children.map(({ children, spread, checked }) => {
          if (typeof checked === 'boolean') throw new Unheld();
          const held = blocks(children);
          const begins = held[0]?.type === 'paragraph' ? held : [{ type: 'paragraph' }, ...held];
          return { type: 'listItem', attrs: { spread: spread === true }, content: begins };
        }),
      };
    case 'table':
      return table(node);
    case 'containerDirective':
      return part(node);
    default:
      throw new Unheld();
  }
}

function blocks(children: readonly Block[]): JSONContent[] {
  return children.map(block);
}

/** Its section stands at the end, and is not seen. */
function heading({ depth, children }: Extract<Block, { type: 'heading' }>): JSONContent {
  if (depth < 2 || depth > 4) throw new Unheld();
  const last = children.at(-1);
  const isSection = depth === 2 && last?.type === 'textDirective' && last.name === 'section';
  const words = isSection ? children.slice(0, -1) : children;
  const section = isSection ? stringified(last) : null;
  return { type: 'heading', attrs: { level: depth, section }, content: trimmed(inline(words)) };
}

function trimmed(content: JSONContent[]): JSONContent[] {
  const last = content.at(-1);
  if (last?.type !== 'text') return content;
  const text = last.text?.trimEnd() ?? '';
  return [...content.slice(0, -1), ...(text === '' ? [] : [{ ...last, text }])];
}

function table({ align, children }: Table): JSONContent {
  return {
    type: 'table',
    content: children.map((row, at) => ({
      type: 'tableRow',
      content: row.children.map((cell, column) => ({
        type: at === 0 ? 'tableHeader' : 'tableCell',
        attrs: { align: align?.[column] ?? null },
        content: [{ type: 'paragraph', content: inline(cell.children) }],
      })),
    })),
  };
}

/** A table with a caption is one of the editor's. */
function part({ name, attributes, children }: ContainerDirective): JSONContent {
  const looks = attributes && Object.keys(attributes).length > 0 ? JSON.stringify(attributes) : null;
  const [first, second, ...more] = children;
  const isLabelled = first?.type === 'paragraph' && first.data?.directiveLabel;
  if (isLabelled && name === 'table' && second?.type === 'table' && more.length === 0) {
    const caption = { type: 'tableCaption', content: inline(first.children) };
    return { type: 'captionedTable', attrs: { looks }, content: [caption, table(second)] };
  }
  if (isLabelled || children.length === 0) throw new Unheld();
  if (name === 'note')
    return { type: 'callout', attrs: { kind: calloutOf(looks) }, content: blocks(children) };
  return { type: 'part', attrs: { name, looks }, content: blocks(children) };
}

/** A note is what articles call a callout. */
function calloutOf(looks: string | null): CalloutKind {
  if (looks === null) return 'note';
  if (looks === URGENT) return 'urgent';
  throw new Unheld();
}

type HeldMark = NonNullable<JSONContent['marks']>[number];

const MARKS = { strong: 'bold', emphasis: 'italic', delete: 'strike' } as const;

function inline(children: readonly PhrasingContent[], marks: HeldMark[] = []): JSONContent[] {
  return children.flatMap((node) => {
    switch (node.type) {
      case 'text':
        return text(node.value.replace(/[\t ]*\n[\t ]*/g, ' '), marks);
      case 'inlineCode':
        return text(node.value, [...marks, { type: 'code' }]);
      case 'strong':
      case 'emphasis':
      case 'delete':
        return inline(node.children, [...marks, { type: MARKS[node.type] }]);
      case 'link':
        if (node.title) throw new Unheld();
        return inline(node.children, [...marks, { type: 'link', attrs: { href: node.url } }]);
      case 'break':
        return { type: 'hardBreak', marks };
      case 'textDirective':
        return {
          type: 'inlinePart',
          attrs: {
            markdown: stringified(node),
            label: toString(node) || node.name,
          },
          marks,
        };
      default:
        throw new Unheld();
    }
  });
}

function text(value: string, marks: HeldMark[]): JSONContent[] {
  return value === '' ? [] : [{ type: 'text', text: value, marks }];
}

import type { Directives } from 'mdast-util-directive';
import type { Nodes, Parents } from 'mdast';
import { ContentError, lineOf } from './content-error.ts';
import { factOf, filledIn } from './facts.ts';
import type { Facts } from './facts.ts';
import { addressOf, refuseForeign } from './links.ts';

/**
 * Fills in what a text says of the installation, leaves out what a `when` asks for in vain, and turns HTML into the
 * text that it is. Throws a ContentError.
 */
export function prepare(parent: Parents, facts: Facts): void {
  const children = (parent.children as Nodes[]).flatMap((node) => prepared(node, parent, facts));
  parent.children = children as typeof parent.children;
}

function prepared(node: Nodes, parent: Parents, facts: Facts): Nodes[] {
  const line = lineOf(node);
  if (isDirective(node) && node.name === 'when') {
    const [name] = Object.keys(node.attributes ?? {});
    if (!name) throw new ContentError(line, 'when{…} names a fact');
    if (!factOf(name, facts, line)) return [];
    prepare(node, facts);
    return node.children;
  }
  if (node.type === 'html') {
    const words: Nodes = { type: 'text', value: node.value };
    return [HOLDS_BLOCKS.has(parent.type) ? { type: 'paragraph', children: [words] } : words];
  }
  // It would become a class, and classes name our sheets.
  if (node.type === 'code') node.lang = null;
  if (node.type === 'text') node.value = filledIn(node.value, facts, line);
  if ('url' in node) node.url = filledIn(node.url, facts, line);
  if (node.type === 'definition') addressOf(node.url, line);
  if (node.type === 'image') refuseForeign(node.url, line);
  if (node.type === 'imageReference') throw new ContentError(line, 'a picture names its address itself');
  if ('children' in node) prepare(node, facts);
  return [node];
}

const HOLDS_BLOCKS = new Set<string>(['root', 'blockquote', 'containerDirective', 'listItem']);

function isDirective(node: Nodes): node is Directives {
  return /Directive$/.test(node.type);
}

import type { Table } from 'mdast';
import type { Directives } from 'mdast-util-directive';
import { ContentError } from './content-error.ts';
import { lineOf } from './line-of.ts';

/** The one table that a directive holds. Throws a ContentError. */
export function tableIn(node: Directives): Table {
  const table = node.children.find((child) => child.type === 'table');
  if (!table) throw new ContentError(lineOf(node), `:::${node.name} holds a table`);
  return table;
}

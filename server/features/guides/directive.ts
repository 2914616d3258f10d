import type { Element } from 'hast';
import type { Table } from 'mdast';
import type { Directives } from 'mdast-util-directive';
import type { State } from 'mdast-util-to-hast';
import { ContentError, lineOf } from './content-error.ts';

/** Makes the element of a directive. Throws a ContentError. */
export type Directive = (state: State, node: Directives) => Element;

/** The one table that a directive holds. Throws a ContentError. */
export function tableIn(node: Directives): Table {
  const table = node.children.find((child) => child.type === 'table');
  if (!table) throw new ContentError(lineOf(node), `:::${node.name} holds a table`);
  return table;
}

import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { PhrasingContent, TableCell } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { State } from 'mdast-util-to-hast';
import { ContentError, lineOf } from './content-error.ts';
import { tableIn } from './directive.ts';
import type { Directive } from './directive.ts';

/**
 * A table with a caption that scrolls by itself where it is wider than the screen. `numbers`: all columns but the
 * first hold numbers; `sum`: the last row is one. Captions have ids that count from 1.
 */
export function scrollTable(): Directive {
  let count = 0;
  return (state, node) => {
    const label = node.children.find((child) => child.type === 'paragraph');
    if (!label?.data || !('directiveLabel' in label.data)) {
      throw new ContentError(lineOf(node), ':::table[…] has its caption in brackets');
    }
    const [head, ...rows] = tableIn(node).children;
    const id = `table-${++count}`;
    const looks = ['table', ...('sum' in (node.attributes ?? {}) ? ['withSum'] : [])];
    if ('numbers' in (node.attributes ?? {})) looks.push('numbers');
    return h('div', { className: 'table.frame', role: 'region', ariaLabelledBy: id, tabIndex: 0 }, [
      h('table', { className: looks.map((look) => `table.${look}`) }, [
        h('caption', { className: 'table.caption', id }, contents(state, label.children)),
        h('thead', [
          h(
            'tr',
            head.children.map((cell) => column(state, cell)),
          ),
        ]),
        h(
          'tbody',
          rows.map(({ children }) =>
            h(
              'tr',
              children.map((cell, at) => entry(state, cell, at)),
            ),
          ),
        ),
      ]),
    ]);
  };
}

function column(state: State, cell: TableCell): Element {
  return toString(cell) ? h('th', { scope: 'col' }, contents(state, cell.children)) : h('td');
}

/** The first cell names the row. */
function entry(state: State, cell: TableCell, at: number): Element {
  return at === 0
    ? h('th', { scope: 'row' }, contents(state, cell.children))
    : h('td', contents(state, cell.children));
}

function contents(state: State, children: PhrasingContent[]): ElementContent[] {
  return state.all({ type: 'paragraph', children });
}

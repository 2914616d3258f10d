import type { Element } from 'hast';
import { h, s } from 'hastscript';
import { toString } from 'mdast-util-to-string';
import { ContentError, lineOf } from './content-error.ts';
import { tableIn } from './directive.ts';
import type { Directive } from './directive.ts';

const COLORS = ['bars.first', 'bars.second', 'bars.third'];

/**
 * A table of numbers as bars: each row one, each of its up to three columns a part. Not read out: what they show
 * stands in a table beside them.
 */
export const bars: Directive = (_, node) => {
  const [head, ...rows] = tableIn(node).children;
  const keys = head.children.slice(1).map((cell) => toString(cell));
  if (keys.length > COLORS.length)
    throw new ContentError(lineOf(head), `bars have at most ${COLORS.length} parts`);
  const lines = rows.map((row) => {
    const [name, ...cells] = row.children.map((cell) => toString(cell));
    const parts = cells.map(Number);
    if (!parts.every((part) => part >= 0)) throw new ContentError(lineOf(row), 'bars are made of numbers');
    return { name, parts };
  });
  const most = Math.max(...lines.map(({ parts }) => total(parts)));
  return h('figure', { className: 'bars.figure' }, [
    h(
      'div',
      { className: 'bars.bars', ariaHidden: 'true' },
      lines.flatMap(({ name, parts }) => [h('span', name), bar(parts, most)]),
    ),
    h(
      'figcaption',
      { className: 'bars.caption' },
      keys.map((key, at) =>
        h('span', { className: 'bars.key' }, [h('span', { className: COLORS[at] }), key]),
      ),
    ),
  ]);
};

function bar(parts: readonly number[], most: number): Element {
  const drawn = parts.map((width, at) => ({ width, at, x: total(parts.slice(0, at)) }));
  return s(
    'svg',
    { className: 'bars.bar', viewBox: `0 0 ${most} 10`, preserveAspectRatio: 'none' },
    drawn
      .filter(({ width }) => width > 0)
      .map(({ width, at, x }) => s('rect', { className: COLORS[at], x, width, height: 10 })),
  );
}

function total(parts: readonly number[]): number {
  return parts.reduce((sum, part) => sum + part, 0);
}

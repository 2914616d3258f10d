import { getSchema } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { DOMParser } from '@tiptap/pm/model';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { articleSchema } from '../../article-editor/article-schema.ts';
import { writeHtml } from '../../article-editor/write-html.ts';
import { articleFiles } from '../../sample-data/article-files.ts';
import { sanitizeArticle } from '../../server/platform/html/sanitize-article.ts';
import { sized } from '../helpers/scale.ts';

const schema = getSchema(articleSchema());
const { document } = new JSDOM().window;
const size = 'max' as const;

const READING: [string, string][] = [
  ['a single paragraph in a list', '<ul><li>One<ul><li>Two</li></ul></li></ul>'],
  ['a head', '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>'],
  ['a cell over two', '<table><tbody><tr><td colspan="2">1</td></tr></tbody></table>'],
  ['a list from 3', '<ol start="3"><li>Three</li></ol>'],
  ['code', '<pre><code>\n  a &lt; b\n</code></pre>'],
  ['a formula', '<p>H<sub>2</sub>O, 10<sup>3</sup></p>'],
  ['a link elsewhere', '<p><a href="https://example.com/?a&amp;b" rel="noopener external">x</a></p>'],
  ['a caption', '<table><caption>Doses</caption><tbody><tr><td>1</td></tr></tbody></table>'],
  [
    'a caption with its marks, in a quote',
    '<blockquote><table><caption>Doses, from <a href="/home">here</a></caption><tbody><tr><td>1</td></tr></tbody></table></blockquote>',
  ],
  [
    'a table from the right',
    '<table dir="rtl"><caption dir="ltr">Doses</caption><tbody><tr><td dir="rtl" colspan="2">1</td></tr></tbody></table>',
  ],
  [
    'text from the right',
    '<h2 dir="rtl">القلق</h2><p dir="rtl">شعور</p><pre dir="auto"><code>x</code></pre>',
  ],
  [
    'lists from the right',
    '<ol dir="rtl" start="3"><li dir="auto">نوم</li></ol><ul><li><p dir="rtl">شعور</p><ul dir="rtl"><li>نوم</li></ul></li></ul>',
  ],
  ['a quote from the right', '<blockquote dir="rtl"><p>شعور</p></blockquote>'],
  [
    'callouts',
    '<aside class="note"><p>a</p><ul><li>b</li></ul></aside><aside class="urgent" dir="rtl"><p>c</p></aside>',
  ],
  ['a link here', '<p><a href="/home">x</a></p>'],
  [
    'a picture',
    '<img src="/uploads/a-1280.webp" alt="A &quot;b&quot;" width="1280" height="700" loading="lazy" decoding="async">',
  ],
];

describe('what the editor writes', () => {
  it('is left by the sanitizer to the letter, and reads as it was written', () => {
    fc.assert(
      fc.property(documents(), (doc) => {
        const html = writeHtml(doc);
        expect(sanitizeArticle(html)).toBe(html);
        expect(writeHtml(read(html))).toBe(html);
      }),
      { numRuns: sized(40, 2000), endOnFailure: true },
    );
  });

  it.each(READING)('%s', (_, html) => {
    expect(writeHtml(read(html))).toBe(html);
    expect(sanitizeArticle(html)).toBe(html);
  });

  it('has no link that may lead nowhere, and no picture of elsewhere', () => {
    const html = '<p><a href="javascript:alert(1)">a</a><img src="https://example.com/a.webp">b</p>';
    expect(writeHtml(read(html))).toBe('<p>ab</p>');
  });
});

it.each(articleFiles().map(({ name, contents }) => [name, contents]))(
  '%s is not changed by opening it',
  (_, html) => {
    const kept = sanitizeArticle(html);
    expect(writeHtml(read(kept))).toBe(kept.replace(/(?<=>)\n+(?=<)/g, '').replaceAll('\n', ' '));
  },
);

function read(html: string): Node {
  const body = document.createElement('div');
  body.innerHTML = html;
  return DOMParser.fromSchema(schema).parse(body, { preserveWhitespace: true });
}

function documents(): fc.Arbitrary<Node> {
  const { nodes, marks } = schema;
  const word = fc.string({ unit: 'binary', minLength: 1, maxLength: 12 });
  const phrase = fc.oneof(
    word,
    fc.constantFrom(' ', 'a  b', '\u00a0', '\n', '\ud800', '<p>&amp;"\'', '\u0007'),
  );
  const href = fc.oneof(
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.constantFrom('/search?q=a&b', '#top', 'mailto:a@example.com', 'javascript:alert(1)', 'nowhere'),
  );
  const mark = fc.oneof(
    fc
      .constantFrom('bold', 'italic', 'strike', 'underline', 'code', 'subscript')
      .map((name) => marks[name].create()),
    href.map((target) => marks.link.create({ href: target })),
  );
  const text = fc.tuple(phrase, fc.array(mark, { maxLength: 3, size })).map(([content, all]) =>
    schema.text(
      content,
      all.reduce((set, one) => one.addToSet(set), schema.text('x').marks),
    ),
  );
  const dir = fc.constantFrom(null, null, 'rtl', 'ltr', 'auto', 'x');
  const directed = (node: Node, given: unknown) =>
    node.type.create({ ...node.attrs, dir: given }, node.content);
  const inlines = fc.array(fc.oneof({ weight: 5, arbitrary: text }, fc.constant(nodes.hardBreak.create())), {
    maxLength: 5,
    size,
  });
  const leaves = [
    fc.tuple(inlines, dir).map(([content, given]) => nodes.paragraph.create({ dir: given }, content)),
    fc
      .tuple(fc.constantFrom(2, 3, 4), inlines, dir)
      .map(([level, content, given]) => nodes.heading.create({ level, dir: given }, content)),
    fc.tuple(phrase, dir).map(([code, given]) => nodes.codeBlock.create({ dir: given }, schema.text(code))),
    fc.constant(nodes.horizontalRule.create()),
    fc
      .record({
        src: fc.constantFrom('/uploads/0a1b-1280.webp', 'https://example.com/a.webp'),
        alt: phrase,
        width: fc.oneof(fc.integer({ min: -1, max: 20_000 }), fc.constant(null)),
        height: fc.constantFrom(null, 700),
      })
      .map((attrs) => nodes.image.create(attrs)),
  ];
  const { whole } = fc.letrec<{ block: Node; whole: Node }>((tie) => {
    const blocks = (least: number) => fc.array(tie('block'), { minLength: least, maxLength: 2, size });
    const item = fc
      .tuple(leaves[0], blocks(0), dir)
      .map(([first, more, given]) => nodes.listItem.create({ dir: given }, [first, ...more]));
    const items = fc.array(item, { minLength: 1, maxLength: 2, size });
    const span = fc.integer({ min: 1, max: 3 });
    const cell = fc
      .tuple(fc.constantFrom('tableCell', 'tableHeader'), span, span, blocks(1), dir)
      .map(([name, colspan, rowspan, content, given]) =>
        nodes[name].create({ colspan, rowspan, dir: given }, content),
      );
    const row = fc
      .array(cell, { minLength: 1, maxLength: 2, size })
      .map((cells) => nodes.tableRow.create(null, cells));
    const rows = fc.array(row, { minLength: 1, maxLength: 2, size });
    const table = fc.tuple(rows, dir).map(([content, given]) => nodes.table.create({ dir: given }, content));
    const caption = fc
      .tuple(inlines, dir)
      .map(([content, given]) => nodes.tableCaption.create({ dir: given }, content));
    const holders = fc.oneof(
      blocks(1).map((content) => nodes.blockquote.create(null, content)),
      fc
        .tuple(fc.constantFrom('note', 'urgent'), blocks(1))
        .map(([kind, content]) => nodes.callout.create({ kind }, content)),
      items.map((content) => nodes.bulletList.create(null, content)),
      fc
        .tuple(fc.integer({ min: -20_000, max: 20_000 }), items)
        .map(([start, content]) => nodes.orderedList.create({ start }, content)),
      fc.tuple(caption, table).map((content) => nodes.captionedTable.create(null, content)),
    );
    return {
      block: fc.oneof(
        { maxDepth: 3 },
        fc.oneof(...leaves),
        fc.tuple(holders, dir).map(([node, given]) => directed(node, given)),
        table,
      ),
      whole: fc
        .array(tie('block'), { minLength: 1, maxLength: 12, size })
        .map((all) => nodes.doc.create(null, all)),
    };
  });
  return whole;
}

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getSchema } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articleSchema } from '../../article-editor/article-schema.ts';
import {
  frontValues,
  joinedPage,
  splitPage,
  withFrontValue,
} from '../../backoffice/guides/editor/front-entries.ts';
import { PAGE_PARTS } from '../../backoffice/guides/editor/page-parts.ts';
import { openPageText } from '../../backoffice/guides/editor/page-text.ts';
import { PARTS_TO_ADD } from '../../backoffice/guides/editor/parts-to-add.ts';
import { writtenBlock } from '../../backoffice/guides/editor/write-block.ts';
import { createCitations } from '../../server/features/guides/citations.ts';
import { factsOf } from '../../server/features/guides/facts.ts';
import { openFile } from '../../server/features/guides/front-matter.ts';
import { htmlOf } from '../../server/features/guides/html-of.ts';
import { readConfig } from '../../server/platform/configuration/config.ts';
import { sized } from '../helpers/scale.ts';
import { ROOT } from '../helpers/stores.ts';

const schema = getSchema([...articleSchema(), ...PAGE_PARTS]);
const facts = factsOf(readConfig({}, ROOT));
const folder = join(ROOT, 'public-site/content');
const FILES = readdirSync(folder).map((name) => ({ name, file: readFileSync(join(folder, name), 'utf8') }));
const PAGES = FILES.map(({ name, file }) => {
  const { front, body } = split(file);
  return { name, file, front, body, opened: open(body) };
});

function split(file: string) {
  const page = splitPage(file);
  if (!page) throw new Error('no front matter');
  return page;
}

function open(text: string) {
  const { content, write } = openPageText(schema, text);
  return { doc: schema.nodeFromJSON(content), write };
}

/** What visitors would see, however its lines are broken. */
function htmlIn(file: string, body: string): string {
  const { front } = openFile(file, facts);
  return htmlOf(body, facts, createCitations(front.sources.map(({ id }) => id))).html.replace(/\s+/g, ' ');
}

describe.each(PAGES)('$name in the editor', ({ file, front, body, opened }) => {
  it('is written as it was when nobody has changed it', () => {
    expect(opened.write(opened.doc)).toBe(body);
    expect(joinedPage({ front, body })).toBe(file);
  });

  it('has no block that can only be written as Markdown', () => {
    expect(opened.doc.children.filter(({ type }) => type.name === 'sourceBlock')).toEqual([]);
  });

  it('shows the same when all of it is written anew', () => {
    const anew = opened.doc.children.map((block) => writtenBlock(block));
    expect(htmlIn(file, anew.join('\n\n'))).toBe(htmlIn(file, body));
  });

  it('keeps every line of the other fields when one of them is changed', () => {
    const changed = withFrontValue(front, 'title', 'Of “ours”: new');
    expect(frontValues(changed)).toEqual({ ...frontValues(front), title: 'Of “ours”: new' });
    expect(changed).toBe(front.replace(/^title: .*$/m, changed.split('\n')[0]));
    const asked = withFrontValue(front, 'questions', [{ question: 'Why?', answer: 'Because.' }]);
    expect(frontValues(asked)).toEqual({
      ...frontValues(front),
      questions: [{ question: 'Why?', answer: 'Because.' }],
    });
    expect(withFrontValue(asked, 'questions', [])).not.toMatch(/^questions:/m);
  });
});

it('keeps every other block byte by byte when one is changed, moved, removed or added', () => {
  const what = fc.constantFrom('change', 'move', 'remove', 'add');
  const any = fc.nat(1000);
  fc.assert(
    fc.property(
      fc.constantFrom(...PAGES),
      any,
      any,
      what,
      ({ body, opened: { doc, write } }, one, other, what) => {
        const [at, to] = [one, other].map((place) => place % doc.childCount);
        const blocks = [...doc.children];
        if (what === 'move') blocks.splice(to, 0, ...blocks.splice(at, 1));
        if (what === 'remove') blocks.splice(at, 1);
        if (what === 'add') blocks.splice(to, 0, words('New words.'));
        if (what === 'change') blocks[at] = words('Other words.');
        const changed = schema.node('doc', null, blocks);
        const text = write(changed);
        // A list that follows another one now has another sign.
        const left = [...linesOf(text)];
        const taken = linesOf(body).filter((line) => {
          const found = left.indexOf(line);
          if (found !== -1) left.splice(found, 1);
          return found === -1;
        });
        const gone = linesOf(write(schema.node('doc', null, [doc.child(at)])));
        expect(taken.filter((line) => !gone.includes(line))).toEqual([]);
        expect(left.filter((line) => !/^(New|Other) words\.$/.test(line) && !gone.includes(line))).toEqual(
          [],
        );
        expect(open(text).doc.toJSON()).toEqual(changed.toJSON());
      },
    ),
    { numRuns: sized(10, 1000) },
  );
});

describe('what the editor writes of a page', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(documents(), (doc) => {
        const { write } = open('');
        const text = write(doc);
        const again = open(text);
        expect(again.write(again.doc)).toBe(text);
        expect(
          open(again.doc.children.map((block) => writtenBlock(block)).join('\n\n')).doc.toJSON(),
        ).toEqual(again.doc.toJSON());
        expect(shownWords(again.doc)).toBe(shownWords(doc));
      }),
      { numRuns: sized(40, 3000) },
    );
  });

  it.each(Object.entries(PARTS_TO_ADD))('can be shown: %s', (_, part) => {
    const before = open('## Ours :section{#ours}\n');
    const doc = schema.node('doc', null, [...before.doc.children, ...open(part).doc.children]);
    expect(() => htmlOf(before.write(doc), facts, createCitations([]))).not.toThrow();
  });

  it('names a section by its words, each by another name', () => {
    const { doc, write } = open('## Costs :section{#costs short="What it costs"}\n');
    const [costs] = doc.children;
    const retitled = costs.copy(schema.text('What you pay') ? costs.content.cut(0, 0) : costs.content);
    const heading = (title: string) =>
      schema.node('heading', { level: 2, section: null }, [schema.text(title)]);
    const changed = costs.type.create(costs.attrs, [schema.text('What you pay')]);
    expect(retitled.childCount).toBe(0);
    expect(write(schema.node('doc', null, [changed, heading('Costs'), heading('¿Qué?'), costs]))).toBe(
      [
        '\n## What you pay :section{#costs short="What it costs"}',
        '## Costs :section{#costs-2}',
        '## ¿Qué? :section{#que}',
        '## Costs :section{#costs-3}\n',
      ].join('\n\n'),
    );
  });

  it.each([
    ['HTML', '<b>x</b>'],
    ['a task', '- [ ] x'],
    ['a title of a link', '[x](/y "z")'],
    ['an address that stands below', '[x][y]\n\n[y]: /z'],
    ['a note', 'x[^1]\n\n[^1]: y'],
    ['a picture', '![x](/y.png)'],
    ['a small heading', '##### x'],
  ])('holds what it cannot show as it is written: %s', (_, body) => {
    const { doc, write } = open(body);
    expect(doc.child(0).type.name).toBe('sourceBlock');
    expect(write(schema.node('doc', null, [words('Before.'), ...doc.children]))).toContain(body);
  });

  it('keeps lists apart that follow each other', () => {
    const { doc, write } = open('- a\n\nx\n\n- b\n\nx\n\n1. c\n\nx\n\n1. d\n');
    const lists = doc.children.filter((block) => block.type.name !== 'paragraph');
    expect(write(schema.node('doc', null, lists))).toBe('- a\n\n* b\n\n1. c\n\n1) d\n');
  });
});

it.each([
  ['nothing between dashes', 'title: x'],
  ['dashes without an end', '---\ntitle: x'],
])('%s is no front matter', (_, file) => {
  expect(splitPage(file)).toBeNull();
});

it.each(['{ title: x }', 'title: "x', 'a: &b 1\nc: *b', '- x'])('fields cannot be made of %j', (front) => {
  expect(frontValues(front)).toBeNull();
});

function words(text: string): Node {
  return schema.node('paragraph', null, [schema.text(text)]);
}

/** Those that say something, without signs of lists. */
function linesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => line.replace(/^(?:[-*]|(\d+)[.)]) /, '$1 ') || []);
}

function shownWords(doc: Node): string {
  return doc.textBetween(0, doc.content.size, ' ', ' ').replace(/\s+/g, ' ').trim();
}

/** What somebody could write in the editor. */
function documents(): fc.Arbitrary<Node> {
  const { nodes, marks } = schema;
  const phrase = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
    fc.constantFrom(
      ' ',
      'a  b',
      '*x*',
      '_',
      '[x](y)',
      ':cite[x]',
      '{{siteName}}',
      '# x',
      '- x',
      '1. x',
      '|',
      '::: x',
      '<b>',
      '&amp;',
      'https://example.com',
      'a@example.com',
      '\\',
      '`',
      '~~',
      '![',
      '>',
    ),
  );
  const mark = fc.oneof(
    fc.constantFrom('bold', 'italic', 'strike', 'code').map((name) => marks[name].create()),
    fc
      .constantFrom('/search?q=a&b', '#top', 'tel:988', 'https://example.com/a_(b)')
      .map((href) => marks.link.create({ href })),
  );
  const text = fc.tuple(phrase, fc.array(mark, { maxLength: 2 })).map(([content, all]) =>
    schema.text(
      content,
      all.reduce((set, one) => one.addToSet(set), schema.text('x').marks),
    ),
  );
  const cite = fc.constant(nodes.inlinePart.create({ markdown: ':cite[a]', label: 'a' }));
  const line = fc.array(
    fc.oneof({ weight: 5, arbitrary: text }, cite, fc.constant(nodes.hardBreak.create())),
    { minLength: 1, maxLength: 4 },
  );
  const paragraph = line.map((content) => nodes.paragraph.create(null, content));
  const list = fc
    .tuple(
      fc.constantFrom('bulletList', 'orderedList'),
      fc.array(fc.array(paragraph, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 3 }),
    )
    .map(([name, items]) =>
      nodes[name].create(
        null,
        items.map((content) => nodes.listItem.create(null, content)),
      ),
    );
  const rows = fc.tuple(line, line).map((cells) =>
    nodes.table.create(null, [
      nodes.tableRow.create(
        null,
        cells.map((content) => nodes.tableHeader.create(null, nodes.paragraph.create(null, content))),
      ),
      nodes.tableRow.create(
        null,
        cells.map((content) => nodes.tableCell.create(null, nodes.paragraph.create(null, content))),
      ),
    ]),
  );
  const inner = fc.oneof(paragraph, list);
  const block = fc.oneof(
    paragraph,
    line.map((content) => nodes.heading.create({ level: 3 }, content)),
    list,
    rows,
    fc.array(inner, { minLength: 1, maxLength: 2 }).map((content) => nodes.blockquote.create(null, content)),
    fc
      .array(inner, { minLength: 1, maxLength: 2 })
      .map((content) => nodes.part.create({ name: 'note', looks: '{"urgent":""}' }, content)),
    fc
      .tuple(line, rows)
      .map(([caption, table]) =>
        nodes.captionedTable.create(null, [nodes.tableCaption.create(null, caption), table]),
      ),
    fc.constant(nodes.horizontalRule.create()),
    phrase.map((code) => nodes.codeBlock.create(null, schema.text(code))),
  );
  return fc.array(block, { minLength: 1, maxLength: 5 }).map((content) => nodes.doc.create(null, content));
}

import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Guide } from '#contract/guides.ts';
import { factsOf } from '../../server/features/guides/facts.ts';
import { createReadAhead } from '../../server/features/guides/read-ahead.ts';
import { createGuides } from '../../server/features/guides/guides.ts';
import { readGuide } from '../../server/features/guides/read-guide.ts';
import { startApp } from '../helpers/app.ts';
import { ROOT } from '../helpers/stores.ts';

const NOBODY = { operator: null, contactAddress: null, socialUrl: null };
const FACTS = factsOf({ siteName: 'Fox & <b>Hen</b>', ...NOBODY, demo: true });
const FRONT = [
  '---',
  'title: A page',
  'kind: A guide',
  'description: What it is.',
  'lead: Of {{siteName}}.',
  'reviewed: 2026-11-21',
];
const SOURCES = [
  'sources:',
  ...['one', 'two'].flatMap((id) => [
    `  - id: ${id}`,
    `    title: ${id}`,
    '    publisher: Press',
    `    href: https://example.com/${id}`,
  ]),
];

/** A file whose text begins on line `FRONT.length + more.length + 4`. */
const file = (text: string, more: string[] = []) =>
  [...FRONT, ...more, '---', '', '## First :section{#first}', text].join('\n');
const guideOf = (text: string, more?: string[]) => readGuide(file(text, more), FACTS);
const htmlOf = (text: string) => guideOf(text).html;

describe('a directive', () => {
  it.each([
    [
      'note',
      ':::note{urgent}\n\nCall **now**.\n\n:::',
      /class="note\.note note\.urgent">.*#icon-phone.*<p>Call <strong>now<\/strong>\.<\/p>/,
    ],
    ['a plain note', ':::note\n\nSo.\n\n:::', /note\.plain">.*#icon-info/],
    [
      'steps',
      ':::steps\n\n1. Sit\n\n   Down.\n\n2. Stand\n\n   Up.\n\n:::',
      /<ol class="steps\.steps" role="list">.*>1<\/span>.*<h3>Sit<\/h3><p>Down\.<\/p>.*>2<\/span>.*<h3>Stand<\/h3>/,
    ],
    [
      'timeline',
      ':::timeline\n\n- Week 1\n\n  Wait.\n\n:::',
      /<ol class="timeline\.timeline" role="list"><li class="timeline\.stage"><h3 class="timeline\.when">Week 1<\/h3><p>Wait/,
    ],
    [
      'terms',
      ':::terms\n\n- Premium\n\n  Every month.\n\n:::',
      /<dl class="terms\.terms"><div><dt>Premium<\/dt><dd>Every month\.<\/dd><\/div><\/dl>/,
    ],
    [
      'badges',
      ':::badges\n\n- :badge[Open]{ok}\n\n  Yes.\n\n:::',
      /<dl class="badges\.badges">.*class="badge\.badge badge\.ok">.*#icon-check.*<span>Open<\/span>.*<dd>Yes/,
    ],
    [
      'a table with a sum',
      ':::table[Costs]{numbers sum}\n\n|  | A |\n| - | - |\n| x | 1 |\n| All | 1 |\n\n:::',
      /role="region" aria-labelledby="table-1" tabindex="0"><table class="table\.table table\.withSum table\.numbers"><caption class="table\.caption" id="table-1">Costs<\/caption><thead><tr><td><\/td><th scope="col">A<.*<th scope="row">All<\/th><td>1<\/td>/,
    ],
    [
      'bars',
      ':::bars\n\n|  | A | B |\n| - | - | - |\n| x | 3 | 7 |\n| y | 0 | 4 |\n\n:::',
      /aria-hidden="true"><span>x<\/span><svg class="bars\.bar" viewBox="0 0 10 10".*<rect class="bars\.second" x="3" width="7" height="10">.*<figcaption.*bars\.first"><\/span>A</,
    ],
    [
      'button',
      ':button[Go]{href="/user/signup"}',
      /<a class="button\.button button\.primary" href="\/user\/signup"><span>Go<\/span><\/a>/,
    ],
    ['when, of a fact that is so', ':when[Demo.]{demo}', /<p>Demo\.<\/p>/],
    ['when, of a fact that is not', 'So:when[ and [so]({{socialUrl}})]{socialUrl}.', /<p>So\.<\/p>/],
  ])('%s', (_, text, expected) => {
    expect(htmlOf(text)).toMatch(expected);
  });

  it('cite numbers sources as they are mentioned first, those of questions last', () => {
    const questions = ['questions:', '  - question: Why?', '    answer: So.', '    sources: [one]'];
    const { html, sources } = guideOf('B:cite[two] b:cite[two].', [...questions, ...SOURCES]);
    expect(sources.map(({ id }) => id)).toEqual(['two', 'one']);
    const marks = [...html.matchAll(/href="#source-(\w+)"><span[^>]*>Source <\/span>(\d)/g)];
    expect(marks.map(([, id, number]) => [id, number])).toEqual([
      ['two', '1'],
      ['two', '1'],
    ]);
  });

  it('section gives a heading its id, and its entry in the contents', () => {
    const { html, outline } = guideOf(
      'Text.\n\n## Second, and longer :section{#second short="Second"}\n\nMore.',
    );
    expect(html).toContain(
      '<section class="guide.prose"><h2 id="second">Second, and longer</h2><p>More.</p>',
    );
    expect(outline).toEqual([
      { id: 'first', label: 'First' },
      { id: 'second', label: 'Second' },
    ]);
  });
});

describe('a text', () => {
  it('shows HTML as it is written, of the author and of the installation', () => {
    const { html, lead } = guideOf('<script>alert(1)</script>\n\n{{siteName}} <img src=x onerror=alert(2)>');
    expect(html).not.toMatch(/<(script|img|b)\b/);
    expect(html).toContain('&#x3C;script>alert(1)&#x3C;/script>');
    expect(html).toContain('Fox &#x26; &#x3C;b>Hen&#x3C;/b> &#x3C;img src=x');
    expect(lead).toBe('Of Fox & <b>Hen</b>.');
  });

  it('cannot set classes or attributes by a directive', () => {
    expect(htmlOf(':::note{onclick="alert(1)" .x #y}\n\nA.\n\n:::')).not.toMatch(/onclick|"x"|id="y"/);
  });

  it('links to other sites as external', () => {
    expect(htmlOf('[a](https://example.com) [b](/search)')).toContain(
      '<a href="https://example.com" rel="external noopener">a</a> <a href="/search">b</a>',
    );
  });

  it.each([
    ['a link that runs', '[x](javascript:alert(1))', 'is no address'],
    ['another site without a scheme', '[x](//example.com)', 'is no address'],
    ['a button that runs', ':button[x]{href="javascript:alert(1)"}', 'is no address'],
    ['an unknown directive', ':::blink\n\nA.\n\n:::', "no directive ':blink'"],
    ['an unknown source', 'A:cite[three]', "no source is called 'three'"],
    ['an unknown placeholder', '{{secret}}', "'secret' is none of"],
    ['an unknown condition', ':when[x]{constructor}', "'constructor' is none of"],
    ['steps without a list', ':::steps\n\nA.\n\n:::', 'holds one list'],
    ['a step without a text', ':::steps\n\n1. A\n\n:::', 'an entry is a line', 3],
    ['a table without a caption', ':::table\n\n| A |\n| - |\n\n:::', 'caption in brackets'],
    ['bars of words', ':::bars\n\n|  | A |\n| - | - |\n| x | y |\n\n:::', 'made of numbers', 5],
    ['a section without an id', '\n## Second', ':section{#id}', 2],
  ])('names the line of %s', (_, text, message, below = 1) => {
    const line = FRONT.length + 3 + below;
    expect(() => htmlOf(text)).toThrow(new RegExp(`^line ${line}: .*${message.replace(/[{}#()]/g, '\\$&')}`));
  });

  it.each([
    ['a field that is missing', file('').replace('kind: A guide\n', ''), 'line 2: kind: '],
    ['a field that is unknown', file('', ['colour: red']), 'line 7: colour: is not known'],
    ['a date that is none', file('').replace('2026-11-21', 'soon'), 'line 6: reviewed: must be a date'],
    ['a source that nothing cites', file('A:cite[one]', SOURCES), "line 12: nothing cites 'two'"],
    ['an unknown placeholder', file('').replace('{{siteName}}', '{{secret}}'), "line 5: 'secret' is none of"],
    ['what is no YAML', file('').replace('A guide', '"A guide'), 'line '],
    ['no front matter', '# Hello', 'line 1: a file begins with front matter'],
  ])('names the line of %s', (_, text, message) => {
    expect(() => readGuide(text, FACTS)).toThrow(message);
  });
});

describe("an operator's file", () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'guides-'));
  const put = (name: string, text: string) => {
    mkdirSync(join(dataDir, 'content'), { recursive: true });
    writeFileSync(join(dataDir, 'content', name), text);
  };
  afterAll(() => rmSync(dataDir, { recursive: true }));

  it('replaces the built-in one, and a broken one is told and not used', async () => {
    put('terms.md', file('Our own terms, <em>{{siteName}}</em>.'));
    put('insurance.md', file('A:cite[nobody]'));
    put('pricing.md', file('No such page.'));
    const app = await startApp(undefined, { config: { dataDir } });
    const get = async (path: string) => (await app.get(path)).text;
    const terms = await get('/terms');
    expect(terms).toContain('Our own terms, &#x3C;em>Test Directory&#x3C;/em>.');
    expect(terms).toContain('<h2 id="first">First</h2>');
    expect(terms).toContain('<title>A page · Test Directory</title>');
    expect(await get('/insurance')).toContain('Health Insurance</h1>');
    expect((await app.get('/api/guides/pricing')).status).toBe(404);
    await app.close();

    const told: string[] = [];
    const places = { root: ROOT, dataDir, siteName: 'X', ...NOBODY, demo: false };
    createGuides(places, (sentence) => told.push(sentence));
    expect(told.sort()).toEqual([
      `${join(dataDir, 'content/insurance.md')}: line 10: no source is called 'nobody'. This file is not used.`,
      expect.stringContaining(`${join(dataDir, 'content/pricing.md')}: no page is called 'pricing'`),
    ]);
  });
});

describe('the built-in guides', () => {
  const folder = join(ROOT, 'public-site/content');
  const names = readdirSync(folder).map((name) => name.replace('.md', ''));
  const guides = createGuides(
    { root: ROOT, dataDir: '/nowhere', siteName: 'X', ...NOBODY, demo: false },
    () => undefined,
  );

  it.each(names)('%s is answered by the API', async (name) => {
    const app = await startApp();
    const answer = (await app.get(`/api/guides/${name}`)).json<Guide>();
    expect(answer).toMatchObject({
      title: guides.find(name)?.title,
      html: expect.stringContaining('<h2 id=') as string,
    });
    await app.close();
  });

  it('add up: the rows and columns of the worked example', () => {
    const text = readFileSync(join(folder, 'insurance.md'), 'utf8');
    const rows = [...text.matchAll(/^\| (?:Visit \d|Together) +\|(.*)\|$/gm)]
      .map(([, cells]) => cells.split('|').map((cell) => Number(cell.trim().replace('$', ''))))
      .filter((cells) => cells.length === 5);
    expect(rows).toHaveLength(5);
    for (const [allowed, deductible, coinsurance, patient, plan] of rows) {
      expect([patient, allowed]).toEqual([deductible + coinsurance, patient + plan]);
    }
    const sum = rows[0].map((_, at) => rows.slice(0, -1).reduce((total, row) => total + row[at], 0));
    expect(rows.at(-1)).toEqual(sum);
  });
});

it('reads one guide at each turn, until all were read', () => {
  const guides = createGuides(
    { root: ROOT, dataDir: ROOT, siteName: 'Fox', ...NOBODY, demo: true },
    () => undefined,
  );
  const read: string[] = [];
  const readAhead = createReadAhead({ ...guides, find: (name) => (read.push(name), null) });
  for (const name of guides.names) {
    readAhead();
    expect(read.at(-1)).toBe(name);
  }
  readAhead();
  expect(read).toEqual([...guides.names, guides.names[0]]);
});

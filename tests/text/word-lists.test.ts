import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { FLAGS, VOCABULARY } from '#contract/vocabulary.ts';
import { pair, phrase, readList, readParts, readSections } from '../../db/text/word-list.ts';
import { valueWords, valuesOf } from '../../db/search/reading/listed-words.ts';
import { ROOT } from '../helpers/stores.ts';

const folder = mkdtempSync(join(tmpdir(), 'words-'));
afterAll(() => rmSync(folder, { recursive: true }));

function listOf(...lines: string[]): string {
  const file = join(folder, 'list.txt');
  writeFileSync(file, lines.join('\n'));
  return file;
}

describe('a list of words', () => {
  it('has an entry a line, and comments', () => {
    const file = listOf('# Rivers', '', "can't sleep", '  São Paulo \r', '中文');
    expect(readList(file, phrase)).toEqual(["can't sleep", 'São Paulo', '中文']);
  });

  it('has headings, an entry below several of them', () => {
    const file = listOf('[a]', 'x = 1', '# and', '[b c]', 'x = 1');
    expect(readSections(file, String, pair)).toEqual([
      { heading: 'a', entries: [['x', '1']] },
      { heading: 'b c', entries: [['x', '1']] },
    ]);
  });

  it.each([
    ['two phrases', ['# here', 'a', 'b, c'], ':3: “b, c”: one phrase a line, without , = [ or ].'],
    ['no word', ['-'], ':1: “-”: there is no word in it.'],
    ['a phrase twice', ['a', '', 'a'], ':3: “a”: it is there twice.'],
    ['a heading', ['[a]'], ':1: “[a]”: this list has no headings.'],
  ])('with %s is refused by its line', (_, lines, why) => {
    const file = listOf(...lines);
    expect(() => readList(file, phrase)).toThrow(`${file}${why}`);
  });

  it.each([
    ['nothing above', ['a'], ':1: “a”: a [heading] is missing above.'],
    ['half a heading', ['[x', 'a'], ':1: “[x”: a heading ends with ].'],
    ['another heading', ['[x]', 'a', '[z]'], ':3: “[z]”: a heading here is one of x, y.'],
    ['a heading that is missing', ['[x]', 'a'], ': nothing stands below [y].'],
  ])('with %s is refused as well', (_, lines, why) => {
    const file = listOf(...lines);
    expect(() => readParts(file, ['x', 'y'], phrase)).toThrow(`${file}${why}`);
  });

  it.each(['condition:adhdd', 'conditions:adhd', 'telehealth:2', 'adhd', 'age:0-5  age:6-12'])(
    'below [%s] has no value of ours',
    (heading) => {
      const file = listOf(`[${heading}]`, 'a');
      expect(() => readSections(file, valuesOf, phrase)).toThrow(/:1: .*no filter has the value/);
    },
  );

  it.each(['a', 'a =', '= b', 'a = b = c'])('with “%s” has no pair', (line) => {
    const file = listOf(line);
    expect(() => readList(file, pair)).toThrow(`${file}:1: “${line}”: it should be like: name = what it is.`);
  });

  it('knows every value of the vocabulary by another name than its label', () => {
    const lists = ['conditions', 'treatments', 'insurances', 'ages', 'languages', 'genders', 'flags'];
    const headings = lists.flatMap(valueWords).flatMap(({ heading }) => heading);
    const known = headings.map(({ filter, value }) => `${filter}:${value}`);
    const values = Object.entries(VOCABULARY).flatMap(([filter, labels]) =>
      Object.keys(labels).map((value) => `${filter}:${value}`),
    );
    expect(known.sort()).toEqual([...values, ...Object.keys(FLAGS).map((flag) => `${flag}:1`)].sort());
  });

  it.each(['db/search/reading/words', 'db/places/words'])('in %s says what it is', (path) => {
    const names = readdirSync(join(ROOT, path));
    const silent = names.filter((name) => !readFileSync(join(ROOT, path, name), 'utf8').startsWith('# '));
    expect(silent).toEqual([]);
  });
});

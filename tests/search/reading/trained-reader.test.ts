import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { needTokens } from '../../../db/search/reading/need-words.ts';
import { read } from '../../../db/search/reading/read-need.ts';
import type { Read } from '../../../db/search/reading/read-need.ts';
import { NO_SENSE } from '../../../db/search/reading/trained/sense.ts';
import { trainedReader } from '../../../db/search/reading/trained/trained-reader.ts';
import { withoutWords } from '#contract/typed-text.ts';
import { ROOT } from '../../helpers/stores.ts';

const FOLDER = join(ROOT, 'db/search/reading/trained');
const MOST_BYTES = 2 * 1024 * 1024;
const sense = trainedReader();

function readText(text: string, by = sense): Read {
  return read(text, needTokens(text), () => false, by);
}

function valuesIn(text: string, by = sense): string[] {
  return readText(text, by).understood.map(({ filter, value }) => `${filter}:${value}`);
}

describe('the trained reader', () => {
  it.each([['i check the stove ten times before i leave', 'condition:ocd']])(
    'reads what no phrase says: “%s”',
    (text, value) => {
      expect(valuesIn(text, NO_SENSE)).not.toContain(value);
      expect(valuesIn(text)).toContain(value);
    },
  );

  it('says so, with the words that it was read from; without these it is not read', () => {
    const text = 'i check the stove ten times before i leave';
    const [inferred] = readText(text).understood;
    expect(inferred).toMatchObject({ filter: 'condition', value: 'ocd', inferred: true });
    for (const said of inferred.words) expect(text).toContain(said);
    expect(valuesIn(withoutWords(text, inferred.words))).toEqual([]);
  });

  it('leaves out what is only mentioned, and says that', () => {
    const { understood, negated } = readText('already tried tms, want to ask about ketamine for depression');
    expect(understood.map(({ value }) => value)).not.toContain('tms');
    expect(understood.map(({ value }) => value)).toContain('ketamine');
    expect(negated.map(({ words }) => words)).toContain('tms');
  });

  it.each([
    ['I want to try TMS before the end of this year if possible', 'treatment:tms'],
    ['looking for a woman psychiatrist who takes Aetna and has appointments', 'gender:woman'],
  ])('leaves in what is asked for: “%s”', (text, value) => {
    expect(valuesIn(text)).toContain(value);
  });

  it('takes an age as it is, whatever else is told', () => {
    const text = 'eleven year old melts down, punches holes in the drywall, doctor thinks of the spectrum';
    expect(valuesIn(text)).toContain('age:6-12');
  });

  it('takes a word of the lists as it is', () => {
    for (const text of ['ocd', 'tms', 'adhd aetna', 'lithium bipolar'])
      expect(valuesIn(text)).toEqual(valuesIn(text, NO_SENSE));
  });

  it('says nothing of names and of what is no need', () => {
    for (const text of ['Gideon Lieberman', 'Dr. Mendoza', 'psychiatrist', 'asdf qwerty', ''])
      expect(valuesIn(text)).toEqual([]);
  });

  it('is small', () => {
    const bytes = ['model.bin', 'word-classes.txt'].map((file) => statSync(join(FOLDER, file)).size);
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(MOST_BYTES);
  });
});

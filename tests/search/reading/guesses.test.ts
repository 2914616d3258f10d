import { expect, it } from 'vitest';
import { needTokens } from '../../../db/search/reading/need-words.ts';
import { read } from '../../../db/search/reading/read-need.ts';
import { NO_SENSE } from '../../../db/search/reading/trained/sense.ts';
import type { Sense } from '../../../db/search/reading/trained/sense.ts';

function valuesIn(text: string, sense: Sense = NO_SENSE): string[] {
  const { understood } = read(text, needTokens(text), () => false, sense);
  return understood.map(({ filter, value }) => `${filter}:${value}`);
}

/** Reads one value from all words together. */
function inferring(value: string): Sense {
  return { ...NO_SENSE, infer: () => [{ value: { filter: 'condition', value }, score: 5, words: [0] }] };
}

it('is what a word says in a sentence that says something else more exactly, or of which that is read', () => {
  expect(valuesIn('keeps crying whenever he leaves the building')).toEqual(['condition:depression']);
  expect(valuesIn('keeps crying, panic attacks whenever he leaves the building')).toEqual([
    'condition:panic',
  ]);
  const text = 'keeps crying whenever he leaves the building';
  expect(valuesIn(text, inferring('perinatal'))).toEqual(['condition:perinatal']);
});

it('is meant in a list', () => {
  expect(valuesIn('addiction and anxiety')).toEqual([
    ...['condition:alcohol', 'condition:opioids', 'condition:stimulants', 'condition:anxiety'],
  ]);
  expect(valuesIn('nightmares ptsd')).toEqual(['condition:insomnia', 'condition:ptsd']);
});

it('of an age is nothing beside one that is said', () => {
  expect(valuesIn('my daughter is a freshman in college with panic')).toEqual([
    'age:18-25',
    'condition:panic',
  ]);
  expect(valuesIn('teen girl with panic')).toEqual(['age:13-17', 'condition:panic']);
});

it('goes as one where it is only mentioned: of three that one word may mean, none stays', () => {
  const isMeant: Sense['isMeant'] = ({ value }) => value.value === 'stimulants';
  const text = 'went into rehab again and again for nothing';
  const all = ['condition:alcohol', 'condition:opioids', 'condition:stimulants'];
  expect(valuesIn(text, { ...NO_SENSE, isMeant })).toEqual(all);
  expect(valuesIn(text, { ...NO_SENSE, isMeant: () => false })).toEqual([]);
});

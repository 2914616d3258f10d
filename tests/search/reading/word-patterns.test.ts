import { expect, it } from 'vitest';
import { classesOf, patternsOf, wordsFor } from '../../../db/search/reading/word-patterns.ts';

it('a phrase without a group is its words', () => {
  expect(patternsOf("can't sleep")).toEqual([['cant', 'sleep']]);
});

it('a group is one word of a phrase, but for what has several words in it', () => {
  const patterns = patternsOf('my <kin> died');
  expect(patterns).toContainEqual(['my', '<kin>', 'died']);
  expect(patterns).toContainEqual(['my', 'mother', 'in', 'law', 'died']);
  expect(classesOf('grandma')).toContain('<kin>');
  expect(wordsFor('<kin>')).not.toContain('mother in law');
});

it('what is theirs is a group as well', () => {
  expect(patternsOf('<kin>s death')).toContainEqual(['<kin>s', 'death']);
  expect(classesOf('moms')).toContain('<kin>s');
});

it('a group that is not there is named', () => {
  expect(() => patternsOf('my <neighbors> moved')).toThrow('no group of words is called <neighbors>');
});

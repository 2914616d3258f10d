import { describe, expect, it } from 'vitest';
import { createPhrases, phraseSet } from '../../db/text/phrases.ts';

describe('phrases', () => {
  const phrases = createPhrases<string>(new Set(['way', 'too']));
  for (const text of ['drinking', 'drinking much', 'weight loss', 'loss']) phrases.add(text.split(' '), text);
  const at = (text: string, word = 0) => phrases.at(text.split(' '), word);

  it('are found at a word, the longest first', () => {
    expect(at('weight loss')).toEqual({ meaning: 'weight loss', length: 2 });
    expect(at('my weight loss', 2)).toEqual({ meaning: 'loss', length: 1 });
    expect(at('weight')).toBeNull();
    expect(at('my loss')).toBeNull();
  });

  it('pass over what may stand between their words, and only there', () => {
    expect(at('drinking way too much')).toEqual({ meaning: 'drinking much', length: 4 });
    expect(at('drinking way too often')).toEqual({ meaning: 'drinking', length: 1 });
    expect(at('way drinking')).toBeNull();
  });

  it('keep their first meaning', () => {
    phrases.add(['loss'], 'grief');
    expect(at('loss')?.meaning).toBe('loss');
  });

  it('have words that stand for others: the longest counts, and of two of one length what was there first', () => {
    const classes = new Map([
      ['mom', ['<kin>']],
      ['passed', ['<died>']],
    ]);
    const some = createPhrases<string>(new Set(), (word) => classes.get(word) ?? []);
    some.add(['<kin>', '<died>'], 'grief');
    some.add(['mom'], 'mother');
    some.add(['mom', 'passed'], 'later');
    some.add(['<kin>', 'passed', 'out'], 'nothing');
    const found = (text: string) => some.at(text.split(' '), 0);
    expect(found('mom passed')).toEqual({ meaning: 'grief', length: 2 });
    expect(found('mom left')).toEqual({ meaning: 'mother', length: 1 });
    expect(found('mom passed out')).toEqual({ meaning: 'nothing', length: 3 });
  });

  it('are in a set as whole phrases', () => {
    const set = phraseSet([['near', 'me']]);
    expect([['near', 'me'], ['near'], ['near', 'me', 'now'], []].map(set.has)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

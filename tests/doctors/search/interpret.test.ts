import { describe, expect, it } from 'vitest';
import { interpret } from '../../../db/doctors/search/interpret.ts';

const LETTERS = 'a b c d e f g h i j k l m n o p q r s t u v w x y z';

describe('the words of a search', () => {
  it('are looked for once, however often they are written', () => {
    const { rest, names } = interpret('mindful Mindful MINDFUL mindful');
    expect(rest).toEqual(['mindful']);
    expect(names).toEqual(['mindful']);
  });

  it('are few, however many are written', () => {
    const { rest, names } = interpret(`${LETTERS} ${LETTERS} ${LETTERS}`);
    expect(rest.length).toBeLessThanOrEqual(12);
    expect(names.length).toBeLessThanOrEqual(14);
  });

  it('are all read where somebody says a lot', () => {
    const text =
      'I am looking for a good female psychiatrist for my teenage daughter in Boston who speaks Spanish and ' +
      'treats anxiety and panic attacks, takes Aetna, and sees her on weekends by video';
    expect(interpret(text).understood.map(({ value }) => value)).toEqual([
      ...['woman', 'es', 'anxiety', 'panic', 'aetna', '1'],
    ]);
  });

  it('may be one letter: an initial or a whole name', () => {
    expect(interpret('J Smith').names).toEqual(['j', 'smith']);
    expect(interpret('O').names).toEqual(['o']);
  });
});

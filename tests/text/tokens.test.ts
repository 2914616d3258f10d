import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeTokens, placeWords } from '../../db/places/place-key.ts';
import { indexWords, plainIndexWords } from '../../db/text/index-words.ts';
import { tokensOf, wordsOf } from '../../db/text/tokens.ts';

describe('the words of a text', () => {
  it.each([
    ['A.D.H.D. meds', ['adhd', 'meds']],
    ["can't sleep, O’Brien", ['cant', 'sleep', 'obrien']],
    ['O‘Brien, OʼBrien', ['obrien', 'obrien']],
    ['Łódź Straße', ['lodz', 'strasse']],
    ['ＡＤＨＤ １２', ['adhd', '12']],
    ['Zoe\u0308 Müller', ['zoe', 'muller']],
    ['по русски', ['по', 'русски']],
    ['de\u00adpres\u200bsion \u202ein\u202c\u200e Austin', ['depression', 'in', 'austin']],
    ['… & ! \u200b', []],
  ])('“%s” are folded', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('are the same in a text that is plain, and in one with a letter that is not', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from("aB1'.`’-_ é!~")) }), (text) => {
        expect(tokensOf(text)).toEqual(tokensOf(`${text} é`).slice(0, -1));
      }),
    );
  });

  it('know where they stand', () => {
    const text = 'my A.D.H.D., Zoe\u0308’s';
    expect(tokensOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'my',
      'A.D.H.D.',
      'Zoe\u0308’s',
    ]);
  });

  it('of a place are as many as its letters, and Latin', () => {
    expect(placeWords('L.A. & St.Paul, Łódź по')).toEqual(['l', 'a', 'and', 'st', 'paul', 'lodz']);
    const text = 'near N.Y. now';
    expect(placeTokens(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'near',
      'N',
      'Y',
      'now',
    ]);
  });

  it('of an index keep their accents, and are cut at apostrophes', () => {
    expect(indexWords("L'été, l’ÉTÉ d'hiver")).toEqual(['l', 'été', 'd', 'hiver']);
    expect(plainIndexWords('été ete 한국')).toEqual(['ete', '한국'.normalize('NFD')]);
  });
});

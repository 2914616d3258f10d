import { describe, expect, it } from 'vitest';
import { createNames } from '../../../db/search/names.ts';
import { KNOWN_WORDS } from '../../../db/search/reading/meanings.ts';
import { spell } from '../../../db/search/reading/correct-words.ts';
import type { Spelled } from '../../../db/search/reading/correct-words.ts';
import { tokensOf } from '../../../db/text/tokens.ts';
import { listedWords, misspellings } from '../../../db/search/reading/listed-words.ts';

const TEXTS = new Set(['harbor', 'eatting']);
const PLACES = new Set(['salem']);
const names = createNames();
const DOCTORS = [
  'Gideon Lieberman',
  'Claire McGrath',
  'Ana Smith',
  'Bo Smitt',
  'Elif Yılmaz',
  'Jürgen Müller',
  'Sameer Nouri',
];
DOCTORS.forEach((name, slot) => names.add(slot, name));

function spelled(text: string): Spelled {
  return spell(text, tokensOf(text), {
    names,
    isInTexts: (word) => TEXTS.has(word),
    isPlace: (word) => PLACES.has(word),
  });
}

function wordsIn(text: string): string {
  return spelled(text)
    .tokens.map(({ word }) => word)
    .join(' ');
}

describe('spelling', () => {
  it('takes no word of another language for one of English, or for somebody', () => {
    for (const text of ['ansiedad muy fuerte', 'no puedo poder con la vida', 'mi hermana rompe sus cosas'])
      expect(spelled(text).corrected).toEqual([]);
    expect(wordsIn('tengo mucha ansieda')).toBe('tengo mucha ansiedad');
  });

  it('leaves a word of English in one piece', () => {
    expect(wordsIn('on the nightstand')).toBe('on the nightstand');
  });

  it('leaves a word of English, but for one letter in a phrase', () => {
    expect(wordsIn('panic attach')).toBe('panic attack');
    for (const text of ['sleep with every light on', 'worse since summer', 'my hands quit shaking'])
      expect(wordsIn(text)).toBe(text);
  });

  it.each([
    ['anxeity', 'anxiety'],
    ['depresson', 'depression'],
    ['shizophrenia', 'schizophrenia'],
    ['alzhiemers', 'alzheimers'],
    ['pstd', 'ptsd'],
    ['Liebermann', 'Lieberman'],
    ['Lieberrman adderal', 'Lieberman adderall'],
  ])('of "%s" is corrected, and said', (text, right) => {
    const { corrected } = spelled(text);
    expect(wordsIn(text)).toBe(right.toLowerCase());
    expect(corrected.map(({ to }) => to).join(' ')).toBe(right);
    expect(corrected.map(({ from }) => from).join(' ')).toBe(text);
  });

  it.each(['smith', 'rural', 'village', 'dancer', 'smite', 'smitten', 'prison'])(
    'leaves “%s”, a word of English or a name',
    (text) => {
      expect(spelled(text).corrected).toEqual([]);
    },
  );

  it('takes a word of Spanish for no misspelled one of English', () => {
    expect(spelled('psiquiatra para depresión').corrected).toEqual([]);
  });

  it.each([
    ['bi polar', 'bipolar'],
    ['Mc Grath', 'mcgrath'],
    ['panicattacks', 'panic attacks'],
    ['newpatients', 'new patients'],
    ['spekaing', 'speaking'],
  ])('of "%s" is put right without a word', (text, right) => {
    expect(wordsIn(text)).toBe(right);
    expect(spelled(text).corrected).toEqual([]);
  });

  it.each(['harbor', 'salem', 'mcgrath', 'lieb', 'yilmaz', 'mueller', 'ect', 'xqz', '02139', 'blorptangle'])(
    'of "%s" is right as it is',
    (text) => {
      expect(spelled(text)).toMatchObject({ tokens: [{ word: text }], corrected: [], didYouMean: [] });
    },
  );

  it.each(['Weber', 'Cohen', 'Maria', 'Menon', 'Marino'])(
    'of "%s" is a name, though nobody bears it',
    (name) => {
      expect(spelled(name)).toMatchObject({ tokens: [{ word: name.toLowerCase() }], corrected: [] });
    },
  );

  it('asks whether another name was meant by one that is common', () => {
    names.add(21, 'Leah Chen');
    expect(spelled('Cohen')).toMatchObject({ corrected: [], didYouMean: [{ from: 'Cohen', to: 'Chen' }] });
    names.remove(21, 'Leah Chen');
  });

  it('takes a name for that whose letters are doubled otherwise, and behind "Dr." for nothing but a name', () => {
    names.add(21, 'Joel Nussbaum');
    expect(wordsIn('Nusbaum')).toBe('nussbaum');
    names.remove(21, 'Joel Nussbaum');
    expect(wordsIn('suboxne')).toBe('suboxone');
    expect(wordsIn('Dr. Suboxne')).toBe('dr suboxne');
  });

  it('knows common misspellings, each of which is a word of its own nowhere', () => {
    expect(spelled('skitzophrenia').corrected).toEqual([{ from: 'skitzophrenia', to: 'schizophrenia' }]);
    const rightOf = misspellings();
    const wrong = [...rightOf.keys()];
    expect(wrong.filter((word) => KNOWN_WORDS.has(word))).toEqual([]);
    const common = new Set([...listedWords('family-names'), ...listedWords('given-names')]);
    expect(wrong.filter((word) => common.has(word))).toEqual([]);
    expect([...rightOf.values()].filter((word) => !KNOWN_WORDS.has(word))).toEqual([]);
  });

  it('asks where it is not sure', () => {
    expect(spelled('Smiht')).toMatchObject({
      corrected: [{ from: 'Smiht', to: 'Smith' }],
      didYouMean: [{ from: 'Smiht', to: 'Smitt' }],
    });
    expect(spelled('Liebersen')).toMatchObject({
      tokens: [{ word: 'liebersen' }],
      didYouMean: [{ from: 'Liebersen', to: 'Lieberman' }],
    });
  });

  it('takes the name that sounds so for a name that nobody has', () => {
    expect(wordsIn('Leebermen')).toBe('lieberman');
    expect(wordsIn('MacGrawth')).toBe('macgrath');
  });

  it('knows the word that goes with the one beside it, even where a profile has the stem of the other', () => {
    expect(wordsIn('blue cros')).toBe('blue cross');
    expect(wordsIn('eatting disorder')).toBe('eating disorder');
    expect(wordsIn('eatting')).toBe('eatting');
  });

  it('follows names that come and go', () => {
    names.add(20, 'Ada Quenneville');
    expect(wordsIn('Quennevile')).toBe('quenneville');
    names.remove(20, 'Ada Quenneville');
    expect(wordsIn('Quennevile')).toBe('quennevile');
  });
});

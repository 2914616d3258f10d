import { folded } from '#contract/without-accents.ts';
import { tokensOf, wordsOf } from '../../text/tokens.ts';
import type { Token } from '../../text/tokens.ts';
import { listedWords, valueWords } from './listed-words.ts';
import { KNOWN_WORDS } from './meanings.ts';
import type { Value } from './listed-words.ts';

/** Scripts, and what is mostly written in them in the United States; the first that fits. */
const SCRIPTS: [RegExp, string[]][] = [
  [/\p{sc=Hangul}/u, ['ko']],
  [/[\p{sc=Hiragana}\p{sc=Katakana}]/u, ['ja']],
  [/\p{sc=Han}/u, ['cmn', 'yue']],
  [/[іїєґ]/iu, ['uk']],
  [/\p{sc=Cyrillic}/u, ['ru']],
  [/[ٹڈڑںے]/u, ['ur']],
  [/[پچژگکی]/u, ['fa']],
  [/\p{sc=Arabic}/u, ['ar']],
  [/\p{sc=Hebrew}/u, ['he']],
  [/\p{sc=Greek}/u, ['el']],
  [/\p{sc=Armenian}/u, ['hy']],
  [/\p{sc=Ethiopic}/u, ['am']],
  [/\p{sc=Devanagari}/u, ['hi']],
  [/\p{sc=Bengali}/u, ['bn']],
  [/\p{sc=Gurmukhi}/u, ['pa']],
  [/\p{sc=Gujarati}/u, ['gu']],
  [/\p{sc=Telugu}/u, ['te']],
  [/\p{sc=Tamil}/u, ['ta']],
  [/\p{sc=Thai}/u, ['th']],
  [/\p{sc=Khmer}/u, ['km']],
];
const ASCII = /^[\0-\x7f]*$/;
const NOT_LATIN = /[^\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}]/u;
/** Letters that only one of the languages has that are told apart by words. */
const LETTERS: [RegExp, string][] = [
  [/ñ/iu, 'es'],
  [/[ãõ]/iu, 'pt'],
  [/[ơưđạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu, 'vi'],
];
/** A small word alone may be somebody's name. */
const LEAST = 2;
/** English has these as well: they tell a language beside others of it. */
const ENGLISH_TOO = new Set(wordsOf('do me sin son para un des les pour comment tout pale'));
const LETTER = 2;

const FAMILY_NAMES = new Set(listedWords('family-names'));
const LANGUAGES = valueWords('language-words').map(({ heading: [{ value }], entries }) => {
  const accented = value === 'vi';
  return {
    value,
    accented,
    words: new Set(entries.map((word) => (accented ? word.toLowerCase().normalize('NFC') : folded(word)))),
  };
});

const SMALL_WORDS = new Set(LANGUAGES.flatMap(({ words }) => Array.from(words, folded)));

/** Whether a folded word is a small one of another language. */
export function isSmallWord(word: string): boolean {
  return SMALL_WORDS.has(word);
}

/**
 * The language that a text is written in, where it is not English: several where its script is that of several. The letters
 * of a name say nothing: Núñez need not speak Spanish.
 */
export function languageOf(text: string, isName: (word: string) => boolean): Value[] {
  const written = byScript(text) ?? bySmallWords(text, isName);
  return written.map((value) => ({ filter: 'language', value }));
}

/** Whether a text in Latin letters is written in another language than English. */
export function isOtherLatin(text: string, isName: (word: string) => boolean): boolean {
  return byScript(text) === undefined && bySmallWords(text, isName).length > 0;
}

function byScript(text: string): string[] | undefined {
  return NOT_LATIN.test(text) ? SCRIPTS.find(([letters]) => letters.test(text))?.[1] : undefined;
}

function bySmallWords(text: string, isName: (word: string) => boolean): string[] {
  const tokens = tokensOf(text);
  const plain = tokens.map(({ word }) => word);
  // Most texts have no such letter: then there is nothing to look at.
  const said = ASCII.test(text) ? [] : tokens.filter(isSaid);
  const lettersOfWords = said.map(({ start, end }) => text.slice(start, end)).join(' ');
  const typed =
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}\p{M}]+/gu) ?? [];
  const scored = LANGUAGES.map(({ value, accented, words }) => {
    const small = (accented ? typed : plain).filter((word) => words.has(word));
    const isTold =
      (value === 'es' && /[¿¡]/.test(text)) ||
      LETTERS.some(([one, language]) => language === value && one.test(lettersOfWords));
    const isSure = isTold || small.some((word) => !ENGLISH_TOO.has(word));
    return { value, score: isSure ? small.length + (isTold ? LETTER : 0) : 0 };
  }).sort((a, b) => b.score - a.score);
  const [best] = scored;
  return best.score >= LEAST && best.score * 4 >= plain.length ? [best.value] : [];

  function isSaid({ word }: Token): boolean {
    return KNOWN_WORDS.has(word) && !isName(word) && !FAMILY_NAMES.has(word);
  }
}

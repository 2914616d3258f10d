/** Numbers of years, up to the oldest that anybody is: in digits, in words, in Chinese. */
import { wordsOf } from '../../text/tokens.ts';

/** A number in a list of words, and how many of them it takes. */
export interface FoundYears {
  years: number;
  length: number;
}

export const OLDEST = 110;
/** Of Arabic, and of Persian and Urdu: the last four bits are their value. */
const ARABIC_DIGIT = /[٠-٩۰-۹]/g;
export const TENS = wordsOf('twenty thirty forty fifty sixty seventy eighty ninety');
const NUMBERS = new Map([
  ...TENS.map((word, i): [string, number] => [word, 20 + 10 * i]),
  ...wordsOf(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  ).map((word, i): [string, number] => [word, i]),
]);

/** In digits, of Arabic and Persian as well. */
export function inDigits(word: string | undefined): number | null {
  const digits = word?.replace(ARABIC_DIGIT, (digit) => String(digit.charCodeAt(0) & 15));
  return digits && /^\d{1,3}$/.test(digits) && Number(digits) <= OLDEST ? Number(digits) : null;
}

/** "nine", "eighty two" */
export function inWords(words: readonly string[], at: number): FoundYears | null {
  const first = NUMBERS.get(words[at]);
  if (first === undefined) return null;
  const second = first >= 20 ? NUMBERS.get(words[at + 1]) : undefined;
  return second !== undefined && second > 0 && second < 10
    ? { years: first + second, length: 2 }
    : { years: first, length: 1 };
}

const HAN_DIGITS = '一二三四五六七八九';

/** "九", "十二", "三十五": each letter is a word. */
export function inHan(words: readonly string[], at: number): FoundYears | null {
  const [all, tens, ten, ones] =
    /^([二三四五六七八九]?)(十?)([一二三四五六七八九]?)/.exec(words.slice(at, at + 3).join('')) ?? [];
  if (!all) return null;
  const digit = (letter = '') => HAN_DIGITS.indexOf(letter) + 1;
  if (!ten) return { years: digit(tens || ones), length: 1 };
  return { years: (tens ? digit(tens) : 1) * 10 + (ones ? digit(ones) : 0), length: all.length };
}

import { listedWords } from './reading/listed-words.ts';
import { readList } from '../text/word-list.ts';
import { tokensOf, wordsOf } from '../text/tokens.ts';

const GIVEN = new Set(listedWords('given-names'));
const KNOWN = new Set([...GIVEN, ...listedWords('family-names')]);
const COMMON = new Set(readList('db/place-names/common-words.txt', (word) => word));
/** What names of towns end with. */
const TOWN =
  /(?:ville|burgh?|town|field|port|wood|dale|land|bury|shire|view|side|ton|springs?|hollow|creek|heights|hills?|falls|grove|valley)$/;
const MOST_WORDS = 4;

/** Whether a word is one of the language, or a name that many bear. */
export function isOrdinary(word: string): boolean {
  const lower = word.toLowerCase();
  return COMMON.has(lower) || KNOWN.has(lower);
}

/** Whether each word of a text is a name that many bear, and none of the language. */
export function areNames(text: string): boolean {
  return wordsOf(text).every((word) => KNOWN.has(word) && !COMMON.has(word));
}

export function hasGivenName(text: string): boolean {
  return wordsOf(text).some((word) => GIVEN.has(word));
}

/** Whether a text that names no place is somebody's full name: it has a name that many bear, or is written as names are. */
export function looksLikeName(text: string): boolean {
  if (/[^\p{L}\p{M}\s.'’-]/u.test(text)) return false;
  const tokens = tokensOf(text);
  const words = tokens.map(({ word }) => word);
  if (words.length < 2 || words.length > MOST_WORDS) return false;
  if (words.some((word) => COMMON.has(word) && !KNOWN.has(word))) return false;
  if (words.some((word) => KNOWN.has(word))) return true;
  const isWritten = tokens.every(({ start }) => /\p{Lu}/u.test(text[start]));
  return isWritten && !TOWN.test(words.at(-1) ?? '');
}

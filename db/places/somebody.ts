import { readList } from '../text/word-list.ts';

/** Behind them stands a name. */
export const TITLES = new Set([
  'dr',
  'drs',
  'doctor',
  'doctora',
  'dra',
  'prof',
  'professor',
  'mr',
  'mrs',
  'ms',
]);
export const GIVEN_NAMES = new Set(readList('db/search/reading/words/given-names.txt', (word) => word));

/** "need a doctor Dallas" */
const ANYBODY = new Set(['a', 'an', 'any', 'good', 'best', 'un', 'una']);

/** Whether the word there is somebody's name: "Dr. Jackson", "Dr. Elizabeth Fairbanks". */
export const isSomebody = (words: string[], at: number): boolean =>
  isBehindTitle(words, at) || (GIVEN_NAMES.has(words[at - 1]) && isBehindTitle(words, at - 1));

function isBehindTitle(words: string[], at: number): boolean {
  return TITLES.has(words[at - 1]) && !ANYBODY.has(words[at - 2]);
}

import { readList } from './word-list.ts';

const WORDS = new Set(readList('db/place-names/plain-words.txt', (word) => word));

/** Whether a word in small letters is one of English, spelled right. */
export function isPlainWord(word: string): boolean {
  return WORDS.has(word);
}

import { readList } from '../text/word-list.ts';

const WORDS = new Set(readList('db/place-names/words-as-well.txt', (word) => word));

/** Whether a town's name is a word of English or Spanish too: "Winter", "Casa". */
export function isWordAsWell(name: string): boolean {
  return WORDS.has(name.toLowerCase());
}

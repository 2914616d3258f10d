import { readFileSync } from 'node:fs';
import { dataFile } from '../../../data-file.ts';

/** Features have numbers below this, by their hash. */
export const FEATURES = 1 << 17;

/** Of longer texts the beginning counts. */
const MOST_WORDS = 60;
const SHORTEST_PIECE = 3;
const LONGEST_PIECE = 5;

/** No word is written so. */
const NUMBER = '#';
const NUMBERS = new Set(
  'zero oh one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred'.split(
    ' ',
  ),
);

const LONGEST_WORD = 30;
const MOST_KEPT = 10_000;

const classOf = wordClasses();
const kept = new Map<string, readonly number[]>();

/**
 * What a trained reader sees of a text, as the numbers of its features by the word that has them: the word itself, its
 * pieces of three to five letters, its class and the pairs that it makes with the word before it. A number is any number,
 * and a row of them one. `words` are folded (db/text/tokens.ts).
 */
export function featuresOf(typed: readonly string[]): number[][] {
  const words = typed
    .slice(0, MOST_WORDS)
    .map((word) => (NUMBERS.has(word) || /^\d+$/.test(word) ? NUMBER : word));
  return words.map((word, at) => {
    if (word === NUMBER && words[at - 1] === NUMBER) return [];
    const own = classOf.get(word);
    const features = [...alone(word)];
    const before = at > 0 ? words[at - 1] : '<';
    features.push(hash(`b ${before} ${word}`));
    if (at > 1) features.push(hash(`s ${words[at - 2]} ${word}`));
    const classBefore = classOf.get(before) ?? before;
    if (own !== undefined && at > 0) features.push(hash(`d ${classBefore} ${own}`));
    if (at === words.length - 1) features.push(hash(`b ${word} >`));
    return features;
  });
}

/** What a word says by itself; the latest ones are kept, because texts share most of them. */
function alone(word: string): readonly number[] {
  const known = kept.get(word);
  if (known) return known;
  const own = classOf.get(word);
  const features = [hash(`w ${word}`)];
  if (own !== undefined) features.push(hash(`c ${own}`));
  const framed = `<${word.slice(0, LONGEST_WORD)}>`;
  for (let length = SHORTEST_PIECE; length <= LONGEST_PIECE; length++) {
    for (let i = 0; i + length <= framed.length; i++) features.push(hash(`p ${framed.slice(i, i + length)}`));
  }
  if (kept.size === MOST_KEPT) kept.clear();
  kept.set(word, features);
  return features;
}

/** The number of a feature: FNV-1a of the letters' codes. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  value ^= value >>> 15;
  return (value >>> 0) % FEATURES;
}

function wordClasses(): Map<string, number> {
  const lines = readFileSync(dataFile('db/search/reading/trained/word-classes.txt'), 'utf8').split('\n');
  const byWord = new Map<string, number>();
  lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .forEach((line, i) => line.split(' ').forEach((word) => byWord.set(word, i)));
  return byWord;
}

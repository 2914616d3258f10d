import { phraseSet } from '../text/phrases.ts';
import type { Phrases } from '../text/phrases.ts';
import { phrase, readParts } from '../text/word-list.ts';
import { placeWords } from './place-key.ts';

const PHRASES = readParts(
  'db/places/words/place-phrases.txt',
  ['everywhere', 'near me', 'in front', 'behind', 'landmark', 'noise'],
  (line) => placeWords(phrase(line)),
);
const EVERYWHERE = phraseSet(PHRASES.everywhere);
const NEAR_ME = phraseSet(PHRASES['near me']);
const IN_FRONT = phraseSet(PHRASES['in front']);
const BEHIND = phraseSet(PHRASES.behind);
const LANDMARKS = phraseSet(PHRASES.landmark);
const NOISE = new Set(PHRASES.noise.flat());

/** In front of "me" and "my"; "to" follows "close". */
const NEAR = new Set(['near', 'nearby', 'around', 'by', 'to', 'cerca']);

const MOST_WORDS = 5;

/** Whether the words say that any place will do. */
export const meansEverywhere = (words: string[]) => EVERYWHERE.has(words);

/** The words without what dictation leaves between them; all of them where there is nothing else. */
export function withoutNoise(words: string[]): string[] {
  const said = words.filter((word) => !NOISE.has(word));
  return said.length > 0 ? said : words;
}

/** Whether the words say that the visitor's own place is meant. */
export const meansNearMe = (words: string[]) => NEAR_ME.has(words);

/**
 * The words without what merely surrounds a place's name, less at a time: of "the greater boston area" it is "greater
 * boston area", "boston area", "the greater boston" … The given words themselves come first.
 */
export function unwrapped(words: string[]): string[][] {
  const found = [words];
  const seen = new Set([words.join(' ')]);
  for (let at = 0; at < found.length && found.length < 24; at++) {
    for (const fewer of [...without(found[at], IN_FRONT, 'start'), ...without(found[at], BEHIND, 'end')]) {
      if (seen.has(fewer.join(' '))) continue;
      seen.add(fewer.join(' '));
      found.push(fewer);
    }
  }
  return found;
}

/** The words without "near me" among them; null when they do not say so. "Near me" itself leaves nothing. */
export function withoutNearMe(words: string[]): string[] | null {
  const at = words.findIndex((word, i) => (word === 'me' || word === 'my') && NEAR.has(words[i - 1]));
  if (at === -1) return null;
  const start = words[at - 1] === 'to' ? at - 2 : at - 1;
  const end = words[at] === 'my' ? at + 2 : at + 1;
  return [...words.slice(0, start), ...words.slice(end)].filter((word) => word !== 'please');
}

const UNIT =
  /^(?:mi|miles?|km|kilometers?|min|mins|minutes?|hrs?|hours?|blocks?|stops?|minutos|horas?|millas)$/;
const ALONG =
  /^(?:drive|ride|walk|driving|away|by|car|bus|train|or|so|less|north|south|east|west|northeast|northwest|southeast|southwest|en|coche|carro)$/;
const FROM = /^(?:of|from|around|outside|to|de|away)$/;

/** The words behind a distance: of "within 10 miles of denver" and "half an hour's drive from denver" it is "denver". */
export function withoutDistance(words: string[]): string[] {
  let from = words.findIndex((word, i) => i > 0 && UNIT.test(word)) + 1;
  if (from === 0) return words;
  while (ALONG.test(words[from] ?? '')) from++;
  const behind = words.slice(from + 1);
  return FROM.test(words[from] ?? '') && behind.length > 0 ? behind : words;
}

/** In front of a unit, and in front of that. */
const AMOUNT =
  /^(?:\d{1,3}|an?|half|one|two|three|five|ten|fifteen|twenty|thirty|forty|fifty|hundred|couple|few|un|una|media|dos)$/;
const AT_MOST = /^(?:within|about|around|roughly|maybe|under|less|than|up|to|only|no|more|like)$/;
const MILES = /^(?:mi|miles?|millas)$/;

/** A distance that leads to what stands at `at`, "20 miles from": where it begins, and the miles where it says them. */
export function distanceBefore(words: string[], at: number): { start: number; miles: number | null } | null {
  let unit = at - 1;
  while (unit > 0 && (FROM.test(words[unit]) || ALONG.test(words[unit]))) unit--;
  const isFrom = words.slice(unit + 1, at + 1).some((word) => FROM.test(word));
  if (unit < 1 || !isFrom || !UNIT.test(words[unit]) || !AMOUNT.test(words[unit - 1])) return null;
  let start = unit;
  while (start > 0 && AMOUNT.test(words[start - 1])) start--;
  while (start > 0 && AT_MOST.test(words[start - 1])) start--;
  const miles = Number(words[unit - 1]);
  return { start, miles: MILES.test(words[unit]) && miles > 0 ? miles : null };
}

/** The words without a landmark's kind: "princeton university" is "princeton". Null when they name no landmark. */
export function withoutLandmark(words: string[]): string[] | null {
  return without(words, LANDMARKS, 'end')[0] ?? null;
}

/** What is left without a phrase at one end, the longest phrase first. */
function without(words: string[], among: Phrases<true>, end: 'start' | 'end'): string[][] {
  const found: string[][] = [];
  for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count--) {
    if (!among.has(end === 'start' ? words.slice(0, count) : words.slice(-count))) continue;
    found.push(end === 'start' ? words.slice(count) : words.slice(0, -count));
  }
  return found;
}

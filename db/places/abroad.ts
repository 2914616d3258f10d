import { phrase, readParts } from '../text/word-list.ts';
import { placeWords } from './place-key.ts';

const KEYS = readParts('db/places/words/abroad.txt', ['countries', 'cities', 'before towns'], (line) =>
  placeWords(phrase(line)).join(''),
);
const COUNTRIES = new Set(KEYS.countries);
const CITIES = new Set(KEYS.cities);
const BEFORE_TOWNS = new Set(KEYS['before towns']);
const MOST_WORDS = 3;

/** Whether the words are the name of a country that is better known than any town here of that name. */
export function isFarBetterKnown(words: string[]): boolean {
  return BEFORE_TOWNS.has(words.join(''));
}

/** Whether the words are the name of a country, or of a city abroad. */
export function isAbroad(words: string[]): boolean {
  const key = words.join('');
  return COUNTRIES.has(key) || CITIES.has(key);
}

/** Whether a text of several words ends with a country. */
export function endsAbroad(words: string[]): boolean {
  for (let count = 1; count <= MOST_WORDS && count < words.length; count++) {
    if (COUNTRIES.has(words.slice(-count).join(''))) return true;
  }
  return false;
}

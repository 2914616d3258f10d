import type { State } from '#contract/vocabulary.ts';
import type { Cities } from './cities.ts';
import { keyOfWords, placeKey, wordsOf } from './spelling.ts';
import { MOST_STATE_WORDS, stateKey, stateOfKey, stateOfShortKey } from './states.ts';

/** A "where" text, read: with these names it goes into a search's URL (SPEC §3, client state). */
export type WhereText =
  { searchZipCode: string } | { searchCity: string; searchState?: State } | { searchState: State };

/** A city of at least so many ZIP codes is meant before the state of its name: New York and Washington, DC. */
export const BIG_CITY_ZIPS = 50;

/** The longest text that can name a place, in characters. */
export const LONGEST_PLACE_TEXT = 100;

/**
 * Makes `parse(text)`: reads "02139", "02139-1234", "Cambridge, MA 02139", "cambridge ma", "Springfield", "Mass".
 * Null for what is no known place. A city without its state is one that exists in some state.
 */
export function createWhereParser(zipIndex: (zip: string) => number, cities: Cities) {
  return function parse(text: string): WhereText | null {
    if (text.length > LONGEST_PLACE_TEXT) return null;
    const zip = /(?:^|[\s,])(\d{5})(?:-\d{4})?\s*$/.exec(text)?.[1];
    if (zip) return zipIndex(zip) === -1 ? null : { searchZipCode: zip };
    const where = text.replace(/[\s,]+(?:usa|united states)\s*$/i, '');
    return wholeText(where, cities) ?? cityAndState(where, cities);
  };
}

function wholeText(text: string, cities: Cities): WhereText | null {
  const state = stateOfKey(stateKey(text));
  const city = cities.named(placeKey(text)).at(0);
  if (state && city && city.zips.length >= BIG_CITY_ZIPS) {
    return { searchCity: city.name, searchState: city.state };
  }
  if (state) return { searchState: state };
  if (city) return { searchCity: city.name };
  const shortened = stateOfShortKey(stateKey(text));
  return shortened && { searchState: shortened };
}

function cityAndState(text: string, cities: Cities): WhereText | null {
  const words = wordsOf(text);
  for (let count = 1; count <= MOST_STATE_WORDS && count < words.length; count++) {
    const state = stateOfShortKey(words.slice(-count).join(''));
    const city = state && cities.inState(keyOfWords(words.slice(0, -count)), state);
    if (city) return { searchCity: city.name, searchState: city.state };
  }
  return null;
}

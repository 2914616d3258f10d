import type { Practice } from '#contract/profiles.ts';
import { folded } from '#contract/without-accents.ts';

type Place = Pick<Practice, 'street' | 'city' | 'zip'> & { state: string };

/** Whether two addresses are of one house: suites, floors and abbreviations do not count. */
export function isSameAddress(ours: Place, theirs: Place): boolean {
  if (ours.state !== theirs.state || ours.zip !== theirs.zip || cityOf(ours) !== cityOf(theirs)) return false;
  const houses = housesIn(theirs.street);
  return housesIn(ours.street).some((house) => houses.includes(house));
}

function cityOf({ city }: Place): string {
  return words(city).join('');
}

/** The lines of a street that name a house: "12 Elm Street, Suite 4" has 12elmst. */
function housesIn(street: string): string[] {
  return street
    .replace(UNIT, ',')
    .split(',')
    .map((line) => words(line).join(''))
    .filter((line) => /\d/.test(line));
}

/** A unit of a house, with its number. */
const UNIT =
  /(?:\b\d+(?:st|nd|rd|th)\s+)?(?:\b(?:suite|ste|unit|apartment|apt|room|rm|floor|fl|building|bldg|department|dept)\b|#)\.?\s*[-\w]*/gi;

/** As the Postal Service abbreviates them (Publication 28, appendix C1), where doctors write both. */
const SHORT: Record<string, string> = {
  ...{ avenue: 'ave', boulevard: 'blvd', circle: 'cir', court: 'ct', drive: 'dr', expressway: 'expy' },
  ...{ freeway: 'fwy', highway: 'hwy', lane: 'ln', parkway: 'pkwy', place: 'pl', plaza: 'plz', road: 'rd' },
  ...{ square: 'sq', street: 'st', terrace: 'ter', trail: 'trl', turnpike: 'tpke', center: 'ctr' },
  ...{ centre: 'ctr', saint: 'st', fort: 'ft', mount: 'mt', heights: 'hts', av: 'ave', str: 'st' },
  ...{ north: 'n', south: 's', east: 'e', west: 'w', northeast: 'ne', northwest: 'nw', southeast: 'se' },
  ...{
    southwest: 'sw',
    one: '1',
    two: '2',
    three: '3',
    four: '4',
    five: '5',
    six: '6',
    seven: '7',
    eight: '8',
  },
  ...{ nine: '9', ten: '10', first: '1st', second: '2nd', third: '3rd', fourth: '4th', fifth: '5th' },
  ...{ sixth: '6th', seventh: '7th', eighth: '8th', ninth: '9th', tenth: '10th' },
};

function words(text: string): string[] {
  return folded(text.replace(/['’.]/g, ''))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => SHORT[word] ?? word);
}

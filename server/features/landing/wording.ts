import { labelOf } from '#contract/vocabulary.ts';
import type { ListFilter } from '#contract/vocabulary.ts';
import { counted, numberText } from '#contract/wording.ts';
import type { ListedCity } from './listed-cities.ts';

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** "four", "12", "1,204" */
export function numberWord(count: number): string {
  return SMALL[count] ?? numberText(count);
}

/** "Four" at the beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "four psychiatrists", "one psychiatrist" */
export function psychiatrists(count: number): string {
  return `${numberWord(count)} psychiatrist${count === 1 ? '' : 's'}`;
}

/** "12 miles away" */
export function distanceWords(miles: number | null): string {
  const rounded = Math.round(miles ?? 0);
  return rounded < 2 ? 'about a mile away' : `${numberText(rounded)} miles away`;
}

/** "Worcester (12 miles)", with the state where it is another one. */
export function cityWithMiles({ city, miles }: ListedCity, state: string): string {
  const name = city.state === state ? city.name : `${city.name}, ${city.state}`;
  return miles === null ? name : `${name} (${milesText(miles)})`;
}

/** "1 mile", "12 miles" */
function milesText(miles: number): string {
  const rounded = Math.max(1, Math.round(miles));
  return counted(rounded, 'mile');
}

/** The values counted most, most first, with their counts. */
export function mostCounted(
  counts: Record<string, number>,
  most: number,
  without: readonly string[] = [],
): [string, number][] {
  return Object.entries(counts)
    .filter(([value]) => !without.includes(value))
    .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .slice(0, most);
}

/** The label of a value as it reads inside a sentence: "anxiety", but "ADHD" and "Aetna". */
export function labelInText(filter: ListFilter, value: string): string {
  const label = labelOf(filter, value);
  const isProper = filter === 'insurance' || filter === 'language' || /^[A-Z]{2}|^[A-Z][^a-z]/.test(label);
  return isProper ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

/** One of some phrasings that mean the same: always the same one for the same text. */
export function phrasing<T>(seed: string, phrasings: readonly [T, ...T[]]): T {
  let hash = 0;
  for (const letter of seed) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0;
  return phrasings[(hash >>> 3) % phrasings.length];
}

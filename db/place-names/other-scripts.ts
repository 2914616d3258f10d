import { Converter } from 'opencc-js';
import type { Places } from '../places/places.ts';
import type { Town } from './geo-names.ts';

/** Chinese and Korean writers name smaller towns seldom; of the other two scripts there is a name for every village. */
const SCRIPTS = [
  { letters: /^[\p{Script=Han}·]+$/u, people: 5000 },
  { letters: /^[\p{Script=Hangul} ]+$/u, people: 5000 },
  { letters: /^[\p{Script=Cyrillic} ’-]+$/u, people: 25_000 },
  { letters: /^[\p{Script=Arabic} ‌]+$/u, people: 50_000 },
];
/** One letter of these scripts is a word of many. */
const SHORTEST = 2;
/** No ZIP code has more: GeoNames has mistakes of several digits. */
const MOST_PEOPLE_A_ZIP = 150_000;

/** GeoNames has many a name in one of the two ways to write Chinese. */
const CHINESE = [Converter({ from: 'tw', to: 'cn' }), Converter({ from: 'cn', to: 'tw' })];

/** "New York, NY = 纽约/紐約/뉴욕/Нью-Йорк", the largest first; of several with one name the largest has it. */
export function namesInOtherScripts(towns: Town[], places: Places): string[] {
  const taken = new Set<string>();
  return towns.flatMap(({ name, otherNames, state, people }) => {
    const city = places.city(name.replace(/^New York City$/, 'New York'), state);
    if (people > MOST_PEOPLE_A_ZIP * places.zipsOfCity(name, state).length) return [];
    const found = SCRIPTS.filter((script) => people >= script.people)
      .flatMap(({ letters }) => otherNames.filter((other) => letters.test(other)))
      .flatMap((other) => [other, ...CHINESE.map((convert) => convert(other))])
      .filter((other) => other.length >= SHORTEST && !taken.has(other));
    if (!city || found.length === 0) return [];
    for (const other of found) taken.add(other);
    return [`${city.label} = ${[...new Set(found)].join('/')}`];
  });
}

import { dayAt } from '../../db/days.ts';
import { loadPlaces } from '../../db/places/load.ts';
import type { Place } from '../../db/search/area.ts';
import { createSearchIndex } from '../../db/search/search-index.ts';
import type { SearchRow } from '../../db/search/search-index.ts';
import { createSearch } from '../../db/search/search.ts';
import { FACET_VALUES, VALUES_OF_PRACTICES, VALUE_COUNT } from '../../db/search/values.ts';
import type { SearchNeeds } from '../../db/search/wish.ts';
import { Random } from '../../sample-data/random.ts';
import { measure } from './measure.ts';

/*
 * npm run bench:practices: what a search costs where 100,000 doctors have 1.4 practices each, as a multiple of what it
 * costs where each has one; and how much more memory the index takes. Of five rounds the
 * quickest of each counts.
 */

const DOCTORS = 100_000;
const MOST_TIMES = 1.2;
const ROUNDS = 5;

const places = loadPlaces();
const today = dayAt(new Date());
const random = new Random(1);
const noText = {
  idsWith: () => new Uint32Array(),
  put: () => undefined,
  remove: () => undefined,
  follow: () => undefined,
  forget: () => undefined,
  isSettled: () => false,
};

const rows = Array.from({ length: DOCTORS }, (_, i) => rowOf(i + 1)).sort((a, b) => (a.zip < b.zip ? -1 : 1));
const [one, oneBytes] = searchOf(rows.map((row) => ({ ...row, others: [] })));
const [several, severalBytes] = searchOf(rows);
const practices = rows.reduce((sum, { others }) => sum + 1 + others.length, 0);
console.log(`${DOCTORS} doctors with ${practices} practices.`);
console.log(
  `The index takes ${megabytes(oneBytes)} MB with one each, ${megabytes(severalBytes)} MB with all.\n`,
);

const ACCEPTING = { accepting: ['1'] };
const NEEDS = { condition: ['adhd', 'anxiety'], insurance: ['aetna'] };
const KINDS: [string, (n: number) => Place, SearchNeeds][] = [
  ['any ZIP, 5 miles', (n) => around(n, 5), {}],
  ["a doctor's ZIP, 5 miles", (n) => aroundDoctor(n, 5), {}],
  ["a doctor's ZIP, 25 miles", (n) => aroundDoctor(n, 25), {}],
  ["a doctor's ZIP, 25 miles, 3 values", (n) => aroundDoctor(n, 25), NEEDS],
  ["a doctor's ZIP, 100 miles", (n) => aroundDoctor(n, 100), {}],
  ["a doctor's ZIP, 100 miles, evenings", (n) => aroundDoctor(n, 100), { evenings: ['1'] }],
  ["a doctor's ZIP, telehealth, accepting", (n) => aroundDoctor(n, 25), { telehealth: ['1'], ...ACCEPTING }],
  ['state', (n) => ({ kind: 'state', state: stateOf(n) }), {}],
  ['state, 3 values', (n) => ({ kind: 'state', state: stateOf(n) }), NEEDS],
  ['everywhere', () => ({ kind: 'everywhere' }), {}],
  ['everywhere, 3 values', () => ({ kind: 'everywhere' }), NEEDS],
];

let all = 0;
for (const [name, place, chosen] of KINDS) {
  const least = [Infinity, Infinity];
  for (let round = 0; round < ROUNDS; round++) {
    [one, several].forEach((search, i) => {
      const { p50 } = measure(
        (n) => search.find(search.wishOfQuery({ place: place(n), chosen }), { count: 10, start: 0 }),
        400,
      );
      least[i] = Math.min(least[i], p50);
    });
  }
  const times = least[1] / least[0];
  all += Math.log(times);
  console.log(
    `  ${name.padEnd(40)}${least.map((ms) => ms.toFixed(4).padStart(10)).join('')} ms ${times.toFixed(2)}×`,
  );
}
const mean = Math.exp(all / KINDS.length);
console.log(`\n  ${mean > MOST_TIMES ? '✗' : ' '} together ${mean.toFixed(2)}× of at most ${MOST_TIMES}×`);
if (mean > MOST_TIMES) process.exitCode = 1;

function searchOf(from: SearchRow[]) {
  globalThis.gc?.();
  const before = process.memoryUsage();
  const index = createSearchIndex(places, today);
  index.load(from);
  globalThis.gc?.();
  const after = process.memoryUsage();
  const bytes = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers;
  return [createSearch(index, places, noText), bytes] as const;
}

function rowOf(id: number): SearchRow {
  // Doctors are where cities are: near one of a thousand ZIP codes.
  const home = near(places.zipIndex(places.zips[(random.int(0, 999) * 7919) % places.zips.length]), 30);
  const has = random.next();
  const others = has < 0.67 ? 0 : has < 0.95 ? 1 : has < 0.99 ? 2 : 4;
  const bits = new Uint8Array(Math.ceil(VALUE_COUNT / 8));
  // A doctor has some thirty of all values.
  for (let n = 0; n < 30; n++) {
    const value = random.int(0, FACET_VALUES - 1);
    bits[value >> 3] |= 1 << (value & 7);
  }
  return {
    id,
    zip: places.zips[home],
    name: `First${id % 977} Last${id % 7919}`,
    accepting_until: random.next() < 0.6 ? today + 30 : 0,
    earliest_visit_until: 0,
    first_visit: null,
    follow_up: null,
    value_bits: bits,
    others: Array.from({ length: others }, () => ({
      zip: places.zips[near(home, [25, 25, 25, 50, 200][random.int(0, 4)])],
      values: VALUES_OF_PRACTICES.filter(() => random.next() < 0.5),
    })),
  };
}

function near(zip: number, miles: number): number {
  const { zips } = places.near(places.lat[zip], places.lng[zip], miles);
  return zips[random.int(0, zips.length - 1)];
}

function around(n: number, miles: number): Place {
  return point((n * 7919) % places.zips.length, miles);
}

function aroundDoctor(n: number, miles: number): Place {
  return point(places.zipIndex(rows[(n * 7919) % rows.length].zip), miles);
}

function point(zip: number, miles: number): Place {
  return { kind: 'point', lat: places.lat[zip], lng: places.lng[zip], state: places.states[zip], miles };
}

function stateOf(n: number) {
  return places.states[places.zipIndex(rows[(n * 7919) % rows.length].zip)];
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}

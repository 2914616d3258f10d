import fc from 'fast-check';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { DoctorProfile } from '#contract/profiles.ts';
import type { DoctorMap, DoctorSearch, Filter } from '#contract/search.ts';
import { RADII } from '#contract/constants.ts';
import type { Age, Condition, Insurance, State, Treatment } from '#contract/vocabulary.ts';
import { openDatabase } from '../../db/database.ts';
import { haversine } from '../helpers/brute-force.ts';
import { newFolder } from '../helpers/new-folder.ts';
import { ZIPS, doctorsIn, publishAll } from '../helpers/population.ts';
import { publicApiOf } from '../helpers/public-api.ts';
import { SEED, isLong, sized } from '../helpers/scale.ts';
import { PLACES, fileStore, noon } from '../helpers/stores.ts';

/* What people want, against a plain recount of the rows that visitors see: it knows no index, no bits and no facets. */

type Need = Condition | Treatment;

/** What is typed for each, and what it must mean. */
const NEEDS: [string, Need][] = [
  ...([['ADHD', 'adhd'], ['depression', 'depression'], ['PTSD', 'ptsd'], ['OCD', 'ocd']] as [string, Need][]),
  ...([['insomnia', 'insomnia'], ['panic attacks', 'panic'], ['EMDR', 'emdr'], ['CBT', 'cbt']] as [string, Need][]),
]; // prettier-ignore
const AGES: [string, Age][] = [
  ['my 4 year old', '0-5'],
  ['my 8 year old', '6-12'],
  ['my 15 year old', '13-17'],
  ['my mother, 72', '65+'],
];
const INSURERS: [string, Insurance][] = [
  ['Aetna', 'aetna'],
  ['Humana', 'humana'],
  ['Medicaid', 'medicaid'],
];

interface RandomWish {
  needs: [string, Need][];
  age: [string, Age] | null;
  insurer: [string, Insurance] | null;
  zip: string | null;
  radius: number;
  visits: 'telehealth' | 'in_person' | null;
}

const wishes: fc.Arbitrary<RandomWish> = fc.record({
  needs: fc.subarray(NEEDS, { maxLength: 4 }),
  age: fc.option(fc.constantFrom(...AGES)),
  insurer: fc.option(fc.constantFrom(...INSURERS)),
  zip: fc.option(fc.constantFrom(...ZIPS, '82001', '59001', '79901'), { freq: 6 }),
  radius: fc.constantFrom(...RADII),
  visits: fc.constantFrom(null, null, 'telehealth', 'in_person'),
});

const places = ZIPS.map((zip) => {
  const index = PLACES.zipIndex(zip);
  return { zip, city: PLACES.cities[index], state: PLACES.states[index] };
});

const file = join(newFolder(), 'directory.sqlite');
const store = fileStore(file, noon);
publishAll(store, fc.sample(doctorsIn(places), { numRuns: 400, seed: SEED }));
const { ask } = publicApiOf(store);
const rows = rowsOf(file);

it('finds, orders and counts for any wish what the rows say, and leads on from nobody', () => {
  let nobody = 0;
  fc.assert(
    fc.property(wishes, (wish) => {
      const found = search(queryOf(wish));
      if (found.totalCount === 0) nobody++;
      expectRecount(found, wish);
      expectOffers(found, wish);
      expectFacets(found, wish);
    }),
    { numRuns: sized(200, 4000), seed: isLong ? SEED : 1, endOnFailure: true },
  );
  expect(nobody).toBeGreaterThan(0);
});

/** Who is found: all of them, in this order. */
function expectRecount(found: DoctorSearch, wish: RandomWish): void {
  const expected = recount(wish);
  expect(found.totalCount).toBe(expected.found.length);
  expect(new Set(found.data.map(({ id }) => id))).toEqual(new Set(expected.found.map(({ id }) => id)));
  expect(found.some_needs).toBe(expected.least < wish.needs.length && expected.found.length > 0);
  const keys = found.data.map(({ id }) => orderOf(rowOf(id), wish));
  for (let i = 1; i < keys.length; i++) expect(isBefore(keys[i - 1], keys[i]), `${i}`).toBe(true);
  if (found.nearby !== null) {
    expect(found.nearby).toBe(expected.found.filter((row) => canBeVisited(row, wish)).length);
  }
  for (const { id, distance, answers } of found.data) {
    const missing = wish.needs.filter(([, need]) => !hasNeed(rowOf(id), need));
    const said = answers.some(({ text }) => /^does not list/i.test(text));
    expect(said).toBe(missing.length > 0);
    if (wish.zip) expect(distance).toBeCloseTo(milesTo(rowOf(id), wish.zip), 0);
  }
  if (!found.place || found.totalCount === 0) return;
  const { spots } = ask(`/api/doctors/map?${queryOf(wish)}`)?.body as DoctorMap;
  expect(spots.reduce((sum, { count }) => sum + count, 0)).toBe(found.totalCount);
}

/** Nobody is left without a way on, none promises too much, and none leads a child to a doctor of adults. */
function expectOffers({ wider, totalCount, help }: DoctorSearch, { age }: RandomWish): void {
  if (totalCount === 0) expect(wider.length).toBeGreaterThan(0);
  expect(help.length > 0).toBe(totalCount === 0);
  for (const offer of wider) {
    expect(offer.totalCount).toBeGreaterThan(0);
    const then = search(offer.query);
    if (!offer.label.startsWith('All of it')) expect(then.totalCount).toBe(offer.totalCount);
    expect(then.totalCount).toBe(offer.totalCount);
    if (!age || age[1] === '65+') continue;
    for (const { id } of then.data) expect(rowOf(id).ages).toContain(age[1]);
  }
}

/** What stands beside a value is what is found with it. */
function expectFacets({ facets }: DoctorSearch, wish: RandomWish): void {
  const offered: [Filter, string][] = [
    ['gender', 'woman'],
    ['language', 'es'],
    ['condition', 'tics'],
    ['evenings', '1'],
    ['telehealth', '1'],
    ['in_person', '1'],
  ];
  for (const [filter, value] of offered) {
    const count = facets[filter]?.[value] ?? 0;
    if (count === 0 || wish.visits === filter) continue;
    expect(search(`${queryOf(wish)}&${filter}=${value}`).totalCount, `${filter} ${value}`).toBe(count);
  }
}

function queryOf({ needs, age, insurer, zip, radius, visits }: RandomWish): string {
  const words = needs.map(([said]) => said).join(', ');
  const q = [words, age && `for ${age[0]}`, insurer && `with ${insurer[0]}`].filter(Boolean).join(' ');
  const query = new URLSearchParams({ searchCount: '100' });
  if (q) query.set('q', q);
  if (zip) query.set('searchZipCode', zip);
  if (zip) query.set('radius', String(radius));
  if (visits) query.set(visits, '1');
  return query.toString();
}

function search(query: string): DoctorSearch {
  const first = ask(`/api/doctors?${query}`)?.body as DoctorSearch;
  const data = [...first.data];
  const [short] = query.split('&searchStart');
  while (data.length < first.totalCount && query.includes('searchCount')) {
    const next = ask(`/api/doctors?${short}&searchStart=${data.length}`)?.body as DoctorSearch;
    data.push(...next.data);
  }
  return { ...first, data };
}

function rowsOf(database: string): DoctorProfile[] {
  const opened = openDatabase(database);
  const profiles = opened.prepare<[], string>('SELECT profile FROM listings').pluck().all();
  opened.close();
  return profiles.map((profile) => JSON.parse(profile) as DoctorProfile);
}

function rowOf(id: number): DoctorProfile {
  const row = rows.find((one) => one.id === id);
  if (!row) throw new Error(`No row ${id}`);
  return row;
}

/** Those who fulfil all that always narrows, and as many needs as somebody of them has: all, or any. */
function recount(wish: RandomWish): { found: DoctorProfile[]; least: number } {
  const here = rows.filter(
    (row) =>
      isThere(row, wish) &&
      (!wish.age || row.ages.includes(wish.age[1])) &&
      (!wish.insurer || row.insurances.includes(wish.insurer[1])),
  );
  const all = here.filter((row) => needsOf(row, wish) === wish.needs.length);
  if (all.length > 0 || wish.needs.length < 2) return { found: all, least: wish.needs.length };
  return { found: here.filter((row) => needsOf(row, wish) > 0), least: 1 };
}

function isThere(row: DoctorProfile, { visits, zip, ...wish }: RandomWish): boolean {
  if (visits === 'in_person' && row.telehealth && row.video_only) return false;
  if (visits !== 'telehealth') return zip === null || isWithin(row, { visits, zip, ...wish });
  return row.telehealth && (zip === null || row.telehealth_states.includes(stateOf(zip)));
}

function canBeVisited(row: DoctorProfile, wish: RandomWish): boolean {
  return !row.video_only && isWithin(row, wish);
}

function isWithin(row: DoctorProfile, { zip, radius }: RandomWish): boolean {
  return zip !== null && milesTo(row, zip) <= radius;
}

function needsOf(row: DoctorProfile, { needs }: RandomWish): number {
  return needs.filter(([, need]) => hasNeed(row, need)).length;
}

function hasNeed({ conditions, treatments }: DoctorProfile, need: Need): boolean {
  return [...conditions, ...treatments].includes(need);
}

function milesTo(row: DoctorProfile, zip: string): number {
  const [from, to] = [PLACES.zipIndex(zip), PLACES.zipIndex(row.zip)];
  return haversine(PLACES.lat[from], PLACES.lng[from], PLACES.lat[to], PLACES.lng[to]);
}

function stateOf(zip: string): State {
  return PLACES.states[PLACES.zipIndex(zip)];
}

/** By video within the radius first; then most needs; then nearest; then whoever takes new patients. */
function orderOf(row: DoctorProfile, wish: RandomWish): number[] {
  return [
    wish.visits === 'telehealth' && wish.zip && !canBeVisited(row, wish) ? 1 : 0,
    -needsOf(row, wish),
    wish.zip ? Math.round(milesTo(row, wish.zip) * 1e6) : 0,
    wish.zip ? Number(row.zip) : 0,
    row.accepting === 'yes' && (row.accepting_confirmed_at ?? '') >= '2026-08-23' ? 0 : 1,
  ];
}

function isBefore(first: readonly number[], second: readonly number[]): boolean {
  const at = first.findIndex((key, i) => key !== second[i]);
  return at === -1 || first[at] < second[at];
}

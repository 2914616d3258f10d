import fc from 'fast-check';
import { expect, it } from 'vitest';
import { practicesOf } from '#contract/profiles.ts';
import type { Landing } from '#contract/landing.ts';
import type { DoctorProfile, Practice, ShownPractice } from '#contract/profiles.ts';
import type { DoctorMap, DoctorSearch } from '#contract/search.ts';
import { RADII } from '#contract/constants.ts';
import type { Condition, State } from '#contract/vocabulary.ts';
import { STATES } from '#contract/vocabulary.ts';
import { haversine } from '../helpers/brute-force.ts';
import { ZIPS, doctorsIn, publishAll } from '../helpers/population.ts';
import type { TestDoctor } from '../helpers/population.ts';
import { publicApiOf } from '../helpers/public-api.ts';
import { SEED, isLong, sized } from '../helpers/scale.ts';
import { PLACES, memoryStore } from '../helpers/stores.ts';

/* Doctors with one to five practices, some hidden and some by video alone, against a plain recount of what visitors see. */

const HIDDEN = 'Zanzibar Lane';
const FLAGS = ['evenings', 'weekends', 'in_person'] as const;
type Flag = (typeof FLAGS)[number];

interface RandomWish {
  where: { kind: 'zip'; zip: string; radius: number } | { kind: 'state'; zip: string } | null;
  flags: Flag[];
  telehealth: boolean;
  accepting: boolean;
  condition: Condition | null;
  name: string | null;
  sort: 'nearest' | 'confirmed';
}

const zip = fc.constantFrom(...ZIPS, '01970');
const wishes: fc.Arbitrary<RandomWish> = fc.record({
  where: fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant('zip' as const), zip, radius: fc.constantFrom(...RADII) }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('state' as const), zip }) },
    { weight: 1, arbitrary: fc.constant(null) },
  ),
  flags: fc.subarray([...FLAGS]),
  telehealth: fc.integer({ min: 0, max: 3 }).map((n) => n === 0),
  accepting: fc.integer({ min: 0, max: 3 }).map((n) => n === 0),
  condition: fc.option(fc.constantFrom('adhd', 'ocd', 'grief'), { freq: 3 }),
  name: fc.option(fc.constantFrom('Lindqvist', 'Osei', 'Amara'), { freq: 8 }),
  sort: fc.constantFrom('nearest', 'nearest', 'confirmed'),
});

const places = ZIPS.map(placeOf);
const store = memoryStore();
publishAll(store, fc.sample(withPractices(), { numRuns: 300, seed: SEED }));
const { ask } = publicApiOf(store);
const doctors = Array.from({ length: 300 }, (_, i) => store.listings.profile(i + 1)).filter(
  (one): one is DoctorProfile => one !== null,
);

it('says on a card whether somebody is seen in its practice', () => {
  const cards = () =>
    doctors.map(({ id, other_practices: others = [] }) =>
      [0, ...others.map((_, i) => i + 1)].map((n) => store.listings.card(id, n).video_only ?? false),
    );
  const said = doctors.map((doctor) => practicesOf(doctor).map(({ video_only }) => video_only ?? false));
  expect(said.flat()).toContain(true);
  expect(cards()).toEqual(said);
});

it('finds each practice, and a doctor once: as many, in this order, by the nearest that matches', () => {
  let several = 0;
  let others = 0;
  fc.assert(
    fc.property(wishes, (wish) => {
      const found = search(queryOf(wish));
      const expected = doctors.flatMap((doctor) => matchOf(doctor, wish));
      expect(new Set(found.data.map(({ id }) => id)).size).toBe(found.data.length);
      expect(found.totalCount).toBe(expected.length);
      const byId = new Map(expected.map((one) => [one.doctor.id, one]));
      for (const { id, practice, distance, zip, phone, practice_name, also_in } of found.data) {
        const { doctor, nearest } = byId.get(id) as Match;
        const all = practicesOf(doctor);
        expect(practice ?? 0).toBe(nearest);
        expect({ zip, phone, practice_name }).toEqual({
          zip: all[nearest].zip,
          phone: all[nearest].phone,
          practice_name: all[nearest].practice_name,
        });
        expect(also_in ?? []).toEqual(all.filter((_, i) => i !== nearest).map(({ city }) => city));
        if (distance !== null) expect(distance).toBeCloseTo(milesTo(all[nearest], wish), 0);
        if (all.length > 1) several++;
        if (nearest > 0) others++;
      }
      expectOrder(found, byId, wish);
      expectFacets(found, wish);
      expectMap(wish);
    }),
    { numRuns: sized(200, 3000), seed: isLong ? SEED : 3, endOnFailure: true },
  );
  expect(several).toBeGreaterThan(100);
  expect(others).toBeGreaterThan(100);
});

it('the page of a city lists who practices there, once, with that practice', () => {
  for (const [zip, path] of [
    ['01970', 'ma/salem'],
    ['07030', 'nj/hoboken'],
    ['63101', 'mo/saint-louis'],
  ]) {
    const { totalCount, data } = ask(`/api/landing/${path}`)?.body as Landing;
    const there = doctors.filter((doctor) =>
      practicesOf(doctor).some((practice) => cityOf(practice.zip) === cityOf(zip)),
    );
    expect([path, totalCount]).toEqual([path, there.length]);
    for (const found of data) expect(cityOf(found.zip)).toBe(cityOf(zip));
  }
});

it('a street that is hidden is in nothing that anybody can ask for', () => {
  expect(JSON.stringify(store.profiles.of(hiddenOne())?.content)).toContain(HIDDEN);
  const asked = [
    ...doctors.map(({ id }) => ask(`/api/doctors/${id}`)?.body),
    search('searchCount=100').data,
    search(new URLSearchParams({ q: HIDDEN }).toString()).data,
  ];
  expect(JSON.stringify(asked).toLowerCase().includes(HIDDEN.toLowerCase())).toBe(false);
  expect(search(new URLSearchParams({ q: 'Zanzibar' }).toString()).totalCount).toBe(0);
});

interface Match {
  doctor: DoctorProfile;
  /** Which practice. */
  nearest: number;
}

/**
 * The nearest of the practices that have all that a practice has for itself, where the doctor has the rest; by video first of
 * those that can be visited.
 */
function matchOf(doctor: DoctorProfile, wish: RandomWish): Match[] {
  const { condition, name, accepting, telehealth } = wish;
  if (condition && !doctor.conditions.includes(condition)) return [];
  if (name && ![doctor.first_name, doctor.last_name].includes(name)) return [];
  if (accepting && doctor.accepting !== 'yes') return [];
  if (telehealth && !doctor.telehealth) return [];
  if (telehealth && wish.where && !doctor.telehealth_states.includes(stateOf(wish.where.zip))) return [];
  const fit = practicesOf(doctor)
    .map((practice, at) => ({ practice, at }))
    .filter(({ practice }) => isThere(practice, wish) && wish.flags.every((flag) => has(practice, flag)));
  if (fit.length === 0) return [];
  const visited = fit.filter(({ practice }) => telehealth && canBeVisited(practice, wish));
  const miles = (at: number) => Math.round(milesTo(practicesOf(doctor)[at], wish) * 1e6);
  const among = visited.length > 0 ? visited : fit;
  return [{ doctor, nearest: among.reduce((a, b) => (miles(b.at) < miles(a.at) ? b : a)).at }];
}

function isThere(practice: ShownPractice, { where, telehealth, flags }: RandomWish): boolean {
  if (!where) return true;
  const isFar = telehealth && !flags.includes('in_person');
  if (isFar) return true;
  if (where.kind === 'state') return practice.state === stateOf(where.zip);
  return milesBetween(practice.zip, where.zip) <= where.radius;
}

function canBeVisited({ video_only, zip }: ShownPractice, { where }: RandomWish): boolean {
  return where?.kind === 'zip' && !video_only && milesBetween(zip, where.zip) <= where.radius;
}

function has(practice: ShownPractice, flag: Flag): boolean {
  if (flag === 'in_person') return !practice.video_only;
  if (flag === 'evenings') return practice.working_time.some(({ closes }) => closes > '18:00');
  return practice.working_time.some(({ day }) => day.startsWith('s'));
}

/**
 * Without a place, and in one that is no point, the order is that of the day: who accepts comes first. By video around a point
 * those who can be visited go before others, unless somebody is named.
 */
function expectOrder({ data, nearby }: DoctorSearch, byId: Map<number, Match>, wish: RandomWish): void {
  const isPoint = wish.where?.kind === 'zip';
  const visited = data.map(({ id }) => {
    const { doctor, nearest } = byId.get(id) as Match;
    return canBeVisited(practicesOf(doctor)[nearest], wish);
  });
  if (nearby !== null) expect(visited).toEqual(data.map((_, i) => i < nearby));
  const keys = data.map((found, i) => {
    const { doctor, nearest } = byId.get(found.id) as Match;
    const group = nearby !== null && !visited[i] ? 1 : 0;
    const miles = isPoint ? Math.round(milesTo(practicesOf(doctor)[nearest], wish) * 1e6) : 0;
    if (wish.sort === 'confirmed') {
      const confirmed = doctor.accepting === 'no' ? '' : (doctor.accepting_confirmed_at ?? '');
      return [group, -Date.parse(confirmed || '1970-01-01'), miles];
    }
    return [group, miles, isPoint ? Number(found.zip) : 0, doctor.accepting === 'yes' ? 0 : 1];
  });
  for (let i = 1; i < keys.length; i++) {
    const at = keys[i].findIndex((key, part) => key !== keys[i - 1][part]);
    if (at !== -1) expect(keys[i][at], `${i}`).toBeGreaterThan(keys[i - 1][at]);
  }
}

/** What stands beside a value is how many doctors are found with it as well. */
function expectFacets({ facets }: DoctorSearch, wish: RandomWish): void {
  for (const flag of FLAGS) {
    if (flag === 'in_person' && wish.telehealth) continue;
    const withIt = { ...wish, flags: [...new Set([...wish.flags, flag])] };
    const expected = doctors.flatMap((doctor) => matchOf(doctor, withIt)).length;
    expect(facets[flag]?.['1'] ?? 0, flag).toBe(expected);
  }
  if (wish.condition) return;
  for (const condition of ['adhd', 'tics'] as const) {
    const expected = doctors.flatMap((doctor) => matchOf(doctor, { ...wish, condition })).length;
    expect(facets.condition?.[condition] ?? 0, condition).toBe(expected);
  }
}

/** The map has every practice that matches; a doctor with two in one ZIP code is there once. */
function expectMap(wish: RandomWish): void {
  if (!wish.where) return;
  const { spots } = ask(`/api/doctors/map?${queryOf(wish)}`)?.body as DoctorMap;
  const byZip = new Map<string, Set<number>>();
  for (const doctor of doctors) {
    if (matchOf(doctor, wish).length === 0) continue;
    for (const practice of practicesOf(doctor)) {
      if (!isThere(practice, wish) || !wish.flags.every((flag) => has(practice, flag))) continue;
      byZip.set(practice.zip, (byZip.get(practice.zip) ?? new Set()).add(doctor.id));
    }
  }
  const counted = [...byZip].map(([zip, ids]) => [zip, ids.size]);
  expect(Object.fromEntries(spots.map(({ zip, count }) => [zip, count]))).toEqual(
    Object.fromEntries(counted),
  );
}

function queryOf(wish: RandomWish): string {
  const query = new URLSearchParams({ searchCount: '100' });
  const { where } = wish;
  if (where?.kind === 'zip') {
    query.set('searchZipCode', where.zip);
    query.set('radius', String(where.radius));
  } else if (where) query.set('searchState', STATES[stateOf(where.zip)]);
  for (const flag of wish.flags) query.set(flag, '1');
  if (wish.telehealth) query.set('telehealth', '1');
  if (wish.accepting) query.set('accepting', '1');
  if (wish.condition) query.set('condition', wish.condition);
  if (wish.name) query.set('q', wish.name);
  if (wish.sort !== 'nearest') query.set('sort', wish.sort);
  return query.toString();
}

function search(query: string): DoctorSearch {
  const first = ask(`/api/doctors?${query}`)?.body as DoctorSearch;
  const data = [...first.data];
  while (data.length < first.totalCount) {
    const next = ask(`/api/doctors?${query}&searchStart=${data.length}`)?.body as DoctorSearch;
    data.push(...next.data);
  }
  return { ...first, data };
}

function hiddenOne(): number {
  const one = doctors.find(({ other_practices }) => other_practices?.some(({ street }) => street === null));
  if (!one) throw new Error('Nobody hides a street');
  return one.id;
}

function withPractices(): fc.Arbitrary<TestDoctor> {
  const other = fc.record({
    at: zip.map(placeOf),
    hours: fc.subarray([
      { day: 'mon', opens: '09:00', closes: '17:00' } as const,
      { day: 'tue', opens: '12:00', closes: '20:00' } as const,
      { day: 'sat', opens: '09:00', closes: '13:00' } as const,
    ]),
    street_hidden: fc.boolean(),
    video_only: fc.boolean(),
    number: fc.integer({ min: 100, max: 199 }),
  });
  return fc
    .record({ doctor: doctorsIn(places), others: fc.array(other, { maxLength: 4 }), isHidden: fc.boolean() })
    .map(({ doctor, others, isHidden }) => ({
      ...doctor,
      profile: {
        ...doctor.profile,
        ...(isHidden && { street: HIDDEN, street_hidden: true }),
        other_practices: others.map(({ at, hours, number, ...said }, i): Practice => {
          const street = said.street_hidden ? `${number} ${HIDDEN}` : `${number} Elm St`;
          const phone = `(617) 555-0${number}`;
          return { ...said, ...at, street, phone, working_time: [...hours], practice_name: `Practice ${i}` };
        }),
      },
    }));
}

function placeOf(zip: string): { zip: string; city: string; state: State } {
  const index = PLACES.zipIndex(zip);
  return { zip, city: PLACES.cities[index], state: PLACES.states[index] };
}

function stateOf(zip: string): State {
  return PLACES.states[PLACES.zipIndex(zip)];
}

function cityOf(zip: string): string {
  return `${PLACES.cities[PLACES.zipIndex(zip)]}, ${stateOf(zip)}`;
}

function milesTo({ zip }: ShownPractice, { where }: RandomWish): number {
  return where && where.kind !== 'state' ? milesBetween(zip, where.zip) : 0;
}

function milesBetween(one: string, other: string): number {
  const [from, to] = [PLACES.zipIndex(one), PLACES.zipIndex(other)];
  return haversine(PLACES.lat[from], PLACES.lng[from], PLACES.lat[to], PLACES.lng[to]);
}

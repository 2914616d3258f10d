import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Filter } from '#contract/search.ts';
import { RADII } from '#contract/constants.ts';
import {
  BOUND_FILTERS,
  FEE_BOUNDS,
  FLAGS,
  LIST_FILTERS,
  SORTS,
  VISIT_BOUNDS,
  VOCABULARY,
} from '#contract/vocabulary.ts';
import type { BoundFilter, Sort, State } from '#contract/vocabulary.ts';
import type { Place } from '../../db/search/area.ts';
import type { ZipMatches } from '../../db/search/by-zip.ts';
import type { Asked, SearchNeeds } from '../../db/search/wish.ts';
import type { Store } from '../../db/store.ts';
import {
  SORT_KEYS,
  bruteForce,
  distanceTo,
  isAccepting,
  isRelaxed,
  matchesOf,
  needsMet,
} from '../helpers/brute-force.ts';
import type { BruteQuery } from '../helpers/brute-force.ts';
import { COUNTED, ZIPS, doctorsIn, publishAll } from '../helpers/population.ts';
import type { TestDoctor } from '../helpers/population.ts';
import { sized } from '../helpers/scale.ts';
import { searchFor } from '../helpers/search-for.ts';
import { PLACES, memoryStore } from '../helpers/stores.ts';

const places = ZIPS.map((zip) => {
  const index = PLACES.zipIndex(zip);
  return { zip, city: PLACES.cities[index], state: PLACES.states[index] };
});

const cities: [string, State | null][] = [
  ['Springfield', null],
  ['Springfield', 'MA'],
  ['St Louis', 'MO'],
  ['Saint Louis', null],
  ['San Juan', 'PR'],
  ['Cambridge', 'MA'],
];

const areas: fc.Arbitrary<Place> = fc.oneof(
  fc.record({ zip: fc.constantFrom(...ZIPS), miles: fc.constantFrom(...RADII) }).map(({ zip, miles }) => {
    const place = PLACES.zip(zip);
    return {
      kind: 'point' as const,
      lat: place?.lat ?? 0,
      lng: place?.lng ?? 0,
      state: place?.state ?? 'MA',
      miles,
    };
  }),
  fc.record({ city: fc.constantFrom(...cities), miles: fc.constantFrom(...RADII) }).map(({ city, miles }) => {
    const place = PLACES.city(...city);
    return {
      kind: 'point' as const,
      lat: place?.lat ?? 0,
      lng: place?.lng ?? 0,
      state: place?.state ?? 'MA',
      miles,
    };
  }),
  fc
    .constantFrom<State>('MA', 'RI', 'MO', 'IL', 'PR', 'GU', 'WY')
    .map((state) => ({ kind: 'state' as const, state })),
  fc.constant({ kind: 'everywhere' as const }),
  fc.constantFrom(...cities.filter(([, state]) => state !== null)).map(([city, state]) => ({
    kind: 'zips' as const,
    zips: PLACES.zipsOfCity(city, state),
    state: state ?? 'MA',
  })),
  fc.subarray(places, { minLength: 1 }).map((some) => ({
    kind: 'region' as const,
    zips: some.map(({ zip }) => PLACES.zipIndex(zip)).sort((a, b) => a - b),
    states: [...new Set(some.map(({ state }) => state))],
  })),
);

const sorts = fc.constantFrom(...(Object.keys(SORTS) as Sort[]));

const chosenValues: fc.Arbitrary<SearchNeeds> = fc
  .record(
    {
      ...Object.fromEntries(
        LIST_FILTERS.map((filter) => [
          filter,
          fc.uniqueArray(fc.constantFrom(...Object.keys(VOCABULARY[filter])), { minLength: 1, maxLength: 8 }),
        ]),
      ),
      ...Object.fromEntries(Object.keys(FLAGS).map((flag) => [flag, fc.constant(['1'])])),
      ...Object.fromEntries(
        BOUND_FILTERS.map((bound) => [bound, fc.constantFrom(...stepsOf(bound).map((step) => [step]))]),
      ),
    },
    { requiredKeys: [] },
  )
  .chain((all) => fc.subarray(Object.entries(all)).map((some) => some.slice(0, 3)))
  .map((some) => Object.fromEntries(some) as SearchNeeds);

function stepsOf(filter: BoundFilter): string[] {
  return filter === 'earliest_visit' ? [...VISIT_BOUNDS] : FEE_BOUNDS[filter].bounds.map(String);
}

interface MeantText {
  text: string;
  /** Words that may be a name, and words to look for. */
  names: string[];
  topics: string[];
  chooses?: SearchNeeds;
  /** Conditions: one of each. */
  needs?: string[][];
  /** It says what everybody here is: its other words rank, and narrow nothing. */
  isSubject?: true;
}

/** Twelve own words are read, small ones and repetitions aside, and not the thirteenth; the vocabulary's always. */
const COUNTED_WORDS = COUNTED.split(' ').filter((word) => word !== 'one');
const MANY_WORDS: MeantText = {
  text: `the ${COUNTED} of ${COUNTED} and garden with piano, harbor, xyzzy by video`,
  names: ['garden', 'one'],
  topics: [...COUNTED_WORDS, 'garden', 'piano'],
  chooses: { telehealth: ['1'] },
};

const NO_TEXT: MeantText = { text: '', names: [], topics: [] };
const OS: MeantText = { text: 'os', names: ['os'], topics: ['os'] };

/** Texts, each with what it must mean. */
const texts: fc.Arbitrary<MeantText> = fc.constantFrom<MeantText>(
  NO_TEXT,
  { text: ' psychiatrist ', names: [], topics: [], isSubject: true },
  { text: 'garden psychiatrist', names: ['garden'], topics: ['garden'], isSubject: true },
  { text: 'Dr. Amara Osei', names: ['amara', 'osei'], topics: ['amara', 'osei'] },
  OS,
  { text: "o'brien", names: ['obrien'], topics: ['obrien'] },
  { text: 'jose', names: ['jose'], topics: ['jose'] },
  { text: 'Do', names: ['do'], topics: [] },
  { text: 'molina', names: ['molina'], topics: [], chooses: { insurance: ['molina'] } },
  { text: 'Molina grief', names: ['molina', 'grief'], topics: [], chooses: { insurance: ['molina'] }, needs: [['grief']] },
  { text: 'garden', names: ['garden'], topics: ['garden'] },
  { text: 'piano harbor', names: ['piano', 'harbor'], topics: ['piano', 'harbor'] },
  { text: 'depressed', names: ['depressed'], topics: [], needs: [['depression']] },
  { text: 'Osei grief or panic', names: ['osei', 'grief', 'or', 'panic'], topics: ['osei'], needs: [['grief', 'panic']] },
  { text: 'insomnia and tics, osborne', names: ['insomnia', 'tics', 'osborne'], topics: ['osborne'], needs: [['insomnia'], ['tics']] },
  {
    text: 'ocd, panic and addiction to alcohol', names: ['ocd', 'panic', 'addiction', 'alcohol'], topics: [],
    needs: [['ocd'], ['panic'], ['alcohol']],
  },
  { text: 'kids or teens', names: ['kids', 'teens'], topics: [], chooses: { age: ['6-12', '13-17'] } },
  {
    text: 'anxious, garden and Spanish', names: ['anxious', 'garden'], topics: ['garden'],
    chooses: { language: ['es'] }, needs: [['anxiety']],
  },
  { text: 'Osei panic', names: ['osei', 'panic'], topics: ['osei'], needs: [['panic']] },
  { text: 'Sunday', names: ['sunday'], topics: [], chooses: { weekends: ['1'] } },
  { text: 'Osei evenings', names: ['osei', 'evenings'], topics: ['osei'], chooses: { evenings: ['1'] } },
  {
    text: 'affordable garden after work, on Saturdays', names: ['affordable', 'garden', 'after', 'work', 'saturdays'],
    topics: ['garden'], chooses: { sliding_scale: ['1'], evenings: ['1'], weekends: ['1'] },
  },
  { text: 'by video', names: ['by', 'video'], topics: [], chooses: { telehealth: ['1'] } },
  { text: 'accepting new patients', names: ['patients'], topics: [], chooses: { accepting: ['1'] } },
  { text: 'J. Osei', names: ['j', 'osei'], topics: ['j', 'osei'] },
  { text: 'o', names: ['o'], topics: [] },
  { text: 'garden GARDEN, garden', names: ['garden'], topics: ['garden'] },
  MANY_WORDS,
  { text: 'xyzzy', names: ['xyzzy'], topics: ['xyzzy'] },
  { text: 'garden xyzzy', names: ['garden', 'xyzzy'], topics: ['garden', 'xyzzy'] },
); // prettier-ignore

describe('search', () => {
  it('finds, counts and orders what a slow search finds, for any query over any population', () => {
    fc.assert(
      fc.property(
        fc.array(doctorsIn(places), { maxLength: 120, size: 'max' }),
        fc.array(fc.tuple(areas, chosenValues, texts, sorts), { minLength: 8, maxLength: 8 }),
        (doctors, queries) => {
          const store = memoryStore();
          const ids = publishAll(store, doctors);
          for (const query of queries) check(store, doctors, ids, query);
          store.close();
        },
      ),
      { numRuns: sized(15, 600) },
    );
  });

  it('puts the nearest first among many who treat by video', () => {
    const doctors = fc.sample(doctorsIn(places).map(treatsNewYorkByVideo), { numRuns: 1500, seed: 3 });
    const store = memoryStore();
    const ids = publishAll(store, doctors);
    const { lat, lng } = PLACES.zip('10001') ?? { lat: 0, lng: 0 };
    const area: Place = { kind: 'point', lat: lat ?? 0, lng: lng ?? 0, state: 'NY', miles: 5 };
    check(store, doctors, ids, [area, { telehealth: ['1'] }, NO_TEXT, 'nearest']);
    check(store, doctors, ids, [area, { telehealth: ['1'], gender: ['man'] }, OS, 'nearest']);
    store.close();
  });

  it('passes over what is said after many words', () => {
    const doctors = fc.sample(doctorsIn(places), { numRuns: 40, seed: 1 });
    const store = memoryStore();
    const ids = publishAll(store, doctors);
    check(store, doctors, ids, [{ kind: 'everywhere' }, {}, MANY_WORDS, 'nearest']);
    expect(searchFor(store.search, { text: MANY_WORDS.text }).total).toBeGreaterThan(0);
    store.close();
  });
});

function treatsNewYorkByVideo({ profile, ...name }: TestDoctor): TestDoctor {
  const licenses = [{ state: 'NY' as const, number: '1', expires: '2029-01-01' }];
  return { ...name, profile: { ...profile, telehealth: true, telehealth_states: ['NY'], licenses } };
}

/** The same place in the words of the slow search. */
function placeOf(area: Place): Pick<BruteQuery, 'point' | 'zips' | 'states' | 'isCity'> {
  const place = { point: null, zips: null, states: null, isCity: area.kind === 'zips' };
  if (area.kind === 'everywhere') return place;
  const states = 'states' in area ? area.states : [area.state];
  if (area.kind === 'point') return { ...place, point: area, states };
  return { ...place, zips: 'zips' in area ? area.zips.map((zip) => PLACES.zips[zip]) : null, states };
}

function check(
  store: Store,
  doctors: TestDoctor[],
  ids: number[],
  [area, given, { text, names, topics, chooses = {}, needs = [], isSubject }, sort]: [
    Place,
    SearchNeeds,
    MeantText,
    Sort,
  ],
): void {
  const chosen = { ...given };
  for (const [filter, values] of Object.entries(chooses) as [Filter, string[]][]) {
    chosen[filter] = [...new Set([...(given[filter] ?? []), ...values])];
  }
  const isUnderstood = isSubject === true || Object.keys(chooses).length + needs.length > 0;
  const meant = { names, topics, only: !isUnderstood };
  // A text of nothing but small words means a name if somebody has it, else nothing.
  const saysNothing = topics.length === 0 && matchesOf(doctors, meant).named.size === 0;
  const query: BruteQuery = {
    ...placeOf(area),
    chosen,
    needs,
    typed: (Object.keys(chooses) as Filter[]).filter(
      (filter) => !given[filter] && !['telehealth', 'accepting', 'age'].includes(filter),
    ),
    text: names.length === 0 || saysNothing ? null : meant,
  };
  const expected = bruteForce(doctors, query);
  const asked = { place: area, text, chosen: given };
  const wish = store.search.wishOfQuery(asked);
  const all = searchFor(store.search, { ...asked, sort, count: 5000 });
  const found = all.page.map(({ id }) => doctors[ids.indexOf(id)]);

  expect(all.total).toBe(expected.length);
  expect(store.search.count(wish)).toBe(expected.length);
  expect(countsByZip(store.search.byZip(wish, 2))).toEqual(countsByZip(expected));
  expect(new Set(found)).toEqual(new Set(expected));
  expect(found.length).toBe(expected.length);
  expectFacets(all.facets, doctors, query);
  expectOrder(found, doctors, query, sort);
  const { point } = query;
  expect(all.nearby).toBe(
    point && isInGroups(query, matchesOf(doctors, query.text).named)
      ? expected.filter((doctor) => canBeVisited(doctor, point)).length
      : null,
  );
  expect(all.isRelaxed).toBe(all.total > 0 && isRelaxed(doctors, query, matchesOf(doctors, query.text)));
  if (area.kind === 'point') {
    for (const { id, distance } of all.page) {
      expect(distance).toBeCloseTo(distanceTo(doctors[ids.indexOf(id)], area), 6);
    }
  }
  expectPages(
    store,
    { ...asked, sort },
    all.page.map(({ id }) => id),
  );
}

/** ZIP code → how many, of matches and of doctors. */
function countsByZip(among: (ZipMatches | TestDoctor)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const one of among) {
    const [zip, count] = 'zip' in one ? [PLACES.zips[one.zip], one.count] : [one.profile.zip, 1];
    counts[zip] = (counts[zip] ?? 0) + count;
  }
  return counts;
}

function expectFacets(
  facets: Record<Filter, Record<string, number>>,
  doctors: TestDoctor[],
  query: BruteQuery,
): void {
  const lists: [Filter, string[]][] = [
    ...LIST_FILTERS.map((filter): [Filter, string[]] => [filter, Object.keys(VOCABULARY[filter])]),
    ...Object.keys(FLAGS).map((flag): [Filter, string[]] => [flag as Filter, ['1']]),
    ...BOUND_FILTERS.map((bound): [Filter, string[]] => [bound, stepsOf(bound)]),
  ];
  const matches = matchesOf(doctors, query.text);
  const relaxed = isRelaxed(doctors, query, matches);
  for (const [filter, values] of lists) {
    for (const value of values) {
      const alone = {
        ...query,
        chosen: { ...query.chosen, [filter]: [value] },
        typed: query.typed.filter((other) => other !== filter),
      };
      // Where somebody has all needs, others are not counted for having some; but in another place they are.
      const mayRelax = relaxed || filter === 'telehealth' || filter === 'in_person';
      expect(facets[filter][value] ?? 0, `${filter} ${value}`).toBe(
        bruteForce(doctors, alone, matches, mayRelax).length,
      );
    }
  }
}

/** By video around a point those who can be visited are a group of their own, unless somebody is named. */
function isInGroups({ point, chosen }: BruteQuery, named: Set<TestDoctor>): boolean {
  return point !== null && chosen.telehealth !== undefined && !chosen.in_person && named.size === 0;
}

function canBeVisited(doctor: TestDoctor, point: NonNullable<BruteQuery['point']>): boolean {
  return !doctor.profile.video_only && distanceTo(doctor, point) <= point.miles;
}

/** The order published on the search page. */
function expectOrder(found: TestDoctor[], doctors: TestDoctor[], query: BruteQuery, sort: Sort): void {
  const { point, text } = query;
  const { named, worded } = matchesOf(doctors, text);
  const relaxed = isRelaxed(doctors, query, { named, worded });
  const isFar = isInGroups(query, named);
  const keys = found.map((doctor) => [
    isFar && point && !canBeVisited(doctor, point) ? 1 : 0,
    relaxed ? -(named.has(doctor) ? query.needs.length : needsMet(doctor, query)) : 0,
    named.has(doctor) ? 0 : worded.has(doctor) || text?.only ? 1 : 2,
    SORT_KEYS[sort](doctor),
    point ? distanceTo(doctor, point) : 0,
    point ? Number(doctor.profile.zip) : 0,
    isAccepting(doctor) ? 0 : 1,
  ]);
  for (let i = 1; i < keys.length; i++) {
    const differs = keys[i].findIndex(
      (key, k) => key !== keys[i - 1][k] && !(Math.abs(key - keys[i - 1][k]) <= 1e-9),
    );
    if (differs !== -1) expect(keys[i][differs]).toBeGreaterThan(keys[i - 1][differs]);
  }
}

function expectPages(store: Store, query: Asked & { sort: Sort }, ids: number[]): void {
  const size = Math.max(7, Math.ceil(ids.length / 20));
  for (let start = 0; start <= ids.length; start += size) {
    const page = searchFor(store.search, { ...query, count: size, start }).page.map(({ id }) => id);
    expect(page).toEqual(ids.slice(start, start + size));
  }
  expect(searchFor(store.search, { ...query, count: size, start: ids.length + 50 }).page).toEqual([]);
}

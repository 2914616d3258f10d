import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { WHOLE_STATE, landingPath } from '#contract/landing.ts';
import type { Landing, LandingLink, LandingOverview } from '#contract/landing.ts';
import { CONDITIONS, STATES } from '#contract/vocabulary.ts';
import type { Condition, State } from '#contract/vocabulary.ts';
import { CONDITION_TEXTS } from '../../server/features/landing/condition-texts.ts';
import { publicApiOf } from '../helpers/public-api.ts';
import { landingPaths } from '../../server/features/landing/landing-paths.ts';
import { canonicalLandingPath } from '../../server/features/landing/landing-subject.ts';
import { haversine, isAccepting } from '../helpers/brute-force.ts';
import { ZIPS, doctorsIn, publishAll } from '../helpers/population.ts';
import type { TestDoctor } from '../helpers/population.ts';
import { PLACES, memoryStore } from '../helpers/stores.ts';

const store = memoryStore();
const doctors = fc.sample(doctorsIn(ZIPS.map(placeOf)), { numRuns: 200, seed: 7 });
const ids = publishAll(store, doctors);
const { ask: answers } = publicApiOf(store);
afterAll(() => store.close());

const states = Object.keys(STATES) as State[];
const conditions = Object.keys(CONDITIONS) as Condition[];
const listedCities = [...new Map(doctors.map((doctor) => [keyOf(doctor), cityOf(doctor)])).values()];
const emptyCities: [string, State][] = [
  ['Worcester', 'MA'],
  ['Cheyenne', 'WY'],
  ['Barrow', 'AK'],
  ['Honolulu', 'HI'],
];
const cities = [...listedCities, ...emptyCities];

function placeOf(zip: string) {
  const index = PLACES.zipIndex(zip);
  return { zip, city: PLACES.cities[index], state: PLACES.states[index] };
}

function cityOf({ profile }: TestDoctor): [string, State] {
  return [PLACES.city(profile.city, profile.state)?.city ?? '', profile.state];
}

function keyOf(doctor: TestDoctor): string {
  return cityOf(doctor).join(', ');
}

function landing(state: State, city: string | null = null, condition: Condition | null = null): Landing {
  const answer = answers(landingPath(state, city, condition).replace('/psychiatrists', '/api/landing'));
  expect(answer?.status).toBe(200);
  return answer?.body as Landing;
}

function among(state: State, city: string | null, condition: Condition | null): TestDoctor[] {
  return doctors.filter(
    (doctor) =>
      doctor.profile.state === state &&
      (city === null || keyOf(doctor) === `${city}, ${state}`) &&
      (condition === null || doctor.profile.conditions.includes(condition)),
  );
}

function countsOf(links: readonly LandingLink[]): Record<string, number> {
  return Object.fromEntries(links.map(({ path, psychiatrists }) => [path, psychiatrists]));
}

function counted<T>(values: readonly T[], pathOf: (value: T) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[pathOf(value)] = (counts[pathOf(value)] ?? 0) + 1;
  return counts;
}

function check(state: State, city: string | null, condition: Condition | null): void {
  const page = landing(state, city, condition);
  const expected = among(state, city, condition);
  const byVideo = expected.filter(
    ({ profile }) => profile.telehealth && profile.licenses.some((license) => license.state === state),
  );
  expect(page).toMatchObject({
    path: landingPath(state, city, condition),
    totalCount: expected.length,
    accepting: expected.filter(isAccepting).length,
    telehealth: byVideo.length,
  });
  const shown = page.data.map(({ id }) => doctors[ids.indexOf(id)]);
  expect(shown).toHaveLength(Math.min(10, expected.length));
  expect(expected).toEqual(expect.arrayContaining(shown));
  const open = shown.map((doctor) => isAccepting(doctor));
  expect(open).toEqual(open.toSorted((a, b) => Number(b) - Number(a)));

  const treated = among(state, city, null).flatMap(({ profile }) => profile.conditions);
  expect(countsOf(page.conditions)).toEqual(
    counted(
      treated.filter((key) => key !== condition),
      (key) => landingPath(state, city, key),
    ),
  );
  expect(countsOf(page.cities)).toEqual(
    city === null ? counted(expected, (doctor) => landingPath(state, cityOf(doctor)[0], condition)) : {},
  );
}

describe('the counts of a landing page', () => {
  it('are those of a count by hand, for every state', () => {
    for (const state of states) check(state, null, null);
  });

  it('are those of a count by hand, for every city', () => {
    for (const [city, state] of cities) check(state, city, null);
  });

  it('are those of a count by hand, for every condition', () => {
    conditions.forEach((condition, n) => {
      for (const [city, state] of cities.filter((_, i) => i % 6 === n % 6)) check(state, city, condition);
      for (const state of ['MA', 'PR', 'WY'] as const) check(state, null, condition);
    });
  });

  it('follow what is published', () => {
    const other = memoryStore();
    const { ask } = publicApiOf(other);
    const cities = () => countsOf((ask('/api/landing/ma')?.body as Landing).cities);
    const counts = () => {
      const { totalCount, nearby } = ask('/api/landing/ma/cambridge')?.body as Landing;
      return [totalCount, nearby.map(({ psychiatrists }) => psychiatrists)];
    };
    expect(counts()).toEqual([0, []]);
    const at = (zip: string) => ({ ...doctors[0], profile: { ...doctors[0].profile, ...placeOf(zip) } });
    expect(cities()).toEqual({});
    publishAll(other, [at('02139')]);
    expect(cities()).toEqual({ '/psychiatrists/ma/cambridge': 1 });
    expect(counts()).toEqual([1, []]);
    publishAll(other, [at('02138'), at('02115')]);
    expect(counts()).toEqual([2, [1]]);
    publishAll(other, [at('02115')]);
    expect(counts()).toEqual([2, [2]]);
    other.close();
  });
});

describe('neighbors', () => {
  it('are the nearest cities that list somebody, in the order of their distance', () => {
    for (const [city, state] of cities) {
      const here = PLACES.city(city, state);
      const expected = listedCities
        .filter(([name, code]) => name !== city || code !== state)
        .map(([name, code]) => {
          const there = PLACES.city(name, code);
          return {
            path: landingPath(code, name),
            miles: haversine(here?.lat ?? 0, here?.lng ?? 0, there?.lat ?? 0, there?.lng ?? 0),
          };
        })
        .sort((a, b) => a.miles - b.miles);
      const { nearby } = landing(state, city);
      expect(nearby.length).toBeGreaterThan(0);
      expect(nearby.map(({ path }) => path)).toEqual(
        expected.slice(0, nearby.length).map(({ path }) => path),
      );
      nearby.forEach(({ miles }, i) => expect(miles).toBe(Math.max(1, Math.round(expected[i].miles))));
    }
  });

  it('of a condition are pages of that condition that list somebody', () => {
    const { nearby } = landing('MA', 'Boston', 'adhd');
    expect(nearby.length).toBeGreaterThan(0);
    for (const { path, psychiatrists } of nearby) {
      expect(path).toMatch(/\/adhd$/);
      expect(psychiatrists).toBeGreaterThan(0);
    }
  });
});

describe('the words of a landing page', () => {
  const pages = [
    ...states.map((state) => landing(state)),
    ...cities.map(([city, state]) => landing(state, city)),
    ...listedCities
      .slice(0, 6)
      .flatMap(([city, state]) => conditions.map((condition) => landing(state, city, condition))),
  ];

  it('are its own', () => {
    for (const own of ['title', 'heading', 'description'] as const) {
      expect(new Set(pages.map((page) => page[own])).size).toBe(pages.length);
    }
    expect(new Set(pages.map(({ text }) => text.join(' '))).size).toBe(pages.length);
    const withoutNames = pages
      .filter(({ totalCount, condition }) => totalCount > 0 && condition === null)
      .map(({ text, city, state }) => text.join(' ').replaceAll(city ?? STATES[state], '…'));
    expect(new Set(withoutNames).size).toBe(withoutNames.length);
  });

  it('are whole sentences', () => {
    for (const { text, description } of pages) {
      for (const paragraph of [...text, description]) {
        expect(paragraph).toMatch(/^[A-Z0-9].*\.$/s);
        expect(paragraph).not.toMatch(/undefined|null|NaN| {2}|\.\.| ,|\bone (them|psychiatrists)\b|\(0\)/);
      }
    }
  });

  it('say how many, how many of them take new patients, and since when', () => {
    const { text, totalCount, accepting, heading } = landing('MA', 'Cambridge');
    expect(heading).toBe('Psychiatrists in Cambridge, Massachusetts');
    expect([totalCount, accepting]).toEqual([22, 6]);
    expect(text[0]).toContain('22 psychiatrists');
    expect(text[0]).toContain('six of them');
    const dates = among('MA', 'Cambridge', null)
      .filter(isAccepting)
      .map(({ profile }) => profile.accepting_confirmed_at ?? '');
    expect(dates.toSorted().at(-1)).toBe('2026-11-20');
    expect(text[0]).toContain('November 20, 2026');
  });

  it('name a wider choice near a place that lists few', () => {
    expect(landing('MA', 'Boston').text.join(' ')).toMatch(/Cambridge, 2 miles away,/);
    expect(landing('MA', 'Cambridge').text.join(' ')).not.toMatch(/wider choice/);
  });

  it('know every condition, and promise nothing', () => {
    for (const condition of conditions) {
      const { name, help } = CONDITION_TEXTS[condition];
      expect(name).not.toBe('');
      expect(help).toMatch(/^[A-Z].{60,300}\.$/);
      expect(help).not.toMatch(/\b(cure|guarantee|always|never|best treatment)/i);
      expect(landing('MA', 'Boston', condition).help).toBe(help);
    }
    expect(landing('MA', 'Boston', 'adhd').heading).toBe('ADHD psychiatrists in Boston, MA');
    expect(landing('MA', null, 'bipolar').heading).toBe(
      'Psychiatrists for bipolar disorder in Massachusetts',
    );
  });

  it('let parents tell of unwanted images, and call an intention, a plan or voices the emergency', () => {
    const { help } = landing('MA', 'Boston', 'perinatal');
    expect(help).toMatch(
      /images of harm to the baby are common and by themselves no sign that you will act\./,
    );
    expect(help).toMatch(/intention or plan .* voices, or confusion: call 911\.$/);
    expect(help).not.toMatch(/thoughts of harm/i);
  });

  it('lead up from a page to the whole directory', () => {
    expect(landing('MA', 'Boston', 'adhd').crumbs).toEqual([
      { label: 'Psychiatrists', href: '/psychiatrists' },
      { label: 'Massachusetts', href: '/psychiatrists/ma' },
      { label: 'Boston', href: '/psychiatrists/ma/boston' },
      { label: 'ADHD' },
    ]);
  });
});

describe('the address of a landing page', () => {
  it('is one for each of all cities, and each leads back to its city', () => {
    const paths = new Map<string, string>();
    PLACES.zips.forEach((_, zip) => {
      const state = PLACES.states[zip];
      const written = PLACES.cities[zip];
      const city = PLACES.city(written, state)?.city ?? '';
      const path = landingPath(state, city);
      if (paths.get(path) === city) return;
      expect(paths.has(path)).toBe(false);
      paths.set(path, city);
      expect(path).toMatch(/^\/psychiatrists\/[a-z]{2}\/[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(path).not.toBe(landingPath(state, WHOLE_STATE));
      expect(canonicalLandingPath(PLACES, path)).toBe(path);
      expect(canonicalLandingPath(PLACES, landingPath(state, written))).toBe(path);
    });
    expect(paths.size).toBeGreaterThan(25_000);
  });

  it.each([
    ['/psychiatrists/MA', '/psychiatrists/ma'],
    ['/Psychiatrists/ma/', '/psychiatrists/ma'],
    ['/psychiatrists/massachusetts/Boston', '/psychiatrists/ma/boston'],
    ['/psychiatrists/mo/saint-louis', '/psychiatrists/mo/st-louis'],
    ['/psychiatrists/mo/st.%20louis/ADHD', '/psychiatrists/mo/st-louis/adhd'],
    ['/psychiatrists/va/mc-lean', '/psychiatrists/va/mclean'],
    ['/psychiatrists/ny/nyc', '/psychiatrists/ny/new-york'],
    ['/psychiatrists/pr/Mayag%C3%BCez', '/psychiatrists/pr/mayaguez'],
    ['/psychiatrists/ma/all', '/psychiatrists/ma'],
    ['/psychiatrists/ma/ALL/ocd', '/psychiatrists/ma/all/ocd'],
    ['/psychiatrists', '/psychiatrists'],
    ['/psychiatrists/xx', null],
    ['/psychiatrists/ma/nowhere', null],
    ['/psychiatrists/ma//adhd', null],
    ['/psychiatrists/ma/boston/flu', null],
    ['/psychiatrists/ma/boston/constructor', null],
    ['/psychiatrists/ma/boston/adhd/more', null],
    ['/psychiatrists/%E0%A4%A', null],
    ['/psychiatristsma', null],
    ['/search', null],
  ])('of %s is %s', (path, canonical) => {
    expect(canonicalLandingPath(PLACES, path)).toBe(canonical);
  });
});

describe('GET /api/landing', () => {
  it.each(['/xx', '/ma/nowhere', '/ma/boston/flu', '/ma/boston/adhd/more', '/ma/boston/__proto__'])(
    'answers 404 for %s',
    (path) => {
      expect(answers(`/api/landing${path}`)).toMatchObject({
        status: 404,
        body: { message: 'We do not know that place.' },
      });
    },
  );

  it('leaves other paths to others', () => {
    expect(answers('/api/landings')).toBeNull();
  });

  it('answers the whole directory by state', () => {
    const { totalCount, accepting, states: counts, text } = answers('/api/landing')?.body as LandingOverview;
    expect(totalCount).toBe(200);
    expect(accepting).toBe(doctors.filter(isAccepting).length);
    expect(counts).toHaveLength(56);
    expect(text.join(' ')).toContain('200 psychiatrists');
  });
});

it('landingPaths are exactly the pages that list somebody', () => {
  const expected = new Set([landingPath()]);
  for (const doctor of doctors) {
    const [city, state] = cityOf(doctor);
    for (const place of [null, city]) {
      for (const condition of [null, ...doctor.profile.conditions]) {
        expected.add(landingPath(state, place, condition));
      }
    }
  }
  const paths = [...landingPaths(store)].flat().map(({ path }) => path);
  expect(paths.toSorted()).toEqual([...expected].toSorted());
});

it('nobody listed anywhere is said, and nothing fails', () => {
  const empty = memoryStore();
  const { ask } = publicApiOf(empty);
  expect(ask('/api/landing')?.body).toMatchObject({ totalCount: 0, text: ['Nobody is listed yet.'] });
  expect(ask('/api/landing/ma/boston')?.body).toMatchObject({ totalCount: 0, nearby: [], data: [] });
  expect([...landingPaths(empty)].flat()).toEqual([]);
  empty.close();
});

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DoctorCard, DoctorMap, DoctorSearch } from '#contract/search.ts';
import { searchQuery } from '#contract/schemas/search.ts';
import { mapDoctors } from '../../server/features/search/map-doctors.ts';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { ZIPS, doctorsIn, publishAll } from '../helpers/population.ts';
import { PLACES } from '../helpers/stores.ts';

const places = ZIPS.map((zip) => {
  const index = PLACES.zipIndex(zip);
  return { zip, city: PLACES.cities[index], state: PLACES.states[index] };
});

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
  publishAll(app.store, fc.sample(doctorsIn(places), { numRuns: 300, seed: 11 }));
});

const get = async (path: string) => {
  const { status, json } = await app.get(path);
  return { status, body: json() };
};
const mapOf = async (query: string) => (await get(`/api/doctors/map?${query}`)).body as DoctorMap;

/** All results of a search, page by page. */
async function everybody(query: string): Promise<DoctorCard[]> {
  const all: DoctorCard[] = [];
  for (let total = 1; all.length < total;) {
    const page = `${query}&searchCount=100&searchStart=${all.length}`;
    const { data, totalCount } = (await get(`/api/doctors?${page}`)).body as DoctorSearch;
    all.push(...data);
    total = totalCount;
  }
  return all;
}

describe('GET /api/doctors/map', () => {
  it('has everybody whom the search finds, where they practice, whatever is asked', async () => {
    const some = fc.constantFrom(...places);
    const query = fc.record({
      place: fc.oneof(
        some.map(({ zip }) => `searchZipCode=${zip}`),
        some.map(({ city, state }) => `searchCity=${encodeURIComponent(city)}&searchState=${state}`),
        some.map(({ state }) => `searchState=${state}`),
        fc.constantFrom(
          'searchCounty=Middlesex+County&searchState=MA',
          'searchRegion=New+York+City+metro&searchState=NY',
        ),
      ),
      radius: fc.constantFrom('', 'radius=5', 'radius=100'),
      sort: fc.constantFrom('', 'sort=confirmed', 'sort=follow_up'),
      filters: fc.subarray(['condition=anxiety', 'insurance=aetna', 'gender=man', 'accepting=1', 'telehealth=1']),
      q: fc.constantFrom('', 'q=amara', 'q=garden', 'q=xyzzy', 'q=ptsd+osei', 'q=by+video'),
    }); // prettier-ignore
    await fc.assert(
      fc.asyncProperty(query, async ({ place, radius, sort, filters, q }) => {
        const asked = [place, radius, sort, ...filters, q].filter(Boolean).join('&');
        const { spots } = await mapOf(asked);
        const found = await everybody(asked);
        expect(spots.reduce((sum, { count }) => sum + count, 0)).toBe(found.length);
        for (const { zip, count, city, ids, lat, lng } of spots) {
          const there = found.filter((doctor) => doctor.zip === zip);
          expect([zip, count]).toEqual([zip, there.length]);
          expect(ids).toHaveLength(Math.min(count, 5));
          expect(there.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
          const index = PLACES.zipIndex(zip);
          expect(city).toBe(PLACES.cities[index]);
          expect([lat, lng]).toEqual([
            expect.closeTo(PLACES.lat[index], 2),
            expect.closeTo(PLACES.lng[index], 2),
          ]);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('has most in one place first, and is the same on every page and in every order', async () => {
    const { spots } = await mapOf('searchState=MA');
    expect(spots.map(({ count }) => count)).toEqual(spots.map(({ count }) => count).sort((a, b) => b - a));
    expect(await mapOf('searchState=MA&sort=follow_up&searchStart=20&searchCount=5')).toEqual({ spots });
  });

  it('puts neighbors together where there are too many places, and loses nobody', () => {
    const query = searchQuery.parse({ searchZipCode: ['02139'], radius: ['100'] });
    const { spots } = mapDoctors(app.store, query);
    const { spots: few } = mapDoctors(app.store, query, spots.length - 1);
    expect(few.length).toBeLessThan(spots.length);
    for (const { zip, count, city, lat, lng } of few) {
      const members = spots.filter((spot) => spot.zip.startsWith(zip));
      expect(zip).toMatch(/^\d{3}$/);
      expect(members.reduce((sum, spot) => sum + spot.count, 0)).toBe(count);
      expect({ city, lat, lng }).toEqual({ city: members[0].city, lat: members[0].lat, lng: members[0].lng });
    }
    expect(few.reduce((sum, { count }) => sum + count, 0)).toBe(
      spots.reduce((sum, { count }) => sum + count, 0),
    );
  });

  it('refuses what the search refuses, and a map of everywhere', async () => {
    for (const query of ['searchZipCode=00000', 'searchZipCode=x', 'radius=7&searchState=MA', 'nonsense=1']) {
      const { status, body } = await get(`/api/doctors/map?${query}`);
      expect({ status, body }).toEqual(await get(`/api/doctors?${query}`));
      expect(status).toBeGreaterThanOrEqual(400);
    }
    expect(await get('/api/doctors/map')).toMatchObject({ status: 400 });
    expect(await get('/api/doctors/map?q=amara')).toMatchObject({
      status: 400,
      body: { message: 'A map needs a place: a ZIP code, a city, a county or a state.' },
    });
  });

  it('is kept until somebody is published', async () => {
    const path = '/api/doctors/map?searchState=WY';
    expect((await get(path)).body).toEqual({ spots: [] });
    const index = PLACES.zipIndex('82001');
    const cheyenne = { zip: '82001', city: PLACES.cities[index], state: PLACES.states[index] };
    const [id] = publishAll(app.store, fc.sample(doctorsIn([cheyenne]), { numRuns: 1, seed: 1 }));
    expect((await get(path)).body).toMatchObject({ spots: [{ zip: '82001', count: 1, ids: [id] }] });
  });
});

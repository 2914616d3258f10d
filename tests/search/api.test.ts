import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DoctorProfile } from '#contract/profiles.ts';
import type { DoctorSearch } from '#contract/search.ts';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { ZIPS, doctorsIn, publishAll } from '../helpers/population.ts';
import { sized } from '../helpers/scale.ts';
import { PLACES } from '../helpers/stores.ts';

const places = ZIPS.map((zip) => {
  const index = PLACES.zipIndex(zip);
  return { zip, city: PLACES.cities[index], state: PLACES.states[index] };
});

let app: TestApp;
let ids: number[];

beforeAll(async () => {
  app = await startApp();
  ids = publishAll(app.store, fc.sample(doctorsIn(places), { numRuns: 200, seed: 7 }));
});

async function get(path: string): Promise<{ status: number; body: unknown }> {
  const { status, json } = await app.get(path);
  return { status, body: json() };
}
const search = async (query: string) => (await get(`/api/doctors?${query}`)).body as DoctorSearch;

/** Each filter that finds more when it alone is taken away is among those offered. */
async function expectOneLess(
  asked: string,
  filters: readonly string[],
  totalCount: number,
  wider: DoctorSearch['wider'],
): Promise<void> {
  const counts = await Promise.all(
    filters.map(async (filter) => (await search(asked.replace(filter, '').replace(/&&|&$/, '&'))).totalCount),
  );
  const offered = wider.filter(
    ({ kind, label }) =>
      (kind === 'filter' || label.endsWith('lowest fee first')) &&
      !/osei|amara|garden|xyzzy|ptsd/.test(label),
  );
  expect(offered.map((offer) => offer.totalCount).sort()).toEqual(
    counts.filter((count) => count > totalCount).sort(),
  );
}

describe('GET /api/doctors', () => {
  it('answers ten of all, with facets and without a place', async () => {
    const found = await search('');
    expect(found).toMatchObject({ totalCount: 200, place: null, radius: null, understood: [], wider: [] });
    expect(found.data).toHaveLength(10);
    expect(found.data[0].distance).toBeNull();
    expect(Object.keys(found.facets.insurance).length).toBeGreaterThan(20);
  });

  it('finds somebody by name, telephone number or e-mail that was typed as a place', async () => {
    const [{ first_name, last_name, phone }] = (await search('')).data;
    for (const text of [`Dr ${last_name}`, `Dr. ${first_name} ${last_name}`, phone])
      expect((await get(`/api/places?${new URLSearchParams({ where: text, q: '' })}`)).body).toEqual({
        q: text,
      });
    expect((await search(`q=${encodeURIComponent(`call ${phone}`)}`)).totalCount).toBe(200);
    expect((await search('q=617-555-0199')).totalCount).toBe(0);
    expect((await search('q=nobody%40example.com')).totalCount).toBe(0);
  });

  it('says which place it understood, and how far everybody is', async () => {
    const found = await search('searchZipCode=00901&radius=5');
    expect(found.place).toMatchObject({ kind: 'zip', label: 'San Juan, PR 00901', state: 'PR' });
    expect(found.radius).toBe(5);
    expect(found.data.map(({ state }) => state)).toEqual(found.data.map(() => 'PR'));
    expect(found.data[0].distance).toBe(0);
  });

  it('lists the other states of a city without its state', async () => {
    const { place } = await search('searchCity=springfield');
    expect(place).toMatchObject({ kind: 'city', city: 'Springfield' });
    expect(place?.also_in).toEqual(expect.arrayContaining(['MA', 'OR']));
  });

  it('counts licenses in the state of a place when telehealth is chosen, nearest first', async () => {
    const near = await search('searchZipCode=10001&radius=5&searchCount=100&telehealth=1');
    const state = await search('searchState=NY&searchCount=100&telehealth=1');
    expect(near).toMatchObject({ licensed_in: ['NY'], radius: 5, totalCount: state.totalCount });
    expect((await search('searchZipCode=10001&radius=5')).facets.telehealth).toEqual({
      '1': near.totalCount,
    });
    const miles = near.data.map(({ distance }) => distance ?? 0);
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
    expect(miles.at(-1)).toBeGreaterThan(5);
    expect((await search('searchCounty=Kings+County&searchState=NY&telehealth=1')).totalCount).toBe(
      near.totalCount,
    );
    expect((await search('telehealth=1')).licensed_in).toBeNull();
    expect((await search('searchZipCode=10001')).licensed_in).toBeNull();
    expect((await search('searchZipCode=10001&q=telehealth')).totalCount).toBe(near.totalCount);
  });

  it('counts licenses in each state of a region that crosses borders', async () => {
    const region = 'searchRegion=New+York+City+metro&searchState=NY';
    const found = await search(`${region}&telehealth=1&searchCount=100`);
    expect(found).toMatchObject({ licensed_in: ['NY', 'CT', 'NJ'], radius: null });
    expect((await search(region)).facets.telehealth).toEqual({ '1': found.totalCount });
    expect((await search(`${region}&q=telehealth`)).totalCount).toBe(found.totalCount);
    const ids = new Set<number>();
    for (const state of ['NY', 'NJ', 'CT']) {
      const { data } = await search(`searchState=${state}&telehealth=1&searchCount=100`);
      for (const { id } of data) ids.add(id);
    }
    expect(new Set(found.data.map(({ id }) => id))).toEqual(ids);
  });

  it('orders by what was confirmed last, and by the fee of a follow-up', async () => {
    const confirmed = (await search('accepting=1&sort=confirmed&searchCount=100')).data;
    const dates = confirmed.map(({ accepting_confirmed_at }) => accepting_confirmed_at ?? '');
    expect(dates).toEqual(dates.toSorted().reverse());
    const { data, sort } = await search('searchState=MA&sort=follow_up&searchCount=100');
    const profiles = await Promise.all(data.map(async ({ id }) => (await get(`/api/doctors/${id}`)).body));
    const fees = profiles.map((profile) => (profile as DoctorProfile).fees.follow_up ?? Infinity);
    expect([sort, fees]).toEqual(['follow_up', fees.toSorted((a, b) => a - b)]);
  });

  it('prefers a ZIP code to a city and a city to a state', async () => {
    expect((await search('searchZipCode=02139&searchCity=Boston&searchState=TX')).place?.kind).toBe('zip');
    expect((await search('searchCity=Boston&searchState=MA')).place?.label).toBe('Boston, MA');
    expect((await search('searchState=massachusetts')).place).toMatchObject({ kind: 'state', state: 'MA' });
  });

  it('reads words of the vocabulary and says so', async () => {
    const { understood } = await search('q=depressed%20spanish');
    expect(understood).toEqual([
      { filter: 'condition', value: 'depression', words: ['depressed'] },
      { filter: 'language', value: 'es', words: ['spanish'] },
    ]);
  });

  it('offers wider searches that find what they promise when there is nobody', async () => {
    const nobody = await search('searchZipCode=59001&radius=5&condition=anxiety&searchStart=10');
    expect(nobody).toMatchObject({ totalCount: 0, data: [] });
    expect(nobody.wider.map(({ kind }) => kind)).not.toContain('filters');
    const near = await search('searchZipCode=02346&radius=5&gender=woman');
    expect(near.totalCount).toBe(0);
    expect(near.wider.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['radius', 'state']));
    for (const { query, totalCount } of near.wider) expect((await search(query)).totalCount).toBe(totalCount);
  });

  it('leads from nobody to those who accept new patients before those who do not', async () => {
    let videos = 0;
    for (const { zip } of places) {
      for (const wanted of ['condition=ocd', 'insurance=medicaid', 'treatment=tms', 'gender=nonbinary']) {
        const { totalCount, wider } = await search(`searchZipCode=${zip}&radius=5&${wanted}`);
        if (totalCount > 0) continue;
        const rooms = await Promise.all(
          wider.map(async ({ query }) => (await search(`${query}&accepting=1`)).totalCount > 0),
        );
        expect(rooms).toEqual([...rooms].sort((a, b) => Number(b) - Number(a)));
        const video = wider.find(({ kind }) => kind === 'telehealth');
        if (!video) continue;
        const { data, totalCount: all } = await search(`${video.query}&searchCount=50`);
        expect(all).toBe(video.totalCount);
        const isYes = data.map(({ accepting }) => accepting === 'yes');
        expect(isYes).toEqual([...isYes].sort((a, b) => Number(b) - Number(a)));
        videos++;
      }
    }
    expect(videos).toBeGreaterThan(5);
  });

  it('offers to leave out one thing that the text says, not all of it', async () => {
    const { wider } = await search('follow_up=100&q=Aetna+anxiety');
    const texts = wider.map(({ query }) => new URLSearchParams(query).get('q'));
    expect(texts).toEqual(expect.arrayContaining(['Aetna', 'anxiety']));
    expect(wider.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Without “anxiety”', 'Without “Aetna”, lowest fee first']),
    );
    expect(texts).not.toContain(null);
  });

  it('offers nobody and few a search that finds more, whatever is asked, and keeps its promise', async () => {
    const some = fc.constantFrom(...places);
    const query = fc.record({
      place: fc.oneof(
        some.map(({ zip }) => `searchZipCode=${zip}`),
        some.map(({ state }) => `searchState=${state}`),
        fc.constant(''),
      ),
      radius: fc.constantFrom('', 'radius=5', 'radius=50'),
      filters: fc.subarray([
        ...['condition=anxiety', 'insurance=aetna&insurance=cigna', 'age=65%2B', 'gender=man', 'accepting=1'],
        ...[
          'telehealth=1',
          'evenings=1',
          'weekends=1',
          'first_visit=300',
          'follow_up=100',
          'sliding_scale=1',
        ],
      ]),
      q: fc.constantFrom(
        '',
        'q=amara',
        'q=amara+osei',
        'q=garden',
        'q=xyzzy',
        'q=ptsd+osei',
        'q=ptsd+xyzzy&exact=1',
      ),
    });
    await fc.assert(
      fc.asyncProperty(query, async ({ place, radius, filters, q }) => {
        const asked = [place, radius, ...filters, q].filter(Boolean).join('&');
        const { totalCount, wider } = await search(asked);
        if (totalCount >= 5) expect(wider).toEqual([]);
        if (totalCount === 0) expect(wider).not.toEqual([]);
        for (const offer of wider) {
          expect(offer.totalCount).toBeGreaterThan(totalCount);
          expect((await search(offer.query)).totalCount).toBe(offer.totalCount);
        }
        expect(new Set(wider.map((offer) => offer.query)).size).toBe(wider.length);
        if (totalCount < 5 && filters.length > 0) await expectOneLess(asked, filters, totalCount, wider);
      }),
      { numRuns: sized(60, 2500) },
    );
  });

  it('offers what is closest first', async () => {
    const { totalCount, wider } = await search(
      'searchZipCode=03060&radius=5&gender=man&gender=nonbinary&q=osei',
    );
    expect(totalCount).toBeLessThan(5);
    expect(wider.map(({ kind }) => kind).filter((kind, i, all) => kind !== all[i - 1])).toEqual([
      ...['filter', 'telehealth', 'radius', 'state', 'name'],
    ]);
    expect(wider.map(({ label }) => label)).toContain('“osei” anywhere');
    const languages = await search('searchState=MA&language=am&language=tw&condition=tics&gender=nonbinary');
    expect(languages.wider.at(-1)?.label).toBe('Without “Amharic or Twi”');
  });

  it('has first who speaks the language that a psychiatrist is asked for in, and all others behind', async () => {
    const { totalCount, data } = await search('q=psiquiatra&searchCount=50');
    expect(totalCount).toBe(200);
    const speaks = (await search('language=es&language=pt&searchCount=50')).data.map(({ id }) => id);
    expect(speaks.length).toBeGreaterThan(1);
    expect(
      data
        .slice(0, speaks.length)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(speaks.sort());
  });

  it.each(['what does verified mean', 'verified', 'Are the doctors verified?', 'how do you check doctors'])(
    'leads “%s” to the page that says it',
    async (q) => {
      const { guide } = await search(new URLSearchParams({ q }).toString());
      expect(guide).toMatchObject({ path: '/how-we-check', question: 'What does “Verified” mean?' });
    },
  );

  it('says where the VA helps a veteran, beside the doctors, and not where 988 stands above them', async () => {
    const names = async (query: string) => (await search(query)).help.map(({ name }) => name);
    const { totalCount, help } = await search('q=veteran+anxiety');
    expect(totalCount).toBeGreaterThan(0);
    expect(help.map(({ name }) => name)).toEqual([
      'VA mental health care',
      'Vet Centers',
      'Veterans Crisis Line: 988, then press 1',
    ]);
    for (const { source, checked } of help) {
      expect(source).toMatch(/^https:/);
      expect(checked).toMatch(/^2026-/);
    }
    expect(await names('insurance=va-community-care')).toContain('Vet Centers');
    expect(await names('q=anxiety')).toEqual([]);
    expect(await names('q=suicidal+veteran')).toEqual([]);
    expect(await names('q=veteran&searchZipCode=59001&radius=5')).toEqual(
      expect.arrayContaining(['Vet Centers', 'FindTreatment.gov']),
    );
  });

  it('answers an empty page past the last one', async () => {
    expect(await search('searchStart=200')).toMatchObject({ totalCount: 200, data: [] });
    expect((await search('searchStart=199')).data).toHaveLength(1);
  });

  it.each([
    ['radius=7', 400, 'The radius must be 5, 10, 25, 50 or 100 miles.'],
    ['radius=25&radius=50', 400, 'This can be given only once.'],
    ['searchStart=-1', 400, 'searchStart must be a number from 0 on.'],
    ['searchStart=1e3', 400, 'searchStart must be a number from 0 on.'],
    ['searchCount=5000', 400, 'searchCount must be a number from 1 to 100.'],
    ['searchCount=0', 400, 'searchCount must be a number from 1 to 100.'],
    ['condition=nope', 400, 'There is no such condition.'],
    ['condition=__proto__', 400, 'There is no such condition.'],
    ['condition=constructor', 400, 'There is no such condition.'],
    ['insurance=aetna&insurance=', 400, 'There is no such insurance.'],
    ['sort=rating', 400, 'sort must be nearest, soonest, confirmed, follow_up.'],
    ['first_visit=301', 400, 'first_visit must be 200, 300, 400, 500 or 600 dollars.'],
    ['evenings=true', 400, 'evenings can only be 1.'],
    ['telehealth=yes', 400, 'telehealth can only be 1.'],
    ['searchZipCode=abc', 400, 'A ZIP code has five digits, like 02139.'],
    ['conditon=anxiety', 400, 'Unknown parameter.'],
    [`q=${'a'.repeat(801)}`, 400, 'Search for at most 800 characters.'],
    ['searchZipCode=00000', 404, 'We do not know the ZIP code 00000.'],
    ['searchCity=Nowhere', 404, 'We do not know a city called “Nowhere”.'],
    ['searchCity=Boston&searchState=WY', 404, 'We do not know a city called “Boston” in Wyoming.'],
    ['searchState=ZZ', 404, 'We do not know a state called “ZZ”.'],
    [`q=${'a'.repeat(10_000)}`, 414, 'That address is too long.'],
  ])('refuses %s with %i', async (query, status, message) => {
    expect(await get(`/api/doctors?${query}`)).toMatchObject({ status, body: { message } });
  });

  it('never fails, whatever is asked', async () => {
    const names = [
      'searchZipCode',
      'searchCity',
      'searchState',
      'radius',
      'q',
      'condition',
      'searchStart',
      'x',
    ];
    const query = fc.array(
      fc.tuple(fc.constantFrom(...names), fc.string({ unit: 'binary', maxLength: 30 })),
      { maxLength: 4 },
    );
    await fc.assert(
      fc.asyncProperty(query, async (pairs) => {
        // A connection of its own: one that is kept may just be closed by the server when the machine is busy.
        const { status } = await app.get(`/api/doctors?${new URLSearchParams(pairs).toString()}`);
        expect([200, 400, 404]).toContain(status);
      }),
      { numRuns: 300 },
    );
  });
});

describe('GET /api/doctors/{id}', () => {
  it('answers the public profile', async () => {
    const { status, body } = await get(`/api/doctors/${ids[0]}`);
    const profile = body as DoctorProfile;
    expect(status).toBe(200);
    expect(profile).toMatchObject({ id: ids[0], npi: '1234567893', street: '12 Elm St' });
    expect(profile).not.toHaveProperty('review_status');
    expect(profile).not.toHaveProperty('submit_at');
  });

  it.each(['1e9', 'abc', '0', '-1', '01', '1.5', '999999999', '9'.repeat(40), '%00', 'null'])(
    'answers 404 for %s',
    async (id) => {
      expect(await get(`/api/doctors/${id}`)).toMatchObject({
        status: 404,
        body: { message: 'This psychiatrist is not in the directory.' },
      });
    },
  );
});

describe('other public calls', () => {
  it('suggests places', async () => {
    expect((await get('/api/places?q=02139')).body).toContainEqual(
      expect.objectContaining({ kind: 'zip', zip: '02139', label: 'Cambridge, MA 02139' }),
    );
    expect((await get('/api/places')).body).toEqual([]);
  });

  it('counts psychiatrists per state', async () => {
    const states = (await get('/api/states')).body as { state: string; psychiatrists: number }[];
    expect(states).toHaveLength(56);
    expect(states.reduce((sum, { psychiatrists }) => sum + psychiatrists, 0)).toBe(200);
  });

  it('answers the newest with the latest first', async () => {
    const { data } = (await get('/api/doctors/newest')).body as { data: { id: number }[] };
    expect(data.map(({ id }) => id)).toEqual(ids.slice(-9).reverse());
  });

  it('answers JSON for a path that does not exist', async () => {
    expect(await get('/api/nothing')).toEqual({ status: 404, body: { message: 'Not found' } });
  });
});

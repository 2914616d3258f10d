import { beforeAll, describe, expect, it } from 'vitest';
import type { DoctorSearch } from '#contract/search.ts';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});

const read = async (text: string) =>
  (await app.get(`/api/places?where=${encodeURIComponent(text)}`)).json<object>();
const search = async (query: string) => (await app.get(`/api/doctors?${query}`)).json<DoctorSearch>();

describe('GET /api/places?where=', () => {
  it.each([
    ['02139', { searchZipCode: '02139' }],
    ['Springfield', { searchCity: 'Springfield' }],
    ['washington, d.c.', { searchCity: 'Washington', searchState: 'DC' }],
    ['USA', {}],
    ['', {}],
    ['cook county il', { searchCounty: 'Cook County', searchState: 'IL' }],
    ['long island', { searchRegion: 'Long Island', searchState: 'NY', typed: 'long island' }],
    [' cincinatti ', { searchCity: 'Cincinnati', typed: 'cincinatti' }],
    ['LA', { searchState: 'LA', typed: 'LA' }],
    ['near me', { typed: 'near me' }],
    ['96350', { typed: '96350' }],
    ['Nowhereville', { searchCity: 'Nowhereville' }],
    ['99999', { searchZipCode: '99950', typed: '99999' }],
    ['00000', { searchZipCode: '00000' }],
  ])('reads “%s”', async (text, expected) => {
    expect(await read(text)).toEqual(expected);
  });

  it('leads a form without JavaScript to the same search', async () => {
    for (const text of ['cincinatti', 'near me', 'Long Island', '02139', 'cook county']) {
      const { headers } = await app.get(`/search?where=${encodeURIComponent(text)}`);
      const to = new URLSearchParams(headers.get('location')?.replace(/^.*\?/, ''));
      expect(Object.fromEntries(to)).toEqual(await read(text));
    }
  });
});

describe('a search by such a place', () => {
  it('knows counties, regions and parts of cities', async () => {
    const county = await search('searchCounty=Cook+County&searchState=IL');
    expect(county).toMatchObject({ place: { kind: 'county', label: 'Cook County, IL' }, radius: null });
    const region = await search('searchRegion=Quad+Cities&searchState=IA');
    expect(region).toMatchObject({ place: { kind: 'region', label: 'Quad Cities, IA–IL', lat: null } });
    const district = await search('searchRegion=Harlem&searchState=NY');
    expect(district).toMatchObject({ place: { label: 'Harlem, New York, NY' }, radius: 25 });
    for (const unknown of ['searchCounty=Cook+County', 'searchRegion=Atlantis&searchState=NY']) {
      expect((await app.get(`/api/doctors?${unknown}`)).status).toBe(404);
    }
  });

  it('says what was typed and how it was read', async () => {
    const { typed } = await search('searchCity=Cincinnati&typed=cincinatti');
    expect(typed).toMatchObject({
      text: 'cincinatti',
      reading: { label: 'Cincinnati, OH', corrected: true },
    });
    expect(await search('typed=near+me')).toMatchObject({
      place: null,
      typed: { reading: { kind: 'ask', why: 'near-me' } },
    });
    expect((await search('searchCity=Cincinnati')).typed).toBeNull();
  });
});

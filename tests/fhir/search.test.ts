import { join } from 'node:path';
import type { Bundle, PractitionerRole } from 'fhir/r4';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#contract/constants.ts';
import type { Profile } from '#contract/profiles.ts';
import { openDatabase } from '../../db/database.ts';
import { storeOn } from '../../db/store.ts';
import type { Store } from '../../db/store.ts';
import { seedPeople } from '../../sample-data/seed-people.ts';
import type { ResourceType } from '../../server/features/fhir/resources.ts';
import { search } from '../../server/features/fhir/search.ts';
import { TODAY, publishAll } from '../helpers/population.ts';
import { PLACES, ROOT, memoryStore, noon } from '../helpers/stores.ts';

const CAMBRIDGE = { zip: '02139', city: 'Cambridge', state: 'MA', lat: 42.36, lng: -71.1 };
const [ORDINARY] = seedPeople({ count: 1, seed: 1, zips: [CAMBRIDGE], today: TODAY });
const NPI = 'http://hl7.org/fhir/sid/us-npi';

let clock: Date;
let store: Store;
let ids: number[];
beforeEach(() => {
  clock = new Date(`${TODAY}T12:00:00.000Z`);
  store = memoryStore(() => clock);
  ids = [];
  add('Ada', 'Osei', { npi: '1234567893', boards: ['psychiatry', 'child'] });
  add('José', 'Łukasz', { boards: [], city: 'Somerville', zip: '02143', street: '1 Élan St' });
  add('Mary Ann', 'Oseike', { city: 'Providence', state: 'RI', zip: '02903', boards: ['forensic'] });
});

describe('a search', () => {
  it.each([
    ['Practitioner?name=ose', [0, 2]],
    ['Practitioner?name=ann', []],
    ['Practitioner?name=mary', [2]],
    ['Practitioner?family=lukasz', [1]],
    ['Practitioner?given=JOSE', [1]],
    ['Practitioner?family=osei,lukasz', [0, 1, 2]],
    ['Practitioner?family=ose&given=ada', [0]],
    ['Practitioner?family=os%25i', []],
    [`Practitioner?identifier=${NPI}|1234567893`, [0]],
    ['Practitioner?identifier=1234567893', [0]],
    ['Practitioner?identifier=http://example.com|1234567893', []],
    ['Location?address-city=some', [1]],
    ['Location?address-state=RI', [2]],
    ['Location?address-postalcode=021', [0, 1]],
    ['Location?address=1%20elan', [1]],
    ['PractitionerRole?specialty=2084P0804X', [0]],
    ['PractitionerRole?specialty=http://nucc.org/provider-taxonomy|2084P0800X', [0, 1, 2]],
    ['PractitionerRole?specialty=2084', []],
    ['PractitionerRole?role=ph', [0, 1, 2]],
    ['PractitionerRole?role=co', []],
    ['PractitionerRole?network=Organization/1', []],
    ['PractitionerRole?practitioner.family=osei&location.address-state=MA', [0]],
    ['OrganizationAffiliation?specialty=2084P0800X', []],
  ])('%s finds those', (path, expected) => {
    expect(idsIn(found(path))).toEqual(expected.map((index) => ids[index]));
  });

  it('finds by id and by reference, several at once', () => {
    expect(idsIn(found(`Location?_id=${ids[2]},${ids[0]},77,x`))).toEqual([ids[0], ids[2]]);
    for (const to of [ids[1], `Practitioner/${ids[1]}`, `https://d.example/fhir/Practitioner/${ids[1]}`])
      expect(idsIn(found(`PractitionerRole?practitioner=${to}`))).toEqual([ids[1]]);
    expect(idsIn(found(`PractitionerRole?practitioner=Location/${ids[1]}`))).toEqual([]);
  });

  it('has a location for each practice, found by its own place, and without a street that is hidden', () => {
    add('Zoë', 'Two', {
      other_practices: [
        {
          ...{ practice_name: 'Home', street: '7 Zanzibar Ln', street_hidden: true, phone: '(978) 555-0143' },
          ...{ city: 'Salem', state: 'MA', zip: '01970' },
          working_time: [{ day: 'mon', opens: '09:00', closes: '17:00' }],
        },
      ],
    });
    const id = ids[3];
    const { entry = [] } = found('Location?address-city=salem&_revinclude=PractitionerRole:location');
    expect(entry.map(({ fullUrl }) => fullUrl?.split('/fhir/')[1])).toEqual([
      `Location/${id}-2`,
      `PractitionerRole/${id}`,
    ]);
    expect(entry[0].resource).toMatchObject({
      name: 'Home',
      address: { text: 'Salem, MA 01970' },
      hoursOfOperation: [{ daysOfWeek: ['mon'], openingTime: '09:00:00' }],
    });
    expect((entry[1].resource as PractitionerRole).location).toEqual([
      { reference: `Location/${id}` },
      { reference: `Location/${id}-2` },
    ]);
    expect(JSON.stringify(entry)).not.toContain('Zanzibar');
    expect(idsIn(found('Location?address=7%20zanz'))).toEqual([]);
    expect(idsIn(found(`PractitionerRole?location=Location/${id}-2&location.address-city=salem`))).toEqual([
      id,
    ]);
    const all = [found('Location?_count=4'), found(`Location?_count=4&_after=${8 * id}`)];
    expect(all.map((page) => page.entry?.map(({ resource }) => resource?.id))).toEqual([
      ids.map(String),
      [`${id}-2`],
    ]);
  });

  it('takes as many ids as an address has room for, and few values that are compared with everybody', () => {
    const many = Array.from({ length: 1900 }, () => ids[1]);
    expect(idsIn(found(`Location?_id=${many.join(',')}&_count=1`))).toEqual([ids[1]]);
    expect(idsIn(found(`Practitioner?identifier=${many.join(',')},1234567893`))).toEqual([ids[0]]);
    expect(idsIn(found('Location?address=some,1,1,1,1,1'))).toEqual([ids[1]]);
    expect(() => found('Location?address=1,1,1,1,1,1,1')).toThrow('too many values at once');
    expect(() => found('Location?address-city=1,1,1,1,1,1&address=1,1,1,1,1')).toThrow('too many values');
  });

  it('brings along what is asked for, and says which is which', () => {
    const kinds = (path: string) =>
      found(path).entry?.map(({ resource, search }) => `${resource?.resourceType} ${search?.mode}`);
    const one = `_id=${ids[0]}`;
    expect(kinds(`PractitionerRole?${one}`)).toEqual(['PractitionerRole match']);
    expect(kinds(`PractitionerRole?${one}&_include=PractitionerRole:location`)).toEqual([
      'PractitionerRole match',
      'Location include',
    ]);
    expect(kinds(`Practitioner?${one}&_include=PractitionerRole:location`)).toEqual(['Practitioner match']);
    const back = `Practitioner?${one}&_revinclude=PractitionerRole:practitioner`;
    expect(kinds(back)).toEqual(['Practitioner match', 'PractitionerRole include']);
    expect(kinds(`${back}&_include:iterate=PractitionerRole:location`)).toEqual([
      ...['Practitioner match', 'PractitionerRole include', 'Location include'],
    ]);
  });

  it('counts without showing, and gives at most a hundred', () => {
    expect(found('Practitioner?family=ose&_summary=count')).toMatchObject({ total: 2 });
    expect(found('Practitioner?family=ose&_count=0')).not.toHaveProperty('entry');
    publishAll(
      store,
      Array.from({ length: 120 }, () => ORDINARY),
    );
    expect(found('Location?_count=5000').entry).toHaveLength(100);
    expect(found('Location').entry).toHaveLength(50);
  });

  it('goes on where it was: nobody twice, nobody left out, and who has left is not there any more', () => {
    const first = found('Practitioner?_count=1&family=ose,luk&unknown=1');
    const next = first.link?.find(({ relation }) => relation === 'next')?.url ?? '';
    expect(next).toBe(`https://d.example/fhir/Practitioner?_count=1&family=ose,luk&_after=${ids[0]}`);
    add('New', 'Osee', {});
    store.transaction(() => store.users.remove(ids[0]));
    store.transaction(() => store.users.suspend(ids[1], clock.toISOString()));
    const second = found(next.replace('https://d.example/fhir/', ''));
    expect(idsIn(second)).toEqual([ids[2]]);
    const third = found(second.link?.[1].url.replace('https://d.example/fhir/', '') ?? '');
    expect([idsIn(third), third.link?.map(({ relation }) => relation)]).toEqual([[ids[3]], ['self']]);
  });
});

describe('what has changed', () => {
  const since = (date: string) => idsIn(found(`PractitionerRole?_lastUpdated=${date}`));

  it('is found by year, month, day, minute and moment', () => {
    clock = new Date('2027-02-03T04:05:06.789Z');
    add('Late', 'Comer', {});
    const [, , , late] = ids;
    for (const at of [
      '2027',
      '2027-02',
      '2027-02-03',
      '2027-02-03T04:05',
      '2027-02-03T04:05:06Z',
      '2027-02-03T05:05:06.789%2B01:00',
    ]) {
      expect([at, since(at)]).toEqual([at, [late]]);
      expect([at, since(`ge${at}`)]).toEqual([at, [late]]);
      expect([at, since(`gt${at}`)]).toEqual([at, []]);
      expect([at, since(`lt${at}`)]).toEqual([at, ids.slice(0, 3)]);
      expect([at, since(`ne${at}`)]).toEqual([at, ids.slice(0, 3)]);
      expect([at, since(`le${at}`)]).toEqual([at, ids]);
    }
    expect(since('ge2026&_lastUpdated=lt2027')).toEqual(ids.slice(0, 3));
    for (const wrong of ['2027-02-30', '2027-13', 'yesterday', 'ap2027', '2027-2-3', '2027-01-01T24:10'])
      expect(() => since(wrong)).toThrow('is not a date');
  });

  it('is what visitors see, and nothing else', () => {
    const [ada] = ids;
    const before = read(ada);
    clock = new Date('2026-11-22T08:00:00.000Z');
    store.transaction(() => store.users.rename(ada, { first_name: 'Of', last_name: 'Account' }));
    store.transaction(() => store.users.setPlan(ada, 2));
    expect(read(ada).meta).toEqual(before.meta);
    store.transaction(() => store.profiles.change(ada, { accepting: false }, { by: ada, why: 'changed' }));
    expect(read(ada).meta?.lastUpdated).toBe(clock.toISOString());
    expect(since('ge2026-11-22')).toEqual([ada]);
  });

  it('is also what a day changes: a confirmation lapses, a license runs out', () => {
    const [ada, ...others] = ids;
    const said = () => JSON.stringify(read(ada)).includes('newpt');
    const active = () => JSON.stringify(found(`Practitioner?_id=${ada}`)).includes('"active"}');
    expect([said(), active()]).toEqual([true, true]);
    clock = new Date(Date.parse(`${TODAY}T11:00:00Z`) + 91 * DAY_MS);
    store.transaction(store.fhirEntries.turnDay);
    expect([said(), active()]).toEqual([false, true]);
    expect(since(`ge${clock.toISOString().slice(0, 10)}`)).toEqual([ada, ...others]);
    clock = new Date('2028-02-01T04:59:00.000Z');
    store.transaction(store.fhirEntries.turnDay);
    expect(active()).toBe(true);
    clock = new Date('2028-02-01T11:00:00.000Z');
    store.transaction(store.fhirEntries.turnDay);
    expect(active()).toBe(false);
    expect(read(ada).meta?.lastUpdated).toBe(clock.toISOString());
    clock = new Date('2028-02-02T11:00:00.000Z');
    store.transaction(store.fhirEntries.turnDay);
    expect(since('ge2028-02-02')).toEqual([]);
  });
});

it('a database of before has it all with its next start', () => {
  const database = openDatabase(':memory:');
  const open = () =>
    storeOn(database, { migrations: join(ROOT, 'db/migrations'), places: PLACES, now: noon });
  store = open();
  add('Ada', 'Osei', {});
  database.exec('DELETE FROM fhir_entries; DELETE FROM search_vocabulary');
  expect(found('Practitioner?name=osei')).not.toHaveProperty('entry');
  store = open();
  expect(idsIn(found('Practitioner?name=osei'))).toEqual(ids.slice(-1));
  store.close();
});

/** Their licenses run out on 2028-01-31; they confirmed today. */
function add(first_name: string, last_name: string, profile: Partial<Profile>): void {
  const licenses = [{ state: 'MA' as const, number: '1', expires: '2028-01-31' }];
  const said = { licenses, accepting: true, accepting_confirmed_at: TODAY, ...profile };
  ids.push(...publishAll(store, [{ first_name, last_name, profile: { ...ORDINARY.profile, ...said } }]));
}

function found(path: string): Bundle {
  const [type, query] = path.split('?');
  const about = { site: { siteUrl: 'https://d.example', demo: false }, now: clock, isStrict: false };
  return search(store, type as ResourceType, new URLSearchParams(query), about);
}

function idsIn({ entry = [] }: Bundle): number[] {
  return entry.map(({ resource }) => Number(resource?.id));
}

function read(id: number): PractitionerRole {
  return found(`PractitionerRole?_id=${id}`).entry?.[0].resource as PractitionerRole;
}

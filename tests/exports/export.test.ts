import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { FhirResource } from 'fhir/r4';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { IMPORT_COLUMNS } from '#contract/imports.ts';
import type { ProfileDraft } from '#contract/profiles.ts';
import { createProfileSchemas } from '#contract/schemas/profiles.ts';
import type { Store } from '../../db/store.ts';
import type { SeedPerson } from '../../sample-data/person.ts';
import { seedPeople } from '../../sample-data/seed-people.ts';
import { uglyPerson } from '../../sample-data/ugly/add.ts';
import { UGLY_PROFILES } from '../../sample-data/ugly/profiles.ts';
import { writeExport } from '../../server/features/exports/write-export.ts';
import { checkFile } from '../../server/features/imports/check-file.ts';
import { addUser } from '../helpers/accounts.ts';
import { newFolder } from '../helpers/new-folder.ts';
import { TODAY, publishAll } from '../helpers/population.ts';
import { publishArticle } from '../helpers/publish-article.ts';
import { PLACES, memoryStore, noon } from '../helpers/stores.ts';

const TABLES = ['articles', 'newsletters', 'profiles', 'subscribers', 'users'];
const FHIR = ['Location', 'Practitioner', 'PractitionerRole'];
const FORMULA = '=1+1';
const SECRET = 'token-that-nobody-may-see';
const site = { siteUrl: 'https://d.example', siteName: 'Directory', demo: false };

const zips = PLACES.zips.map((zip, i) => ({
  ...{ zip, city: PLACES.cities[i], state: PLACES.states[i], lat: PLACES.lat[i], lng: PLACES.lng[i] },
}));
const ORDINARY = 300;
const ORDINARY_DOCTORS = [...seedPeople({ count: ORDINARY, seed: 1, zips, today: TODAY })];
const DOCTORS = [
  ...ORDINARY_DOCTORS.map((person, n) => (n % 10 === 0 ? withOtherPractices(person, n / 10) : person)),
  ...Object.values(UGLY_PROFILES).map((ugly, n) => uglyPerson(1, n, TODAY, ugly)),
];

let store: Store;
let parent: string;
let folder: string;
beforeAll(async () => {
  store = memoryStore();
  publishAll(store, DOCTORS);
  await addUser(store, { email: 'reader@example.com', first_name: FORMULA });
  publishArticle(store, { title: FORMULA, contents: '<p>“One”,\n; two</p>' });
  store.transaction(() => {
    store.subscribers.add('fan@example.com', SECRET);
    store.newsletters.add({ subject: 'Hello', body: '<p>All</p>' });
    store.users.suspend(1, noon().toISOString());
  });
});
beforeEach(() => {
  parent = newFolder();
  folder = join(parent, 'out');
});

it('writes all there is, as CSV and JSON that say the same, for the owner alone', async () => {
  const heard: string[] = [];
  await write((what, done, of) => heard.push(`${what} ${done}/${of}`));
  expect(readdirSync(parent)).toEqual(['out']);
  expect(filesIn(folder)).toEqual(
    [
      'README.txt',
      ...TABLES.flatMap((name) => [`${name}.csv`, `${name}.json`]),
      ...FHIR.map((type) => `fhir/${type}.ndjson`),
    ].sort(),
  );
  const counts = TABLES.map((name) => [name, rowsOf(name).length, cellsOf(name).length]);
  expect(counts).toEqual([
    ...[
      ['articles', 1, 1],
      ['newsletters', 1, 1],
      ['profiles', 320, 320],
    ],
    ...[
      ['subscribers', 1, 1],
      ['users', 321, 321],
    ],
  ]);
  expect(cellsOf('articles')[0]).toMatchObject({ title: `'${FORMULA}`, contents: '<p>“One”,\n; two</p>' });
  expect(rowsOf('articles')[0]).toMatchObject({ title: FORMULA });
  expect(heard).toContain('profiles.csv 321/321');
  for (const name of filesIn(folder)) {
    expect([name, statSync(join(folder, name)).mode & 0o777]).toEqual([name, 0o600]);
    expect(text(name)).not.toMatch(/argon2|token-that-nobody/);
    if (name !== 'README.txt') expect(text('README.txt')).toContain(name);
  }
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

it('has each public profile in each file of FHIR, a resource a line', async () => {
  await write();
  for (const type of FHIR) {
    const resources = text(`fhir/${type}.ndjson`)
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as FhirResource);
    expect(resources.map(({ resourceType, id }) => [resourceType, id])).toEqual(
      idsOf(type).map((id) => [type, id]),
    );
  }
});

it('has profiles that another installation can import, every column of them', async () => {
  await write();
  const { whole } = createProfileSchemas(() => TODAY);
  const other = memoryStore();
  const { header, lines } = await checkFile(
    other,
    whole,
    readFileSync(join(folder, 'profiles.csv')),
    async () => {},
  );
  expect(header.slice(0, 64)).toEqual(Object.keys(IMPORT_COLUMNS));
  // One of the ugly ones, whom the doctors' own form refuses as well.
  expect(lines.flatMap(({ reason }) => reason ?? [])).toEqual([
    'Please choose states of your licenses for video: there is none of AL.',
  ]);
  // What is ugly is tidied by the import, as the form does it.
  const said = lines.slice(0, ORDINARY).map(({ doctor }) => ({ ...doctor?.content }));
  expect(said).toEqual(rowsOf('profiles').slice(0, ORDINARY).map(importedOf));
});

it('leaves a folder as it is that has something in it, and fills an empty one', async () => {
  await write();
  const before = filesIn(folder);
  await expect(write()).rejects.toThrow(`${folder} is not empty`);
  expect(filesIn(folder)).toEqual(before);
  folder = newFolder();
  await write();
  expect(filesIn(folder)).toEqual(before);
});

it('leaves nothing of an export that fails', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const failing = () => {
    throw full;
  };
  await expect(write((what) => what === 'Location.ndjson' && failing())).rejects.toBe(full);
  expect(readdirSync(parent)).toEqual([]);
});

it.runIf(existsSync('/proc/self'))('refuses a folder below /proc, and does not wait for it', async () => {
  folder = '/proc/directory/export';
  await expect(write()).rejects.toThrow("ENOENT: no such file or directory, mkdir '/proc/directory'");
});

it('does not take the place of what came into the folder meanwhile', async () => {
  folder = newFolder();
  const come = (what: string) => what === 'users.csv' && writeFileSync(join(folder, 'mine.txt'), 'mine');
  await expect(write(come)).rejects.toThrow('ENOTEMPTY');
  expect(filesIn(folder)).toEqual(['mine.txt']);
});

function write(onProgress: (what: string, done: number, of: number) => unknown = () => {}): Promise<void> {
  return writeExport(folder, { store, site, now: noon(), onProgress });
}

/** The first doctor is suspended. Of each other practice there is a Location as well. */
function idsOf(type: string): string[] {
  return DOCTORS.slice(1).flatMap(({ profile }, n) => {
    const others = type === 'Location' ? (profile.other_practices ?? []) : [];
    return [`${n + 2}`, ...others.map((_, index) => `${n + 2}-${index + 2}`)];
  });
}

function filesIn(of: string): string[] {
  return readdirSync(of, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(of.length + 1))
    .sort();
}

/** The first one at home and with a hidden street, and up to four of others. */
function withOtherPractices(person: SeedPerson, n: number): SeedPerson {
  const other_practices = ORDINARY_DOCTORS.slice(n, n + 1 + (n % 4)).map(({ profile }, index) => {
    const { practice_name, street, city, state, zip, phone, working_time } = profile;
    const isHome = index % 2 === 0;
    return {
      ...{ practice_name, street, city, state, zip, phone, working_time },
      ...(isHome && { street_hidden: true, video_only: true }),
    };
  });
  return {
    ...person,
    profile: { ...person.profile, street_hidden: true, video_only: false, other_practices },
  };
}

/** What an import has columns for. */
function importedOf({ saved }: Record<string, unknown>): object {
  const left = [
    'education',
    'working_time',
    'accepting',
    'accepting_confirmed_at',
    'earliest_visit',
    'earliest_visit_said_on',
    'avatar',
  ];
  const others = (saved as ProfileDraft).other_practices?.map((one) => ({ ...one, working_time: [] }));
  return Object.fromEntries(
    Object.entries({ ...(saved as object), other_practices: others ?? null }).filter(
      ([field, value]) => !left.includes(field) && !isNothing(value),
    ),
  );
}

/** An empty cell says nothing of a field. */
function isNothing(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function text(name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}

function rowsOf(name: string): Record<string, unknown>[] {
  return JSON.parse(text(`${name}.json`)) as Record<string, unknown>[];
}

function cellsOf(name: string): Record<string, string>[] {
  return parse(text(`${name}.csv`), { bom: true, columns: true });
}

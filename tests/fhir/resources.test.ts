import fc from 'fast-check';
import type { Bundle, FhirResource } from 'fhir/r4';
import { beforeAll, expect, it } from 'vitest';
import { createProfileSchemas } from '#contract/schemas/profiles.ts';
import { BOARDS, STATES } from '#contract/vocabulary.ts';
import { seedPeople } from '../../sample-data/seed-people.ts';
import { uglyPerson } from '../../sample-data/ugly/add.ts';
import { UGLY_PROFILES } from '../../sample-data/ugly/profiles.ts';
import type { Store } from '../../db/store.ts';
import { capabilityStatement } from '../../server/features/fhir/capability-statement.ts';
import { outcomes } from '../../server/features/fhir/outcome.ts';
import { TYPES } from '../../server/features/fhir/resources.ts';
import type { ResourceType } from '../../server/features/fhir/resources.ts';
import { search } from '../../server/features/fhir/search.ts';
import { PLACES, memoryStore, noon } from '../helpers/stores.ts';
import { TODAY, publishAll } from '../helpers/population.ts';
import { createFhirSchema } from './fhir-schema.ts';

/**
 * The elements that Plan-Net 1.2.0 wants supported (input/fsh/PlanNet.fsh, and US Core below it): where somebody of the
 * samples has them, and which nobody here can have (docs/fhir.md says why).
 */
const MUST_SUPPORT = {
  Practitioner: {
    there: [
      ...['meta.lastUpdated', 'active', 'gender', 'photo.url', 'communication.coding.code'],
      ...['identifier.type.coding.code', 'identifier.system', 'identifier.value'],
      ...['name.text', 'name.family', 'name.given', 'name.suffix'],
      ...['qualification.extension.extension.valueCode', 'qualification.identifier.value'],
      ...['qualification.code.coding.code', 'qualification.issuer.display', 'qualification.period.end'],
    ],
    nobody: ['telecom', 'address', 'communication.extension'],
  },
  PractitionerRole: {
    there: [
      ...[
        'meta.lastUpdated',
        'active',
        'practitioner.reference',
        'organization.display',
        'location.reference',
      ],
      ...['code.coding.code', 'specialty.coding.code', 'healthcareService.reference'],
      ...['telecom.system', 'telecom.value', 'telecom.rank'],
      ...['extension.extension.valueCodeableConcept.coding.code'],
      ...['availableTime.daysOfWeek', 'availableTime.availableStartTime', 'availableTime.availableEndTime'],
      ...['availableTime.allDay', 'contained.extension.extension.valueCodeableConcept.coding.code'],
    ],
    nobody: ['identifier', 'period', 'notAvailable', 'endpoint', 'organization.reference'],
  },
  Location: {
    there: [
      ...['meta.lastUpdated', 'status', 'name', 'telecom.system', 'telecom.value'],
      ...['address.line', 'address.city', 'address.state', 'address.postalCode'],
    ],
    nobody: [
      ...['identifier', 'alias', 'description', 'mode', 'type', 'position', 'managingOrganization', 'partOf'],
      ...['hoursOfOperation', 'availabilityExceptions', 'endpoint', 'extension'],
    ],
  },
};

const schemaErrors = createFhirSchema();
let store: Store;
let resources: FhirResource[];
beforeAll(() => {
  store = memoryStore();
  const zips = PLACES.zips.map((zip, i) => ({
    ...{ zip, city: PLACES.cities[i], state: PLACES.states[i], lat: PLACES.lat[i], lng: PLACES.lng[i] },
  }));
  publishAll(store, [
    ...seedPeople({ count: 600, seed: 1, zips, today: TODAY }),
    ...Object.values(UGLY_PROFILES).map((ugly, n) => uglyPerson(1, n, TODAY, ugly)),
  ]);
  resources = allOf('PractitionerRole', '_include=*&_count=100');
});

it('the samples, ugly ones too, are what the schema of FHIR wants', () => {
  expect(resources).toHaveLength(3 * 620);
  expect(resources.flatMap((one) => schemaErrors(one).map((error) => `${one.id} ${error}`))).toEqual([]);
  expect(schemaErrors({ resourceType: 'Location', statuss: 'active' } as never)).not.toEqual([]);
});

it('so is whatever else is answered', () => {
  const answers = [
    ...TYPES.flatMap((type) =>
      ['_count=2&_include=*', '_count=0', '_id=77'].map((query) => pageOf(type, query)),
    ),
    capabilityStatement({ siteUrl: 'https://d.example', siteName: 'Directory' }),
    ...[400, 403, 404, 405, 406, 410, 429, 500, 503].map((status) => outcomes.bodyOf(status, 'Why')),
  ];
  expect(answers.flatMap((one) => schemaErrors(one as FhirResource))).toEqual([]);
});

it('they have what the guide wants of each, and support what it wants supported', () => {
  expect(resources.flatMap((one) => missingIn(one).map((what) => `${one.resourceType} ${what}`))).toEqual([]);
  for (const [type, { there, nobody }] of Object.entries(MUST_SUPPORT)) {
    const ofType = resources.filter(({ resourceType }) => resourceType === type);
    expect(there.filter((path) => valuesAt(ofType, path).length === 0)).toEqual([]);
    expect(nobody.filter((path) => valuesAt(ofType, path).length > 0)).toEqual([]);
  }
});

it('every profile that can be saved is valid, and says what its page says', () => {
  const { whole } = createProfileSchemas(() => TODAY);
  const savable = (field: 'first_name' | 'practice_name' | 'title' | 'street') =>
    fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
      .map((text) => whole.shape[field].safeParse(text).data)
      .filter((text) => text !== undefined);
  const [ordinary] = seedPeople({ count: 1, seed: 1, zips: [CAMBRIDGE], today: TODAY });
  const time = fc.constantFrom('00:00', '00:01', '08:30', '18:00', '23:59');
  const odd = fc.record({
    first_name: savable('first_name'),
    last_name: savable('first_name'),
    practice_name: savable('practice_name'),
    title: savable('title'),
    street: savable('street'),
    email: fc.constantFrom(null, 'a@example.com'),
    website: fc.constantFrom(null, 'https://example.com/?a=1&b=“2”'),
    degree: fc.constantFrom('MD' as const, 'DO' as const),
    boards: fc.subarray(Object.keys(BOARDS) as (keyof typeof BOARDS)[]),
    licenses: fc.uniqueArray(
      fc.record({
        state: fc.constantFrom(...(Object.keys(STATES) as (keyof typeof STATES)[])),
        number: fc.constantFrom('1', 'A 1/2-3.'),
        expires: fc.constantFrom('2020-01-31', TODAY, '2030-02-28'),
      }),
      { minLength: 1, selector: ({ state }) => state },
    ),
    telehealth: fc.boolean(),
    accepting: fc.boolean(),
    accepting_confirmed_at: fc.constantFrom(null, TODAY, '2020-01-01'),
    education: fc.array(
      fc.record({
        degree: savable('title'),
        school: savable('title'),
        from: fc.constant(1999),
        to: fc.constantFrom(null, 2003),
      }),
      { maxLength: 2 },
    ),
    working_time: fc.array(fc.record({ day: fc.constantFrom('mon', 'sun'), opens: time, closes: time }), {
      maxLength: 3,
    }),
  });
  fc.assert(
    fc.property(odd, ({ first_name, last_name, ...profile }) => {
      const doctor = { first_name, last_name, profile: { ...ordinary.profile, ...profile } };
      const [id] = publishAll(store, [doctor]);
      const made = allOf('Practitioner', `_id=${id}&_revinclude=*&_include:iterate=*`);
      expect(made.map(({ resourceType }) => resourceType).sort()).toEqual([
        'Location',
        'Practitioner',
        'PractitionerRole',
      ]);
      expect(made.flatMap(schemaErrors)).toEqual([]);
      expect(made.flatMap(missingIn)).toEqual([]);
      const text = JSON.stringify(made);
      expect(text).toContain(JSON.stringify(profile.practice_name));
      expect(text.includes('newpt')).toBe(profile.accepting && profile.accepting_confirmed_at === TODAY);
      const valid = profile.licenses.filter(({ expires }) => expires >= TODAY);
      expect(text.split('"valueCode":"active"')).toHaveLength(valid.length + 1);
    }),
    { numRuns: 60 },
  );
});

const CAMBRIDGE = { zip: '02139', city: 'Cambridge', state: 'MA', lat: 42.36, lng: -71.1 };

/** All resources of a search, page by page. */
function allOf(type: ResourceType, query: string): FhirResource[] {
  const found: FhirResource[] = [];
  for (let next: string | undefined = query; next !== undefined;) {
    const { entry = [], link = [] } = pageOf(type, next);
    found.push(...entry.flatMap(({ resource }) => (resource as FhirResource) ?? []));
    next = link.find(({ relation }) => relation === 'next')?.url.replace(/.*\?/, '');
  }
  return found;
}

function pageOf(type: ResourceType, query: string): Bundle {
  const about = { site: { siteUrl: 'https://d.example', demo: true }, now: noon(), isStrict: true };
  return search(store, type, new URLSearchParams(query), about);
}

/** What the profiles of the guide say that each one has, and is not there. */
function missingIn(resource: FhirResource): string[] {
  const least: Record<string, string[]> = {
    Practitioner: ['active', 'identifier.system', 'identifier.value', 'name.family', 'qualification.code'],
    PractitionerRole: ['active', 'practitioner.reference', 'specialty', 'telecom.system', 'telecom.value'],
    Location: ['status', 'name', 'address', 'telecom'],
  };
  return [...least[resource.resourceType], 'meta.lastUpdated', 'meta.profile', 'id'].filter(
    (path) => valuesAt([resource], path).length === 0,
  );
}

/** What stands at a path, through all lists on the way. */
function valuesAt(values: unknown[], path: string): unknown[] {
  return path
    .split('.')
    .reduce<unknown[]>(
      (found, name) => found.flatMap((one) => (one as Record<string, unknown>)[name] ?? []),
      values,
    );
}

import type { CapabilityStatement, OperationOutcome, Practitioner } from 'fhir/r4';
import { beforeAll, expect, it } from 'vitest';
import { doctorPath } from '#contract/paths.ts';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { addPublicDoctor } from '../helpers/public-doctor.ts';
import { memoryStore, noon } from '../helpers/stores.ts';

let app: TestApp;
let ids: number[];
beforeAll(async () => {
  app = await startApp(memoryStore());
  ids = [];
  for (const email of ['ada@example.com', 'jo@example.com', 'mei@example.com'])
    ids.push(await addPublicDoctor(app.store, email, noon()));
});

it('an address has one resource, which is not sent again to who has it', async () => {
  const path = `/fhir/Practitioner/${ids[0]}`;
  const response = await app.get(path);
  expect(response.headers.get('content-type')).toBe('application/fhir+json; charset=utf-8');
  expect(response.headers.get('last-modified')).toBe('Sat, 21 Nov 2026 12:00:00 GMT');
  expect(response.json<Practitioner>().id).toBe(String(ids[0]));
  const etag = response.headers.get('etag') ?? '';
  // Unless told otherwise, fetch asks for it anew.
  const headers = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
  expect((await app.get(path, { headers })).status).toBe(304);
  const head = await app.head(path);
  expect([head.status, head.headers.get('etag'), head.bytes.length]).toEqual([200, etag, 0]);
});

it('an address of whom is suspended or was never here is not found; of whom has left it is gone', async () => {
  const { store } = app;
  store.transaction(() => {
    store.users.suspend(ids[1], noon().toISOString());
    store.users.remove(ids[2]);
    store.gonePages.add(doctorPath(ids[2]));
  });
  expect(await refused(`Practitioner/${ids[1]}`)).toEqual([404, 'not-found']);
  expect(await refused(`Location/${ids[2]}`)).toEqual([410, 'deleted']);
  expect(await refused('PractitionerRole/999')).toEqual([404, 'not-found']);
  expect(await refused('PractitionerRole/__proto__')).toEqual([404, 'not-found']);
  expect(await refused(`OrganizationAffiliation/${ids[0]}`)).toEqual([404, 'not-found']);
  expect(await refused('Patient/1')).toEqual([404, 'not-found']);
  expect(await refused(`Practitioner/${ids[0]}/_history`)).toEqual([404, 'not-found']);
});

it('what cannot be answered is refused in the words of FHIR', async () => {
  expect(await refused('Practitioner?_count=-1')).toEqual([400, 'invalid']);
  expect(await refused('Practitioner?name=')).toEqual([400, 'invalid']);
  expect(await refused('Practitioner?name:exact=Ada')).toEqual([400, 'invalid']);
  expect(await refused('Practitioner?_format=xml')).toEqual([406, 'not-supported']);
  expect(await refused('Practitioner', { accept: 'application/fhir+xml' })).toEqual([406, 'not-supported']);
  expect(await refused('Practitioner', {}, 'POST')).toEqual([405, 'not-supported']);
  expect(await refused('Practitioner', { 'sec-fetch-site': 'cross-site' })).toEqual([403, 'forbidden']);
  for (const format of ['json', 'application/json', 'application/fhir%2Bjson', 'application/fhir+json'])
    expect((await app.get(`/fhir/Location?_format=${format}`)).status).toBe(200);
});

it('a search with what nobody knows is answered without it, or refused to who asks for that', async () => {
  for (const unknown of ['_sort=family', 'constructor=1', '_include=Practitioner:none']) {
    expect((await app.get(`/fhir/Practitioner?${unknown}`)).status).toBe(200);
    expect(await refused(`Practitioner?${unknown}`, { prefer: 'handling=strict' })).toEqual([400, 'invalid']);
  }
});

it('counts as much as other work, and says so in the words of FHIR', async () => {
  const getsPerSource = { burst: 3, perSecond: 1 };
  const few = await startApp(memoryStore(), { config: { getsPerSource } });
  for (let n = 0; n < 3; n++) expect((await few.get('/fhir/metadata')).status).toBe(200);
  const refusal = await few.get('/fhir/Practitioner');
  expect([refusal.status, refusal.json<OperationOutcome>().issue[0].code]).toEqual([429, 'throttled']);
});

it('/fhir/metadata names what can be searched by, and all of that can', async () => {
  const statement = (await app.get('/fhir/metadata')).json<CapabilityStatement>();
  const resources = statement.rest?.[0].resource ?? [];
  expect(resources.map(({ type }) => type)).toEqual([
    'Practitioner',
    'PractitionerRole',
    'Location',
    'OrganizationAffiliation',
  ]);
  for (const { type, searchParam = [], searchInclude = [], searchRevInclude = [] } of resources) {
    const tried = [
      ...searchParam.map(({ name, type: kind }) => `${name}=${kind === 'date' ? '2026' : '1'}`),
      ...searchInclude.map((name) => `_include=${name}`),
      ...searchRevInclude.map((name) => `_revinclude=${name}`),
    ];
    for (const one of tried)
      expect((await app.get(`/fhir/${type}?${one}`, { headers: { prefer: 'handling=strict' } })).status).toBe(
        200,
      );
  }
});

async function refused(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await app.send(method, `/fhir/${path}`, { headers });
  expect(response.headers.get('content-type')).toContain('application/fhir+json');
  return [response.status, response.json<OperationOutcome>().issue[0].code];
}

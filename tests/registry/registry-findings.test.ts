import { beforeEach, describe, expect, it } from 'vitest';
import type { Dashboard } from '#contract/dashboard.ts';
import type { OwnProfile } from '#contract/own-profile.ts';
import type { RegistryFinding } from '#contract/schemas/answers/registry-findings.ts';
import type { Store } from '../../db/store.ts';
import { createProfileChecks } from '../../server/features/registry/check-profiles.ts';
import { addUser, poster, sessionOf } from '../helpers/accounts.ts';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { addPublicDoctor } from '../helpers/public-doctor.ts';
import { haveRead, registryEntry, registryExclusion } from '../helpers/registry.ts';
import { memoryStore, noon } from '../helpers/stores.ts';

const ADA = 'ada@example.com';

let app: TestApp;
let store: Store;
let ada: number;
let admin: string;

beforeEach(async () => {
  store = memoryStore();
  app = await startApp(store);
  ada = await addPublicDoctor(store, ADA, noon());
  await addUser(store, { email: 'root@example.com', manage_role: 'admin' });
  admin = await sessionOf(poster(app.url), 'root@example.com');
  haveRead(store, { entries: [registryEntry({ last_name: 'STONE', licenses: [] })] });
  haveRead(store, { kind: 'leie', exclusions: [registryExclusion({ npi: '1234567893' })] });
  await createProfileChecks({ store, now: noon }).run();
});

const get = (path: string, token: string | null = admin) =>
  app.get(`/api/admin/registry-findings${path}`, { token });
const settle = (id: number, note = 'Married in May.', token = admin) =>
  app.post(`/api/admin/registry-findings/${id}/settle`, { note }, { token });
const own = async () =>
  (await app.get('/api/user/profile', { token: await sessionOf(poster(app.url), ADA) })).json<OwnProfile>();
const waiting = async () =>
  (await app.get('/api/admin/waiting', { token: admin })).json<Dashboard['waiting']>().findings;

describe('administrators', () => {
  it('list what was found, with both sides, the file and the doctor', async () => {
    const { headers, json } = await get('?sort=["id","ASC"]&range=[0,24]&filter={"state":"open"}');
    expect(headers.get('content-range')).toBe('registry-findings 0-1/2');
    expect(json<RegistryFinding[]>()).toEqual([
      {
        ...{ id: 1, doctor: ada, first_name: 'Ada', last_name: 'Osei', npi: '1234567893' },
        ...{ about: 'name', result: 'differs', ours: 'Ada Osei', theirs: 'ADA M STONE' },
        file: { id: 1, kind: 'nppes-full', dated: '2026-11-08' },
        ...{ found_at: noon().toISOString(), took_off: false, is_off: true, state: 'open' },
        ...{ gone_at: null, settled_at: null, settled_by: null, note: null },
      },
      expect.objectContaining({
        ...{ id: 2, about: 'exclusion', result: 'excluded', took_off: true, is_off: true },
        file: { id: 2, kind: 'leie', dated: '2026-11-08' },
      }),
    ]);
    expect((await get('?filter={"result":"excluded"}')).json()).toMatchObject([{ id: 2 }]);
    expect((await get(`?filter={"doctor":${ada + 1}}`)).json()).toEqual([]);
    expect((await get('?filter={"state":"lost"}')).status).toBe(400);
    expect((await get('/9')).status).toBe(404);
  });

  it('are done with one, once, with a note that the trail does not have', async () => {
    expect(await waiting()).toBe(2);
    expect((await settle(1, '')).status).toBe(400);
    expect((await settle(1)).json()).toMatchObject({
      ...{ state: 'settled', note: 'Married in May.', settled_by: 'Ada Osei' },
      settled_at: noon().toISOString(),
    });
    expect((await settle(1)).status).toBe(409);
    expect((await settle(9)).status).toBe(404);
    expect(store.audit.latest(1)).toMatchObject([
      { action: 'settled finding', user_id: ada, object_kind: 'doctor', object_id: ada, note: null },
    ]);
    expect(await waiting()).toBe(1);
    expect((await get('?filter={"state":"settled"}')).json()).toMatchObject([{ id: 1 }]);
  });

  it('are not done with what the register does not say any more', async () => {
    haveRead(store, { entries: [registryEntry()] });
    await createProfileChecks({ store, now: noon }).run();
    expect((await get('/1')).json()).toMatchObject({ state: 'gone', gone_at: noon().toISOString() });
    expect((await settle(1)).status).toBe(409);
    expect(await waiting()).toBe(1);
  });

  it('see that a profile is shown again', async () => {
    await app.post(`/api/admin/profiles/${ada}/unsuspend`, {}, { token: admin });
    expect((await get('/2')).json()).toMatchObject({ took_off: true, is_off: false });
  });

  it('get a file of them', async () => {
    const { text } = await app.get('/api/admin/registry-findings.csv', { token: admin });
    expect(text).toContain(`1,${ada},Ada,Osei,name,differs,Ada Osei,ADA M STONE,nppes-full 2026-11-08,`);
  });

  it('and nobody else', async () => {
    const doctor = await sessionOf(poster(app.url), ADA);
    expect([(await get('', null)).status, (await get('', doctor)).status]).toEqual([401, 403]);
    expect((await settle(1, 'Mine.', doctor)).status).toBe(403);
  });
});

describe('the doctor', () => {
  it('sees what was found until somebody has looked into it', async () => {
    expect((await own()).findings).toMatchObject([
      { about: 'name', theirs: 'ADA M STONE', took_off: false },
      { about: 'exclusion', took_off: true, file: { kind: 'leie' } },
    ]);
    await settle(1);
    expect((await own()).findings).toMatchObject([{ about: 'exclusion' }]);
  });

  it('has it among the own data', async () => {
    await settle(1);
    const token = await sessionOf(poster(app.url), ADA);
    const data = (await app.post('/api/user/export', {}, { token })).json<Record<string, unknown>>();
    expect(data.found_in_registers).toMatchObject([
      { about: 'name', result: 'differs', ours: 'Ada Osei', theirs: 'ADA M STONE', note: 'Married in May.' },
      { about: 'exclusion', result: 'excluded', took_off: true },
    ]);
  });

  it('takes all of it along who leaves', async () => {
    store.transaction(() => store.users.remove(ada));
    expect((await get('')).json()).toEqual([]);
    expect(await waiting()).toBe(0);
  });
});

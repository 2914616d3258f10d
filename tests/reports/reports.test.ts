import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#contract/constants.ts';
import type { ReportRow } from '#contract/schemas/answers/reports.ts';
import type { Store } from '../../db/store.ts';
import { addUser, mailTo, poster, sessionOf } from '../helpers/accounts.ts';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { addPublicDoctor } from '../helpers/public-doctor.ts';
import { memoryStore } from '../helpers/stores.ts';

const START = Date.parse('2026-11-21T12:00:00Z');
const ADA = 'ada@example.com';

let app: TestApp;
let store: Store;
let ada: number;
let day: number;
const now = () => new Date(START + day * DAY_MS);

beforeEach(async () => {
  day = 0;
  store = memoryStore(now);
  app = await startApp(store, { now, config: { trustProxy: 1 } });
  ada = await addPublicDoctor(store, ADA, now());
});

/** Of the network number n. */
const report = async (n: number, kind = 'not-accepting', id: unknown = ada) =>
  (await app.post('/api/reports', { id, kind }, { from: `198.51.${n}.7` })).status;
const asked = () => store.outbox.latest(100).filter(({ kind }) => kind === 'profile-reported').length;
const listed = (filter: object) =>
  store.lists.reports.page({ filter: { ...filter }, sort: 'id', order: 'DESC' }, 0, 100);
const open = () => listed({ settled: false, doctor: ada }).ids.map((id) => store.lists.reports.row(id));
const total = () => listed({}).total;

describe('a report', () => {
  it('keeps no person: a kind, a moment, and a digest that no other profile has', async () => {
    const ben = await addPublicDoctor(store, 'ben@example.com', now());
    const kept: unknown[] = [];
    const { add } = store.reports;
    store.reports.add = (row, before) => {
      kept.push(row);
      return add(row, before);
    };
    expect([await report(1), await report(1, 'phone', ben)]).toEqual([200, 200]);
    const [first, second] = kept as { source: string }[];
    expect(Object.keys(first).sort()).toEqual(['at', 'kind', 'source', 'user_id']);
    expect(JSON.stringify(kept)).not.toContain('198.51');
    expect(first.source).not.toBe(second.source);
  });

  it('is one of a known kind, about somebody who is public', async () => {
    expect(await report(1, 'rude')).toBe(400);
    expect(await report(1, 'phone', 999_999)).toBe(404);
    expect(await report(1, 'phone', 'x')).toBe(400);
    expect((await app.post('/api/reports', { id: ada, kind: 'phone', name: 'Kim' })).status).toBe(400);
    store.transaction(() => store.profiles.suspend(ada, 'Complaint'));
    expect(await report(1)).toBe(404);
    expect(total()).toBe(0);
  });

  it('of one source counts once in 30 days, whatever it says and however often', async () => {
    for (const kind of ['phone', 'moved', 'not-accepting', 'phone']) expect(await report(1, kind)).toBe(200);
    expect(open()).toMatchObject([{ kind: 'phone' }]);
    day = 29;
    await report(1);
    expect(open()).toHaveLength(1);
    day = 30;
    await report(1);
    expect(open()).toHaveLength(2);
    expect(asked()).toBe(0);
  });

  it('of three sources makes us ask the doctor, once in 30 days', async () => {
    await report(1);
    await report(2, 'phone');
    expect(asked()).toBe(0);
    await report(3);
    expect(asked()).toBe(1);
    const mail = mailTo(store, ADA);
    expect(mail?.reported).toEqual({ phone: 1, 'not-accepting': 2 });
    for (let n = 4; n < 20; n++) await report(n);
    expect(asked()).toBe(1);
    day = 31;
    for (let n = 1; n < 4; n++) await report(n);
    expect(asked()).toBe(2);
  });

  it('too old ones do not add up', async () => {
    await report(1);
    await report(2);
    day = 30;
    await report(3);
    expect(asked()).toBe(0);
  });

  it('changes nothing that visitors see, and no place in the results, however many there are', async () => {
    await addPublicDoctor(store, 'ben@example.com', now());
    const paths = [`/api/doctors/${ada}`, '/api/doctors?searchZipCode=02139', '/api/states'];
    const seen = () => Promise.all(paths.map(async (path) => (await app.get(path)).text));
    const before = await seen();
    const revision = store.revision();
    for (let n = 1; n <= 60; n++) expect(await report(n)).toBe(200);
    expect(await seen()).toEqual(before);
    expect(store.revision()).toBe(revision);
    // More of them tell nobody anything new.
    expect(open()).toHaveLength(50);
  });

  it('is refused to a source that reports many', async () => {
    const doctors = [ada];
    for (let n = 0; n < 11; n++) doctors.push(await addPublicDoctor(store, `d${n}@example.com`, now()));
    const answers = [];
    for (const id of doctors) answers.push(await report(1, 'phone', id));
    expect(answers.filter((status) => status === 200)).toHaveLength(10);
    expect(answers.slice(10)).toEqual([429, 429]);
    expect(await report(2, 'phone')).toBe(200);
  });
});

describe('an answer of the doctor', () => {
  const press = (answer: string) =>
    app.send('POST', `/confirm?token=${mailTo(store, ADA)?.token ?? ''}&answer=${answer}`);

  it('by the mailed button settles what was said of new patients, and nothing else', async () => {
    await report(1);
    await report(2);
    await report(3, 'phone');
    expect((await app.get(`/confirm?token=${mailTo(store, ADA)?.token ?? ''}`)).text).toContain(
      'Takes no new patients: 2 visitors',
    );
    expect((await press('no')).status).toBe(200);
    expect(open()).toMatchObject([{ kind: 'phone' }]);
    expect(store.listings.profile(ada)?.accepting).toBe('no');
  });

  it('signed in does the same, and a new report counts anew', async () => {
    await report(1);
    const post = poster(app.url);
    const token = await sessionOf(post, ADA);
    expect((await post('confirm-availability', { accepting: true }, token)).status).toBe(200);
    expect(open()).toEqual([]);
    await report(2);
    expect(open()).toHaveLength(1);
  });
});

describe('administrators', () => {
  let admin: string;
  const get = (path: string, token: string | null = admin) => app.get(`/api/admin/reports${path}`, { token });

  beforeEach(async () => {
    await addUser(store, { email: 'root@example.com', manage_role: 'admin' });
    admin = await sessionOf(poster(app.url), 'root@example.com');
    await report(1);
    await report(2, 'moved');
    await report(3, 'phone');
  });

  it('list them, newest first, in the dialect of the backoffice', async () => {
    const { headers, json } = await get('?sort=["id","DESC"]&range=[0,1]&filter={"settled":false}');
    expect(headers.get('content-range')).toBe('reports 0-1/3');
    expect(json<ReportRow[]>()).toMatchObject([
      {
        id: 3,
        doctor: ada,
        last_name: 'Osei',
        kind: 'phone',
        settled_at: null,
        asked_at: now().toISOString(),
      },
      { id: 2, kind: 'moved' },
    ]);
    expect((await get('?filter={"id":[1]}')).json<ReportRow[]>()).toMatchObject([{ id: 1 }]);
    expect((await get(`?filter={"doctor":${ada + 1}}`)).json()).toEqual([]);
    expect((await get('?filter={"nobody":1}')).status).toBe(400);
    expect((await get('/9')).status).toBe(404);
  });

  it('are done with one, once, which the trail tells', async () => {
    const settle = (id: number, token = admin) => app.post(`/api/admin/reports/${id}/settle`, {}, { token });
    expect((await settle(2)).json()).toMatchObject({ settled_by: 'administrator' });
    expect((await settle(2)).status).toBe(409);
    expect((await settle(9)).status).toBe(404);
    expect(store.audit.latest(1)).toMatchObject([{ action: 'settled report', object_id: ada }]);
    expect(open()).toHaveLength(2);
    const row = (await get('/2')).json<ReportRow>();
    expect([row.settled_by, row.settled_at]).toEqual(['administrator', now().toISOString()]);
  });

  it('and nobody else', async () => {
    const doctor = await sessionOf(poster(app.url), ADA);
    expect([(await get('', null)).status, (await get('', doctor)).status]).toEqual([401, 403]);
    const { status } = await app.post('/api/admin/reports/1/settle', {}, { token: doctor });
    expect([status, open().length]).toEqual([403, 3]);
  });
});

it('after 30 days nothing tells where a report came from, and after a year it is forgotten', async () => {
  await report(1);
  day = 31;
  store.sweep();
  await report(1);
  expect(open()).toHaveLength(2);
  day = 401;
  store.sweep();
  expect(total()).toBe(1);
  day = 440;
  store.sweep();
  expect(total()).toBe(0);
});

it('leaves with the account', async () => {
  await report(1);
  store.transaction(() => store.users.remove(ada));
  expect(total()).toBe(0);
});

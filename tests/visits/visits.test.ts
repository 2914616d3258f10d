import { beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '#contract/constants.ts';
import type { OwnVisits } from '#contract/schemas/answers/visits.ts';
import type { VisitKind } from '#contract/visits.ts';
import { createSeenVisits } from '../../server/features/visits/seen-visits.ts';
import { addUser, poster, sessionOf } from '../helpers/accounts.ts';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { IDENTITY, PRACTICE } from '../helpers/profile-forms.ts';
import { memoryStore } from '../helpers/stores.ts';

const START = Date.parse('2026-11-21T12:00:00Z');
const ADMIN = 9000;

let app: TestApp;
let days: number;
let id: number;
const now = () => new Date(START + days * DAY_MS);

beforeEach(async () => {
  days = 0;
  app = await startApp(memoryStore(now), { now, config: { trustProxy: 1 } });
  id = await addDoctor('ada@example.com');
});

/** Adds a doctor whose profile is public, unless told otherwise. */
async function addDoctor(email: string, isPublic = true): Promise<number> {
  const doctor = await addUser(app.store, { email });
  const content = { ...PRACTICE, ...IDENTITY, accepting_confirmed_at: null, avatar: null } as never;
  app.store.transaction(() => {
    app.store.users.setPlan(doctor, 1);
    app.store.profiles.change(doctor, content, { by: doctor, why: 'saved step 1' }, 1);
    app.store.profiles.change(doctor, content, { by: doctor, why: 'saved step 2' }, 2);
    app.store.profiles.submit(doctor, content, doctor);
    const version = app.store.profiles.waiting(doctor);
    if (isPublic && version) app.store.profiles.approve(version, ADMIN);
  });
  return doctor;
}

const signIn = (email: string) => sessionOf(poster(app.url), email);
const tell = (from: string, kind: unknown = 'view', of: unknown = id, token?: string) =>
  app.post('/api/visits', { id: of, kind }, { from, token });
const counted = (of = id) => app.store.visits.since(of, '2026-01-01');
const views = (count: number, kind: VisitKind = 'view', day = '2026-11-21') => ({ day, kind, count });

it('counts a visitor once a day, for each kind and profile', async () => {
  const other = await addDoctor('ben@example.com');
  for (const from of ['192.0.2.1', '192.0.2.1', '192.0.2.2', '2001:db8::1', '2001:db8::2'])
    expect((await tell(from)).status).toBe(200);
  await tell('192.0.2.1', 'phone');
  await tell('192.0.2.1', 'phone');
  await tell('192.0.2.1', 'website');
  await tell('192.0.2.1', 'view', other);
  expect(counted()).toEqual([views(1, 'phone'), views(3), views(1, 'website')]);
  expect(counted(other)).toEqual([views(1)]);
  days = 1;
  await tell('192.0.2.1');
  expect(counted()).toContainEqual(views(1, 'view', '2026-11-22'));
});

it('says the same whether or not it counted, so that nobody learns who else was there', async () => {
  const answers = [
    await tell('192.0.2.1'),
    await tell('192.0.2.1'),
    await tell('192.0.2.1', 'view', 424242),
    await tell('192.0.2.1', 'view', id, await signIn('ada@example.com')),
  ];
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['200 {}']));
  expect(answers[0].headers.get('set-cookie')).toBeNull();
});

it('does not count doctors at their own profile, nor administrators; other doctors are visitors', async () => {
  await addDoctor('ben@example.com');
  const admin = await addUser(app.store, { email: 'root@example.com', manage_role: 'admin' });
  expect(admin).toBeGreaterThan(0);
  await tell('192.0.2.1', 'view', id, await signIn('ada@example.com'));
  await tell('192.0.2.2', 'view', id, await signIn('root@example.com'));
  expect(counted()).toEqual([]);
  await tell('192.0.2.3', 'view', id, await signIn('ben@example.com'));
  await tell('192.0.2.4', 'view', id, 'not.a.token');
  expect(counted()).toEqual([views(2)]);
});

it('counts public profiles only, and what it knows', async () => {
  const hidden = await addDoctor('ben@example.com', false);
  for (const of of [hidden, 424242]) expect((await tell('192.0.2.1', 'view', of)).status).toBe(200);
  for (const of of [0, -1, 1.5, '1', null, [id], 1e300]) {
    expect([of, (await tell('192.0.2.1', 'view', of)).status]).toEqual([of, 400]);
  }
  for (const kind of ['', 'fax', 'VIEW', null, ['view']]) {
    expect([kind, (await tell('192.0.2.1', kind)).status]).toEqual([kind, 400]);
  }
  const extra = await app.post('/api/visits', { id, kind: 'view', count: 1000 }, { from: '192.0.2.1' });
  expect(extra.status).toBe(400);
  expect(counted()).toEqual([]);
  expect(counted(hidden)).toEqual([]);
});

it('is told by pages of this site alone', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await app.post('/api/visits', { id, kind: 'view' }, { headers })).status).toBe(403);
  expect(counted()).toEqual([]);
});

it('remembers within bounds: of one visitor, and of all', () => {
  const seen = createSeenVisits(now, { ofOne: 3, visitors: 5, visits: 10 });
  const one = Array.from({ length: 10 }, (_, i) => seen.isNew('one', `${i} view`));
  expect(one.filter(Boolean)).toHaveLength(3);
  for (let i = 0; i < 1000; i++) seen.isNew(`visitor ${i}`, '1 view');
  expect(seen.size()).toBe(10);
  expect(seen.isNew('visitor 999', '1 view')).toBe(false);
  days = 1;
  expect(seen.isNew('visitor 999', '1 view')).toBe(true);
  expect(seen.size()).toBe(1);
});

it('shows a doctor the own twelve weeks, kept by nobody, and forgets what is older', async () => {
  for (const [from, count] of Object.entries({ 0: 1, 6: 2, 7: 1, 83: 1, 84: 1 })) {
    days = Number(from);
    for (let i = 0; i < count; i++) await tell(`192.0.2.${i}`);
  }
  await tell('192.0.2.1', 'phone');
  days = 83;
  const token = await signIn('ada@example.com');
  const { status, headers, json } = await app.get('/api/user/visits', { token });
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  const { weeks } = json<OwnVisits>();
  expect(weeks).toHaveLength(12);
  expect(weeks[0]).toEqual({ from: '2026-11-21', to: '2026-11-27', view: 3, phone: 0, website: 0 });
  expect(weeks[1]).toMatchObject({ from: '2026-11-28', view: 1 });
  expect(weeks[11]).toMatchObject({ from: '2027-02-06', to: '2027-02-12', view: 1 });
  expect((await app.get('/api/user/visits')).status).toBe(401);

  days = 85;
  app.store.sweep();
  expect(counted().map(({ day }) => day)).toEqual([
    '2026-11-27',
    '2026-11-28',
    '2027-02-12',
    '2027-02-13',
    '2027-02-13',
  ]);
});

it('nothing is left of a doctor who leaves', async () => {
  await tell('192.0.2.1');
  app.store.transaction(() => app.store.users.remove(id));
  expect(counted()).toEqual([]);
});

import { beforeEach, describe, expect, it } from 'vitest';
import { MOST_LISTED } from '#contract/constants.ts';
import { READ_FREELY } from '../../server/platform/security/read-quota.ts';
import { PASSWORD, addUser, poster, sessionOf } from '../helpers/accounts.ts';
import { contextOf, startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { mountedCalls } from '../helpers/mounted-calls.ts';
import { memoryStore } from '../helpers/stores.ts';

/** Changes that an administrator can take back, or that harm nobody for good; and reading. */
const NOT_ASKED = [
  'POST /users/1/verify',
  'POST /users/1/allow-mails',
  'POST /users/1/password-link',
  'POST /users/1/note',
  'POST /users/1/remove-note',
  'POST /grants',
  'POST /backups',
  'DELETE /grants/1',
  'POST /articles',
  'PUT /articles/1',
  'DELETE /articles/1',
  'POST /articles/1/return',
  'POST /articles/1/restore',
  'POST /articles/1/take-back',
  'POST /reviews/1/approve',
  'POST /reviews/1/reject',
  'POST /reviews/1/take-back',
  'POST /profiles/1/suspend',
  'POST /profiles/1/unsuspend',
  'POST /reports/1/settle',
  'POST /registry-findings/1/settle',
  'PUT /guides/1',
  'POST /guides/1/preview',
  'POST /guides/1/draft',
  'POST /guides/1/take-back',
  'POST /imports',
  'POST /imports/1/mend',
  'POST /imports/1/stop',
  'POST /registry-files/1/discard',
  // Pieces of what was asked for.
  'POST /registry-files/upload/1',
  'DELETE /registry-files/upload/1',
  'DELETE /invitations/1',
  'POST /invitations/1/resend',
  'POST /newsletters',
  'PUT /newsletters/1',
  'DELETE /newsletters/1',
  'POST /newsletters/1/unschedule',
  'POST /newsletters/1/test',
  'POST /newsletters/1/pause',
  'POST /newsletters/1/resume',
  'DELETE /outbox/1',
  'POST /outbox/1/retry',
];
/** Files that tell of nobody who could be reached by them. */
const NOT_ASKED_FILES = [
  'GET /articles.csv',
  'GET /audit.csv',
  'GET /guides.csv',
  'GET /imports.csv',
  'GET /newsletters.csv',
  'GET /registry-files.csv',
  'GET /reports.csv',
  'GET /settings.csv',
];

let clock: number;
let app: TestApp;
let token: string;

beforeEach(async () => {
  clock = Date.parse('2026-11-21T12:00:00Z');
  const now = () => new Date(clock);
  app = await startApp(memoryStore(now), { now });
  await addUser(app.store, { email: 'root@example.com', manage_role: 'admin' });
  token = await sessionOf(poster(app.url), 'root@example.com');
  clock += 11 * 60_000;
});

it('each call of the backoffice that changes something, or hands out a file, asks again, or is known not to', async () => {
  const store = memoryStore();
  const mounted = mountedCalls(await contextOf(store)).filter(({ path }) => path.startsWith('/api/admin'));
  store.close();
  const calls = new Set(mounted.map(({ method, path }) => `${method} ${path.replace('/api/admin', '')}`));
  const asked: string[] = [];
  for (const call of calls) {
    const [method, path] = call.split(' ');
    if (method === 'GET' && !path.endsWith('.csv')) continue;
    const json = method === 'GET' ? undefined : {};
    // Of a record that is not there: none of it is done.
    const nothing = `/api/admin${path.replace('/1', '/999')}`;
    const { status } = await app.send(method, nothing, { token, json });
    if (status === 428) asked.push(call);
  }
  const asking = [...calls].filter((call) => !call.startsWith('GET') || call.endsWith('.csv'));
  const others = asking.filter((call) => !asked.includes(call));
  expect(others.sort()).toEqual([...NOT_ASKED, ...NOT_ASKED_FILES].sort());
  expect(asked).toEqual(expect.arrayContaining(['PUT /users/1', 'POST /newsletters/1/send']));
});

it('an act is asked for however it is spelled', async () => {
  for (const path of [
    '/API/admin/Users/1',
    '/api/admin/users/1/',
    '/api//admin/users/1',
    '/api/admin/%75sers/1',
  ])
    expect([428, 404]).toContain((await app.send('PUT', path, { token, json: {} })).status);
  expect((await app.send('HEAD', '/api/admin/users.csv', { token })).status).toBe(428);
});

it('who has shown who they are may go on for ten minutes', async () => {
  const post = poster(app.url);
  const act = async () => (await app.send('PUT', '/api/admin/settings/site', { token, json: {} })).status;
  expect(await act()).toBe(428);
  expect((await post('prove', { password: 'wrong' }, token)).status).toBe(400);
  expect(await act()).toBe(428);
  expect((await post('prove', { password: PASSWORD }, token)).status).toBe(200);
  expect(await act()).toBe(400);
  clock += 11 * 60_000;
  expect(await act()).toBe(428);
  expect(app.store.audit.latest(20).map(({ action }) => action)).toContain('proved again');
});

describe('reading people page by page', () => {
  const COUNT = READ_FREELY + 50;
  const page = async (list: string, first: number, size = 50) =>
    (await app.get(`/api/admin/${list}?range=[${first},${first + size - 1}]`, { token })).status;
  const one = async (id: number) => (await app.get(`/api/admin/users/${id}`, { token })).status;
  const told = () => app.store.audit.latest(1000).filter(({ action }) => action === 'read many records');

  beforeEach(() => {
    app.store.transaction(() => {
      for (let n = 0; n < COUNT; n++) app.store.subscribers.add(`reader${n}@example.com`, `token${n}`);
    });
  });

  it('wants a fresh proof beyond what work needs, and is one line of the trail', async () => {
    for (let first = 0; first < READ_FREELY; first += 50) expect(await page('subscribers', first)).toBe(200);
    expect(told()).toEqual([]);
    expect(await page('subscribers', READ_FREELY)).toBe(428);
    // Whichever list it is, or one record after the other.
    expect(await page('users', 0)).toBe(428);
    expect(await one(1)).toBe(428);
    // What has been seen may be seen again.
    expect(await page('subscribers', 100)).toBe(200);
    const [line, ...more] = told();
    expect([more, line.actor_id, line.note]).toEqual([
      [],
      1,
      'more than 500 within an hour, subscribers among them',
    ]);

    await poster(app.url)('prove', { password: PASSWORD }, token);
    expect(await page('subscribers', READ_FREELY)).toBe(200);
    clock += 11 * 60_000;
    expect(await one(1)).toBe(428);
    expect(told()).toHaveLength(1);
    clock += 60 * 60_000;
    expect(await one(1)).toBe(200);
    expect(told()).toHaveLength(1);
  });

  it('is counted one by one, and for each administrator', async () => {
    for (let first = 0; first < READ_FREELY - 50; first += 50) await page('subscribers', first);
    expect(await page('subscribers', READ_FREELY - 50, 49)).toBe(200);
    expect(await one(1)).toBe(200);
    expect(await one(1)).toBe(200);
    expect((await app.get('/api/admin/subscribers/1', { token })).status).toBe(428);
    await addUser(app.store, { email: 'other@example.com', manage_role: 'admin' });
    const other = await sessionOf(poster(app.url), 'other@example.com');
    clock += 11 * 60_000;
    expect((await app.get('/api/admin/subscribers', { token: other })).status).toBe(200);
  });

  it('has at most what the backoffice shows at once in one answer', async () => {
    expect(await page('subscribers', 0, MOST_LISTED)).toBe(200);
    expect(await page('subscribers', 0, MOST_LISTED + 1)).toBe(400);
    const ids = Array.from({ length: MOST_LISTED + 1 }, (_, n) => n);
    const chosen = async (asked: number[]) =>
      (await app.get(`/api/admin/subscribers?filter={"id":[${asked.join()}]}`, { token })).status;
    expect(await chosen(ids.slice(1))).toBe(200);
    expect(await chosen(ids)).toBe(400);
  });
});

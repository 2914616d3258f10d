import { afterEach, beforeEach, expect, it } from 'vitest';
import { PASSWORD, addUser, poster, sessionOf } from '../helpers/accounts.ts';
import { contextOf, startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { mountedCalls } from '../helpers/mounted-calls.ts';
import { memoryStore } from '../helpers/stores.ts';

/** Changes that an administrator can take back, or that harm nobody for good; and reading. */
const NOT_ASKED = [
  'POST /users/1/verify',
  'POST /users/1/suspend',
  'POST /users/1/unsuspend',
  'POST /users/1/end-sessions',
  'POST /grants',
  'DELETE /grants/1',
  'POST /articles',
  'PUT /articles/1',
  'DELETE /articles/1',
  'POST /articles/1/return',
  'POST /articles/1/restore',
  'POST /reviews/1/approve',
  'POST /reviews/1/reject',
  'POST /profiles/1/suspend',
  'POST /profiles/1/unsuspend',
  'POST /reports/1/settle',
  'PUT /guides/1',
  'POST /guides/1/preview',
  'POST /imports',
  'POST /imports/1/stop',
  'DELETE /invitations/1',
  'POST /invitations/1/resend',
  'POST /newsletters',
  'PUT /newsletters/1',
  'DELETE /newsletters/1',
  'POST /newsletters/1/test',
  'POST /newsletters/1/pause',
  'POST /newsletters/1/resume',
  'DELETE /outbox/1',
  'POST /outbox/1/retry',
];
/** Files without an address of anybody. */
const NOT_ASKED_FILES = [
  'GET /articles.csv',
  'GET /audit.csv',
  'GET /guides.csv',
  'GET /imports.csv',
  'GET /newsletters.csv',
  'GET /reports.csv',
  'GET /reviews.csv',
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
afterEach(() => app.close());

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

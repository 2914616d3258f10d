import type { Express, RequestHandler } from 'express';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { addUser, poster, sessionOf } from '../helpers/accounts.ts';
import { contextOf, startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { mountedCalls as allMounted } from '../helpers/mounted-calls.ts';
import type { MountedCall } from '../helpers/mounted-calls.ts';
import { memoryStore } from '../helpers/stores.ts';

let app: TestApp;
let tokens: Record<string, string | null>;

beforeAll(async () => {
  app = await startApp();
  const { store } = app;
  const post = poster(app.url);
  const admin = (name: string) => addUser(store, { email: `${name}@example.com`, manage_role: 'admin' });
  await addUser(store, { email: 'doctor@example.com', plan: 1 });
  await admin('revoked');
  const suspended = await admin('suspended');
  const demoted = await admin('demoted');
  await addUser(store, { email: 'unverified@example.com', manage_role: 'admin', verified: false });
  const unverified = await post('login', {
    email: 'unverified@example.com',
    password: 'a quiet green harbor',
  });
  tokens = {
    nobody: null,
    'a doctor': await sessionOf(post, 'doctor@example.com'),
    'an unverified administrator': unverified.body.token ?? null,
    'an administrator who signed out': await sessionOf(post, 'revoked@example.com'),
    'a suspended administrator': await sessionOf(post, 'suspended@example.com'),
    'one who is no administrator any more': await sessionOf(post, 'demoted@example.com'),
    'somebody with a token of their own': 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
  };
  await post('logout', {}, tokens['an administrator who signed out'] ?? '');
  store.transaction(() => {
    store.users.suspend(suspended, '2026-11-21T11:00:00.000Z');
    store.users.setRole(demoted, '');
  });
});

it('finds the calls of the backoffice', async () => {
  const calls = (await mountedCalls()).map(({ method, path }) => `${method} ${path}`);
  expect(calls).toEqual(
    expect.arrayContaining([
      'GET /api/admin/users',
      'GET /api/admin/users.csv',
      'PUT /api/admin/users/1',
      'POST /api/admin/users/1/make-administrator',
      'POST /api/admin/articles',
      'DELETE /api/admin/grants/1',
      'GET /api/admin/reviews',
      'GET /api/admin/dashboard',
      'PUT /api/admin/settings/1',
    ]),
  );
  expect(calls.length).toBeGreaterThan(40);
});

it('refuses every call of the backoffice to whoever is no administrator', async () => {
  const before = app.store.audit.latest(10_000).filter(({ action }) => action !== 'guard refused').length;
  for (const { method, path } of await mountedCalls())
    for (const [who, token] of Object.entries(tokens)) {
      const { status } = await app.send(method, path, { token, json: method === 'GET' ? undefined : {} });
      expect([401, 403], `${method} ${path} for ${who}: ${status}`).toContain(status);
    }
  const after = app.store.audit.latest(10_000).filter(({ action }) => action !== 'guard refused').length;
  expect(after).toBe(before);
});

it('would find a call that nobody guards', async () => {
  const unguarded: RequestHandler = (_, response) => void response.json({});
  const calls = await mountedCalls((mounted) => mounted.get('/api/admin/unguarded', unguarded));
  expect(calls).toContainEqual({ method: 'GET', path: '/api/admin/unguarded' });
});

/** Every method and path below /api/admin that the app has. */
async function mountedCalls(more?: (mounted: Express) => void): Promise<MountedCall[]> {
  const store = memoryStore();
  onTestFinished(store.close);
  return allMounted(await contextOf(store), more).filter(({ path }) => path.startsWith('/api/admin'));
}

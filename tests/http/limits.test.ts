import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { addUser, poster, sessionOf } from '../helpers/accounts.ts';
import { contextOf, startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { mountedCalls } from '../helpers/mounted-calls.ts';
import { newFolder } from '../helpers/new-folder.ts';
import { memoryStore } from '../helpers/stores.ts';

const HERE = '192.0.2.1';
const ELSEWHERE = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
const MOST = 3;

let app: TestApp;
let doctor: string;
let admin: string;

beforeEach(async () => {
  // As if all of it were built.
  const built = newFolder();
  mkdirSync(join(built, 'backoffice'));
  writeFileSync(join(built, 'backoffice/index.html'), '');
  app = await startApp(undefined, {
    config: {
      built,
      ...{ demo: true, testCheckout: true, trustProxy: 1 },
      callsPerIp: { refused: MOST, mails: MOST },
      getsPerSource: { burst: 20, perSecond: 1 },
    },
  });
  await addUser(app.store, { email: 'doctor@example.com', plan: 1 });
  await addUser(app.store, { email: 'admin@example.com', manage_role: 'admin' });
  const post = poster(app.url, '198.51.100.7');
  doctor = await sessionOf(post, 'doctor@example.com');
  admin = await sessionOf(post, 'admin@example.com');
});

const refusals = () =>
  app.store.audit.latest(1000).filter(({ action }) => /refused|failed|limit/.test(action)).length;
/** So often, from the network of everybody here. */
async function times(count: number, call: () => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = [];
  for (let i = 0; i < count; i++) statuses.push((await call()).status);
  return statuses;
}

describe('a limit', () => {
  /** What strangers may post as often as they like: it writes nothing for them, or counts otherwise. */
  const OPEN =
    /^POST \/(api\/payment\/webhook|api\/mail\/bounces|api\/(ai_)?articles\/(search|get-by-id)|api\/user\/logout|testcheckout\/1|testbilling\/1)$/;

  it('stands in front of every call that writes, or that asks who it is', async () => {
    const store = memoryStore();
    const calls = mountedCalls(await contextOf(store, { config: { demo: true, testCheckout: true } }));
    store.close();
    expect(calls.length).toBeGreaterThan(120);
    let network = 0;
    for (const { method, path } of calls) {
      const from = `2001:db8:${(++network).toString(16)}::1`;
      const options = { from, json: method === 'GET' ? undefined : {} };
      const [first, second] = await times(MOST + 1, () => app.send(method, path, options)).then((all) => [
        all[0],
        all.at(-1),
      ]);
      const call = `${method} ${path}`;
      if (method === 'GET' && first !== 401 && first !== 403) expect(first, call).toBeLessThan(500);
      else if (!OPEN.test(call)) expect([call, second]).toEqual([call, 429]);
    }
  });

  it('does not count what a page of another site asks for, and the trail does not tell of it', async () => {
    const ask = () => app.get('/api/admin/users', { from: HERE, headers: ELSEWHERE });
    const write = () =>
      app.post(
        '/api/user/login',
        { email: 'a@example.com', password: 'x' },
        { from: HERE, headers: ELSEWHERE },
      );
    expect(new Set([...(await times(20, ask)), ...(await times(20, write))])).toEqual(new Set([403]));
    expect(refusals()).toBe(0);
    expect((await app.get('/api/admin/users', { from: HERE })).status).toBe(401);
    expect((await poster(app.url, HERE)('login', { email: 'a@example.com', password: 'x' })).status).toBe(
      401,
    );
  });

  it('of a network leaves alone who is signed in there', async () => {
    const strangers = await times(10, () => app.get('/api/admin/users', { from: HERE }));
    expect(strangers.slice(MOST)).toEqual(Array(7).fill(429));
    await times(10, () => app.get('/api/user/profile', { from: HERE }));
    await times(10, () => app.post('/api/user/login-with-token', { token: 'a.b.c' }, { from: HERE }));
    expect((await app.get('/api/admin/users', { from: HERE, token: admin })).status).toBe(200);
    expect((await app.get('/api/user/profile', { from: HERE, token: doctor })).status).toBe(200);
    const { status } = await app.post('/api/user/login-with-token', { token: doctor }, { from: HERE });
    expect(status).toBe(200);
  });

  it('of an account holds wherever it is used, and for nobody else', async () => {
    const ask = (from: string, token?: string) => app.get('/api/admin/users', { from, token });
    expect((await times(MOST + 1, () => ask(HERE, doctor))).at(-1)).toBe(429);
    expect((await ask('192.0.2.99', doctor)).status).toBe(429);
    expect((await ask(HERE, admin)).status).toBe(200);
    expect((await ask(HERE)).status).toBe(401);
  });

  it('of one kind of refusals does not hold for another', async () => {
    const post = poster(app.url, HERE);
    await times(10, () => post('token-exchange', { token: 'a.b.c' }));
    await times(10, () => app.post('/api/reports', {}, { from: HERE }));
    await times(10, () => app.get('/api/user/profile', { from: HERE }));
    expect((await post('token-exchange', { token: 'a.b.c' })).status).toBe(429);
    expect(await sessionOf(post, 'doctor@example.com')).toMatch(/^ey/);
  });

  it('of signing in counts networks, whoever is signed in there', async () => {
    const wrong = (token: string) =>
      app.post('/api/user/login', { email: 'x@example.com', password: 'x' }, { from: HERE, token });
    await times(MOST, () => wrong(doctor));
    expect((await wrong(admin)).status).toBe(429);
  });

  it('counts the calls of one limiter together, however they are mounted', async () => {
    const from = HERE;
    await times(2, () => app.post('/api/user/token-exchange', { token: 'a.b.c' }, { from }));
    await times(2, () => app.post('/api/user/check-verify-code', {}, { from }));
    expect((await app.post('/api/user/disown-account', { token: 'a.b.c' }, { from })).status).toBe(429);
    expect((await app.post('/newsletter/unsubscribe?token=x', {}, { from })).status).toBe(429);
  });
});

describe('the budget of answers', () => {
  it('of a network leaves alone who is signed in there', async () => {
    let n = 0;
    const read = () => app.get(`/api/doctors?q=word${n++}`, { from: HERE });
    expect((await times(21, read)).at(-1)).toBe(429);
    expect((await app.get('/api/admin/users', { from: HERE, token: admin })).status).toBe(200);
    expect((await app.get('/api/user/profile', { from: HERE, token: doctor })).status).toBe(200);
  });

  it('is not used up by pages of other sites, to which links lead all the same', async () => {
    let n = 0;
    const path = () => `/search?q=word${n++}`;
    const part = () => app.get(path(), { from: HERE, headers: ELSEWHERE });
    expect(new Set(await times(30, part))).toEqual(new Set([403]));
    await times(30, () =>
      app.post('/newsletter/unsubscribe?token=x', {}, { from: HERE, headers: ELSEWHERE }),
    );
    const link = {
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    };
    expect((await app.get(path(), { from: HERE, headers: link })).status).toBe(200);
    expect((await app.get('/nowhere/at/all', { from: HERE, headers: link })).status).toBe(404);
    expect((await app.get('/nowhere/at/all', { from: HERE, headers: ELSEWHERE })).status).toBe(403);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { addUser, poster, sessionOf } from '../helpers/accounts.ts';
import type { Post } from '../helpers/accounts.ts';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { memoryStore } from '../helpers/stores.ts';

const EMAIL = 'ada@example.com';
const START = Date.parse('2026-11-21T12:00:00Z');

let app: TestApp;
let post: Post;
let id: number;
let hours: number;

beforeEach(async () => {
  hours = 0;
  const now = () => new Date(START + hours * 3_600_000);
  app = await startApp(memoryStore(now), { now, config: { trustProxy: 1 } });
  post = poster(app.url, '192.0.2.1');
  id = await addUser(app.store, { email: EMAIL });
});

const last = () => app.store.audit.latest(1)[0];
const admin = (path: string, token?: string, init: RequestInit = {}) =>
  fetch(`${app.url}/api/admin${path}`, {
    ...init,
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: token }) },
  });

describe('the audit trail', () => {
  it('tells of wrong passwords, codes and confirmations whose they were', async () => {
    const token = await sessionOf(post, EMAIL);
    await post('login', { email: EMAIL, password: 'not the right one' });
    expect(last()).toMatchObject({ action: 'sign-in failed', user_id: id, actor_id: null });
    await post('check-verify-code', { email: EMAIL, verifyCode: 12345678 });
    expect(last()).toMatchObject({ action: 'code refused', user_id: id, actor_id: null });
    await post('check-subscribe-verify-code', { email: EMAIL, verifyCode: 12345678 });
    expect(last()).toMatchObject({ action: 'code refused', user_id: null });
    const payload = { email: EMAIL, password: 'seven small lanterns', currentPassword: 'not it' };
    await post('change-password', payload, token);
    expect(last()).toMatchObject({ action: 'current password refused', user_id: id, actor_id: id });
    await post('delete-account', { currentPassword: 'not it' }, token);
    expect(last()).toMatchObject({ action: 'current password refused', user_id: id, actor_id: id });
  });

  it('tells of guards that refused, and of limits that were reached', async () => {
    await admin('/articles/1');
    expect(last()).toMatchObject({ action: 'guard refused', user_id: null });
    await admin('/articles/1', await sessionOf(post, EMAIL));
    expect(last()).toMatchObject({ action: 'guard refused', user_id: id });
    for (let i = 0; i < 6; i++) await post('login', { email: EMAIL, password: 'not the right one' });
    expect(last()).toMatchObject({ action: 'limit reached' });
  });

  it('tells once of a window of calls that were refused for their number', async () => {
    const strict = await startApp(undefined, { config: { callsPerIp: { refused: 3, mails: 9 } } });
    const call = poster(strict.url);
    for (let i = 0; i < 20; i++) await call('token-exchange', { token: 'a.b.c' });
    expect(strict.store.audit.latest(100).map(({ action }) => action)).toEqual(['limit reached']);
    await strict.close();
  });

  it('says from where by a digest: the same one all day, another one the next, of no use without the salt', async () => {
    const fail = async (from: Post) => {
      await from('login', { email: EMAIL, password: 'not the right one' });
      return last().source;
    };
    const first = await fail(post);
    expect(first).toMatch(/^[\w-]{22}$/);
    expect(await fail(post)).toBe(first);
    expect(await fail(poster(app.url, '192.0.2.2'))).not.toBe(first);
    hours = 13;
    expect(await fail(post)).not.toBe(first);
  });

  it('says of an account that it was about the account', async () => {
    await sessionOf(post, EMAIL);
    expect(last()).toMatchObject({ action: 'signed in', object_kind: 'user', object_id: id });
    await post('login', { email: 'nobody@example.com', password: 'not the right one' });
    expect(last()).toMatchObject({ action: 'sign-in failed', object_kind: null, object_id: null });
  });

  it('can say that it was about a doctor, whose account and who did it', () => {
    const { audit, transaction } = app.store;
    const object = { kind: 'doctor' as const, id: 7 };
    transaction(() => audit.add({ action: 'saved article', user: 7, actor: id, object }));
    expect(last()).toMatchObject({ user_id: 7, actor_id: id, object_kind: 'doctor', object_id: 7 });
  });

  it('is told in the transaction of what it tells about, or not at all', () => {
    const { audit } = app.store;
    const before = last();
    expect(() => audit.add({ action: 'verified', user: id })).toThrow('outside of a transaction');
    expect(last()).toEqual(before);
  });

  it('names the article, whoever saved or removed it', async () => {
    const root = await addUser(app.store, { email: 'root@example.com', manage_role: 'admin' });
    const token = await sessionOf(post, 'root@example.com');
    const writing = {
      kind: 'digest',
      status: 'draft',
      title: 'A',
      author: 'B',
      cover: null,
      sub_content: 'C',
      contents: '<p>D</p>',
    };
    const saved = (await (
      await admin('/articles', token, { method: 'POST', body: JSON.stringify(writing) })
    ).json()) as { id: number; version: number };
    const row = { actor_id: root, user_id: null, object_kind: 'article', object_id: saved.id };
    expect(last()).toMatchObject({ action: 'saved article', ...row });
    const body = JSON.stringify({ version: saved.version });
    await admin(`/articles/${saved.id}`, token, { method: 'DELETE', body });
    expect(last()).toMatchObject({ action: 'removed article', ...row });
  });

  it('has no row for a change that was not made', async () => {
    await addUser(app.store, { email: 'root@example.com', manage_role: 'admin' });
    const token = await sessionOf(post, 'root@example.com');
    const before = app.store.audit.latest(100).length;
    const body = JSON.stringify({ version: 1 });
    expect((await admin('/articles/999', token, { method: 'DELETE', body })).status).toBe(404);
    expect(app.store.audit.latest(100)).toHaveLength(before);
  });
});

describe('/api/admin', () => {
  it.each([
    ['GET', '/articles/1', undefined],
    ['GET', '/no-such-thing', undefined],
    ['POST', '/articles', '{"not": json'],
    ['POST', '/articles', '{}'],
    ['PUT', '/articles/1', `{"title": "${'x'.repeat(110_000)}"}`],
    ['PATCH', '/articles/1', 'text'],
    ['OPTIONS', '/articles', undefined],
  ])('%s %s asks who before what', async (method, path, body) => {
    const response = await fetch(`${app.url}/api/admin${path}`, { method, body });
    expect(response.status).toBe(401);
    const token = await sessionOf(post, EMAIL);
    const doctor = await fetch(`${app.url}/api/admin${path}`, {
      method,
      body,
      headers: { authorization: token },
    });
    expect(doctor.status).toBe(403);
  });

  it('answers nobody who has asked too often without being allowed to', async () => {
    const strict = await startApp(undefined, { config: { callsPerIp: { refused: 3, mails: 9 } } });
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++) statuses.push((await fetch(`${strict.url}/api/admin/articles/1`)).status);
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    await strict.close();
  });
});

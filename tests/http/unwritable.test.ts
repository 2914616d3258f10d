import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import type { Database } from '../../db/database.ts';
import { storeOn } from '../../db/store.ts';
import { PASSWORD, addUser, poster, sessionOf } from '../helpers/accounts.ts';
import type { Post } from '../helpers/accounts.ts';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { PLACES, ROOT, makeMigrated, noon } from '../helpers/stores.ts';
import { newFolder } from '../helpers/new-folder.ts';

const ADA = 'ada@example.com';
const ROOT_USER = 'root@example.com';

let folder: string;
let database: Database;
let app: TestApp;
let post: Post;
let ada: string;
let admin: string;
/** Minutes after noon. */
let later: number;
beforeEach(async () => {
  later = 0;
  folder = newFolder();
  const file = join(folder, 'directory.sqlite');
  makeMigrated(file);
  database = openDatabase(file);
  const now = () => new Date(noon().getTime() + later * 60_000);
  const store = storeOn(database, { migrations: join(ROOT, 'db/migrations'), places: PLACES, now });
  app = await startApp(store, { now, config: { dataDir: folder } });
  post = poster(app.url);
  await addUser(store, { email: ADA });
  await addUser(store, { email: ROOT_USER, manage_role: 'admin' });
  [ada, admin] = [await sessionOf(post, ADA), await sessionOf(post, ROOT_USER)];
});

async function ready(token?: string): Promise<{ status: number; body: unknown }> {
  const response = await fetch(
    `${app.url}/readyz`,
    token === undefined ? {} : { headers: { authorization: token } },
  );
  return { status: response.status, body: await response.json() };
}

const seenAt = () => database.prepare('SELECT seen_at FROM tokens WHERE user_id = 1').pluck().get();

describe.each(['IMMEDIATE', 'EXCLUSIVE'])('while another process holds BEGIN %s', (lock) => {
  let other: Database;
  beforeEach(() => {
    other = new BetterSqlite3(join(folder, 'directory.sqlite'));
    other.exec(`BEGIN ${lock}`);
  });
  afterEach(() => void other.close());

  it('reading goes on, writing is refused with 503 until it is over', async () => {
    later = 5;
    const before = seenAt();
    for (const path of ['/home', '/api/doctors?searchState=MA', '/sitemap.xml', '/healthz'])
      expect([path, (await fetch(app.url + path)).status]).toEqual([path, 200]);
    expect((await post('login-with-token', { token: ada })).status).toBe(200);
    expect(seenAt()).toBe(before);

    const refused = await post('login', { email: ADA, password: PASSWORD });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(refused.body).toEqual({
      message: 'This cannot be saved right now. Please try again in a moment.',
    });

    other.exec('ROLLBACK');
    expect((await post('login', { email: ADA, password: PASSWORD })).status).toBe(200);
    expect((await post('login-with-token', { token: ada })).status).toBe(200);
    expect(seenAt()).not.toBe(before);
  });

  it('a session that was idle for too long is over all the same', async () => {
    later = 3 * 60;
    expect((await post('login-with-token', { token: ada })).status).toBe(201);
  });

  it('/readyz says no, and tells administrators alone why', async () => {
    expect(await ready()).toEqual({ status: 503, body: { status: 'not ready' } });
    for (const token of ['a.b.c', ada]) expect((await ready(token)).body).toEqual({ status: 'not ready' });
    expect((await ready(admin)).body).toEqual({
      status: 'not ready',
      problems: ['The database cannot be written (SQLITE_BUSY).'],
      warnings: [],
    });
    other.exec('ROLLBACK');
    await expect.poll(async () => (await ready()).status).toBe(200);
    expect((await ready(admin)).body).toEqual({ status: 'ready', problems: [], warnings: [] });
  });
});

it('/readyz writes once in three seconds, however often it is asked', async () => {
  const began = performance.now();
  const changes = () => Number(database.prepare('SELECT total_changes()').pluck().get());
  const before = changes();
  const answers = await Promise.all(Array.from({ length: 200 }, () => ready()));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(changes() - before).toBeLessThanOrEqual(1 + Math.floor((performance.now() - began) / 3000));
});

it('without room for more, what needs none goes on, and the rest is refused with 503', async () => {
  const pages = Number(database.pragma('page_count', { simple: true }));
  database.pragma(`max_page_count = ${pages}`);
  const save = () =>
    fetch(`${app.url}/api/admin/articles`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: admin },
      body: JSON.stringify({ ...WRITING, contents: `<p>${'Sleep. '.repeat(9000)}</p>` }),
    });
  const refused = await save();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await fetch(`${app.url}/home`)).status).toBe(200);
  expect((await post('login-with-token', { token: ada })).status).toBe(200);

  database.pragma(`max_page_count = ${pages + 1000}`);
  expect((await save()).status).toBe(200);
});

const WRITING = {
  kind: 'digest',
  status: 'published',
  title: 'On sleep',
  author: 'Dr. Amara Osei',
  cover: '5d1f6ab2-0000-4000-8000-000000000001',
  sub_content: 'Why it matters.',
};

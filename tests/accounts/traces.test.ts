import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { PASSWORD, poster, sessionOf } from '../helpers/accounts.ts';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { addPublicDoctor } from '../helpers/public-doctor.ts';
import { fileStore, noon } from '../helpers/stores.ts';
import { newFolder } from '../helpers/new-folder.ts';

const EMAIL = 'zyxwvut@example.com';
/** What is told of the doctor nowhere else. */
const TRACES = ['zyxwvut', 'harbor street psychiatry', '555-0143'];
/** The notice that the account is gone is on its way to its address. */
const NOTICE = 'outbox';

let folder: string;
let app: TestApp;
beforeEach(async () => {
  folder = newFolder();
  const file = join(folder, 'directory.sqlite');
  const store = fileStore(file, noon);
  app = await startApp(store, { now: noon, config: { trustProxy: 1 } });
});

it('nothing is left of a doctor who has left, in any table, but the number in the trail', async () => {
  const id = await addPublicDoctor(app.store, EMAIL, noon());
  const token = await sessionOf(poster(app.url), EMAIL);
  for (const n of [1, 2, 3]) {
    await app.post('/api/reports', { id, kind: 'not-accepting' }, { from: `198.51.${n}.7` });
    await app.post('/api/visits', { id, kind: 'view' }, { from: `198.51.${n}.7` });
  }
  await app.post('/api/user/change-title-website', { title: 'Zyxwvut', website: null }, { token });
  await app.post('/api/user/save-draft', { revision: 0, content: { title: 'Zyxwvut' } }, { token });
  refuseNewsletter();
  expect(traces()).toEqual(
    expect.arrayContaining(['users', 'profiles', 'profile_versions', 'listings', 'outbox', 'deliveries']),
  );
  expect(ofNumber(id)).toEqual(expect.arrayContaining(['reports', 'visits', 'confirmation_requests']));

  const left = await app.post('/api/user/delete-account', { currentPassword: PASSWORD }, { token });
  expect(left.status).toBe(200);
  expect(traces()).toEqual([NOTICE]);
  expect(ofNumber(id)).toEqual(['audit_log']);
});

/** The doctor's subscription has ended because the address took no mail: what became of the issue still tells of it. */
function refuseNewsletter(): void {
  const { store } = app;
  store.transaction(() => {
    store.subscribers.add(EMAIL, 'token');
    const id = store.newsletters.add({ subject: 'News', body: '<p>News</p>' });
    store.newsletters.begin(id);
    store.deliveries.addNext(id);
    store.subscribers.end('token');
    store.deliveries.giveUp(1, 'refused', EMAIL, `550 <${EMAIL}>`);
  });
}

/** The tables in which a row tells of the doctor. */
function traces(): string[] {
  return tablesWith((row) => {
    const text = JSON.stringify(row).toLowerCase();
    return TRACES.some((trace) => text.includes(trace));
  });
}

/** The tables with a row of the user of that number. */
function ofNumber(id: number): string[] {
  return tablesWith(({ user_id, profile }) => user_id === id || profile === id);
}

function tablesWith(test: (row: Record<string, unknown>) => boolean): string[] {
  const database = openDatabase(join(folder, 'directory.sqlite'));
  const tables = database
    .prepare<[], string>(
      // What a search keeps of its own is no table that can be read.
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' ORDER BY name`,
    )
    .pluck()
    .all();
  const found = tables.filter((table) =>
    (database.prepare(`SELECT * FROM "${table}"`).all() as Record<string, unknown>[]).some(test),
  );
  database.close();
  return found;
}

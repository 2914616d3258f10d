import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import type { Dashboard } from '#contract/dashboard.ts';
import { openDatabase } from '../../db/database.ts';
import { storeOn } from '../../db/store.ts';
import { addUser } from '../helpers/accounts.ts';
import { startBackoffice } from '../helpers/backoffice.ts';
import { PLACES, ROOT } from '../helpers/stores.ts';

let office: Awaited<ReturnType<typeof startBackoffice>>;

beforeEach(async () => {
  office = await startBackoffice();
});
afterEach(() => office.app.close());

async function dashboard(): Promise<Dashboard> {
  return (await office.app.get('/api/admin/dashboard', { token: office.token })).json<Dashboard>();
}

it('counts what waits, what came when, plans and money', async () => {
  const { store } = office;
  await addUser(store, { email: 'ada@example.com', plan: 1, created_at: '2026-11-15T23:59:59.999Z' });
  await addUser(store, { email: 'eve@example.com', plan: 2, created_at: '2026-11-16T00:00:00.000Z' });
  await addUser(store, { email: 'old@example.com', created_at: '2026-05-24T23:00:00.000Z' });
  store.transaction(() => {
    store.subscribers.add('sam@example.com', 'f'.repeat(32));
    store.outbox.add({ recipient: 'ada@example.com', kind: 'plan-ended', data: {} });
    store.outbox.giveUp(1, 'failed', 'Waited for too long.', true);
    const payment = { subscription: null, user_id: 2, currency: 'usd' };
    store.payments.add({ ...payment, ref: 'a', kind: 'paid', amount: 2900, at: '2026-11-02T00:00:00.000Z' });
    store.payments.add({ ...payment, ref: 'b', kind: 'paid', amount: 1900, at: '2026-11-03T00:00:00.000Z' });
    store.payments.add({
      ...payment,
      ref: 'c',
      kind: 'refunded',
      amount: 900,
      at: '2026-11-04T00:00:00.000Z',
    });
    store.payments.add({ ...payment, ref: 'd', kind: 'failed', amount: 100, at: '2026-11-04T00:00:00.000Z' });
    store.payments.add({ ...payment, ref: 'e', kind: 'paid', amount: 100, at: '2025-11-30T00:00:00.000Z' });
  });
  const { weeks, ...numbers } = await dashboard();
  expect(numbers).toEqual({
    waiting: { reviews: 0, reports: 0, failed_mails: 1, late_mails: 0, failed_payments: 0 },
    totals: { users: 4, published: 0, subscribers: 1 },
    plans: [
      { plan: 1, users: 1, granted: 1 },
      { plan: 2, users: 1, granted: 1 },
    ],
    months: [{ month: '2026-11', currency: 'usd', paid: 4800, refunded: 900 }],
    empty_searches: [],
  });
  expect(weeks).toHaveLength(26);
  expect(weeks.slice(-2)).toEqual([
    { from: '2026-11-09', sign_ups: 1, published: 0, subscribers: 0 },
    { from: '2026-11-16', sign_ups: 2, published: 0, subscribers: 1 },
  ]);
  expect(weeks.reduce((sum, { sign_ups }) => sum + sign_ups, 0)).toBe(3);
});

it('tells of searches that found nobody: where and with what, and of nothing that was typed', async () => {
  const { app, store } = office;
  const searches = [
    ...['searchZipCode=02139&condition=anxiety', 'condition=anxiety&searchZipCode=02139&radius=50'],
    ...['telehealth=1&insurance=aetna&insurance=cigna', 'q=Dr.+Jane+Doe', 'searchZipCode=99999'],
  ];
  for (const search of searches) await app.get(`/api/doctors?${search}`);
  expect((await dashboard()).empty_searches).toEqual([]);
  store.transaction(store.emptySearches.write);
  store.transaction(store.emptySearches.write);
  const place = store.places.zip('02139')?.label;
  expect((await dashboard()).empty_searches).toEqual([
    { place, filters: 'condition=anxiety', count: 2, last_day: '2026-11-21' },
    { place: '', filters: 'insurance=aetna&insurance=cigna&telehealth=1', count: 1, last_day: '2026-11-21' },
  ]);
});

it('keeps no more of a day than a bound, and nothing for longer than ninety days', () => {
  let time = Date.parse('2026-11-21T12:00:00Z');
  const now = () => new Date(time);
  const database = openDatabase(':memory:');
  onTestFinished(() => void database.close());
  const store = storeOn(database, { migrations: join(ROOT, 'db/migrations'), places: PLACES, now });
  const kept = () => database.prepare('SELECT count(*) FROM empty_searches').pluck().get();
  const note = (prefix: string, count: number) => {
    for (let n = 0; n < count; n++) store.emptySearches.note(`${prefix} ${n}`, '');
    store.transaction(store.emptySearches.write);
  };
  note('a', 1000);
  note('b', 1000);
  store.emptySearches.note('a 1', '');
  store.transaction(store.emptySearches.write);
  expect(store.emptySearches.most()[0]).toMatchObject({ place: 'a 1', count: 2 });
  expect(kept()).toBe(300);
  time += 91 * 86_400_000;
  store.transaction(store.emptySearches.write);
  expect(kept()).toBe(0);
});

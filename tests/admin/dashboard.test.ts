import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Dashboard } from '#contract/dashboard.ts';
import { searchQuery } from '#contract/schemas/search.ts';
import { searchDoctors } from '../../server/features/search/search-doctors.ts';
import { addUser } from '../helpers/accounts.ts';
import { startBackoffice } from '../helpers/backoffice.ts';
import { noon, storeAndDatabase } from '../helpers/stores.ts';

let office: Awaited<ReturnType<typeof startBackoffice>>;

beforeEach(async () => {
  office = await startBackoffice();
});

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
  const { weeks, health, ...numbers } = await dashboard();
  expect(health.problems).toEqual([]);
  expect(numbers).toEqual({
    waiting: {
      ...{ reviews: 0, reports: 0, findings: 0, articles: 0, held_files: 0 },
      ...{ failed_mails: 1, late_mails: 0, failed_payments: 0 },
    },
    registers: { nppes: null, leie: null, checked_at: null },
    totals: { users: 4, published: 0, subscribers: 1 },
    plans: [
      { plan: 1, users: 1, granted: 1 },
      { plan: 2, users: 1, granted: 1 },
    ],
    leaving: 0,
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

describe('searches that found nobody', () => {
  it('are told by state and need, each by itself, from five on; nothing that was typed is, nor where', async () => {
    const { app, store } = office;
    const searches = [
      ...['searchZipCode=02139', 'searchZipCode=01001', 'searchState=MA', 'searchCity=Boston&searchState=MA'],
      'searchZipCode=02139&radius=50',
    ].map((place) => `${place}&condition=anxiety&insurance=aetna`);
    const others = [
      ...['02139', '02140', '02141', '02142'].map((zip) => `searchZipCode=${zip}&language=es`),
      ...['q=Dr.+Jane+Doe', 'searchZipCode=99999'],
    ];
    for (const search of [...searches, ...others]) await app.get(`/api/doctors?${search}`);
    expect((await dashboard()).empty_searches).toEqual([]);
    store.transaction(store.emptySearches.write);
    store.transaction(store.emptySearches.write);
    expect((await dashboard()).empty_searches).toEqual([
      { state: 'MA', need: 'condition=anxiety', count: 5 },
      { state: 'MA', need: 'insurance=aetna', count: 5 },
    ]);
  });

  it('count each time, also when what is answered was kept', async () => {
    const { app, store } = office;
    const page = '/search?searchState=VT&condition=ptsd';
    const call = '/api/doctors?searchState=VT&condition=ptsd';
    for (let n = 0; n < 3; n++) await app.get(page);
    for (let n = 0; n < 4; n++) await app.get(call);
    store.transaction(store.emptySearches.write);
    expect((await dashboard()).empty_searches).toContainEqual({
      state: 'VT',
      need: 'condition=ptsd',
      count: 7,
    });
  });

  it('leave no place, no day, no two filters together and nothing of fewer than five in the file', () => {
    const { database, store } = ownStore();
    const search = (query: object) => searchDoctors(store, searchQuery.parse(query));
    const write = () => store.transaction(store.emptySearches.write);
    for (let n = 0; n < 4; n++)
      search({ searchZipCode: ['02139'], condition: ['anxiety'], language: ['es'] });
    write();
    expect(database.prepare('SELECT * FROM empty_searches').all()).toEqual([]);
    search({ searchZipCode: ['01001'], condition: ['anxiety'] });
    for (let n = 0; n < 5; n++) search({ searchCity: ['Boston'], searchState: ['MA'] });
    write();
    search({ searchState: ['MA'] });
    write();
    expect(database.prepare('SELECT * FROM empty_searches ORDER BY need').all()).toEqual([
      { month: '2026-11-01', state: 'MA', need: '', count: 6 },
      { month: '2026-11-01', state: 'MA', need: 'condition=anxiety', count: 5 },
    ]);
  });

  it('are kept for this month and the two before, and fewer than five for no other month', () => {
    const clock = { now: Date.parse('2026-11-21T12:00:00Z') };
    const { database, store } = ownStore(() => new Date(clock.now));
    const keptIn = (date: string) => {
      clock.now = Date.parse(date);
      store.transaction(store.emptySearches.write);
      return database.prepare('SELECT need FROM empty_searches').pluck().all();
    };
    for (let n = 0; n < 5; n++) store.emptySearches.note('MA', ['condition=anxiety']);
    for (let n = 0; n < 4; n++) store.emptySearches.note('MA', ['language=es']);
    expect(keptIn('2026-11-30T23:59:59Z')).toEqual(['condition=anxiety']);
    expect(keptIn('2027-01-31T23:59:59Z')).toEqual(['condition=anxiety']);
    store.emptySearches.note('MA', ['language=es']);
    expect(keptIn('2027-02-01T00:00:00Z')).toEqual([]);
  });

  function ownStore(now = noon) {
    const own = storeAndDatabase(now);
    onTestFinished(() => void own.database.close());
    return own;
  }
});

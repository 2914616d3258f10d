import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { storeOn } from '../../db/store.ts';
import { addUser } from '../helpers/accounts.ts';
import { doctorsIn, publishOne } from '../helpers/population.ts';
import { PLACES, ROOT, memoryStore, noon } from '../helpers/stores.ts';

const MIGRATIONS = join(ROOT, 'db/migrations');
const [doctor] = fc.sample(doctorsIn([{ zip: '02139', city: 'Cambridge', state: 'MA' }]), {
  numRuns: 1,
  seed: 11,
});

it('nobody has a plan that no subscription gives', async () => {
  const store = memoryStore();
  onTestFinished(store.close);
  const id = await addUser(store, { email: 'ada@example.com', plan: 2 });
  expect(store.payments.holding(id)).toMatchObject([{ source: 'grant', plan: 2 }]);
  expect(store.transaction(() => store.payments.turn())).toEqual([]);
  store.transaction(() => store.payments.endGrants(id));
  expect([store.users.get(id).plan, store.payments.holding(id)]).toEqual([0, []]);
});

it('a plan that stays the same publishes nothing', () => {
  const store = memoryStore();
  onTestFinished(store.close);
  const id = store.transaction(() => publishOne(store, doctor));
  const before = store.revision();
  store.transaction(() => store.users.setPlan(id, 1));
  expect(store.revision()).toBe(before);
  store.transaction(() => store.users.setPlan(id, 2));
  expect(store.revision()).toBeGreaterThan(before);
});

it('the ledger is only added to', () => {
  const database = openDatabase(':memory:');
  const store = storeOn(database, { migrations: MIGRATIONS, places: PLACES, now: noon });
  onTestFinished(store.close);
  const entry = { ref: 'in_1:paid', kind: 'paid', user_id: 7, subscription: null, currency: 'usd' } as const;
  const at = noon().toISOString();
  store.payments.add({ ...entry, amount: 2900, at });
  store.payments.add({ ...entry, amount: 9900, at });
  expect(store.payments.ofUser(7).map(({ amount }) => amount)).toEqual([2900]);
  for (const sql of ['DELETE FROM payments', 'UPDATE payments SET amount = 1'])
    expect(() => database.exec(sql)).toThrow('only added to');
});

import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import type { Database } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { storeOn } from '../../db/store.ts';
import { migrationsUpTo } from '../helpers/migrations.ts';
import { doctorsIn, publishAll } from '../helpers/population.ts';
import { SEED, sized } from '../helpers/scale.ts';
import { PLACES, ROOT, noon } from '../helpers/stores.ts';

const MIGRATIONS = join(ROOT, 'db/migrations');

it('listings of before keep their cards, with the telephone, and the search knows what their first visit costs', () => {
  const doctors = fc.sample(doctorsIn([{ zip: '02139', city: 'Cambridge', state: 'MA' }]), {
    numRuns: sized(40, 400),
    seed: SEED,
  });
  const database = openDatabase(':memory:');
  const store = storeOn(database, { migrations: MIGRATIONS, places: PLACES, now: noon });
  onTestFinished(() => store.close());
  publishAll(store, doctors);

  const before = openDatabase(':memory:');
  onTestFinished(() => void before.close());
  migrate(before, migrationsUpTo('024'));
  before.pragma('foreign_keys = OFF');
  const addListing = before.prepare(
    'INSERT INTO listings (id, card, profile, published_at) VALUES (:id, :card, :profile, :published_at)',
  );
  const addRow = before.prepare(
    `INSERT INTO listing_search (id, zip, name, accepting_until, follow_up, value_bits)
     VALUES (:id, :zip, :name, :accepting_until, :follow_up, :value_bits)`,
  );
  for (const row of rowsIn(database)) {
    const card = JSON.stringify({ ...row.card, phone: undefined });
    addListing.run({ ...row, card });
    addRow.run(row);
  }
  migrate(before, MIGRATIONS);
  expect(rowsIn(before)).toEqual(rowsIn(database));
  expect(rowsIn(before)).toHaveLength(doctors.length);
});

function rowsIn(database: Database): { card: object }[] {
  return database
    .prepare<[], { card: string }>(
      'SELECT * FROM listings JOIN listing_cards USING (id) JOIN listing_search USING (id) ORDER BY id',
    )
    .all()
    .map((row) => ({ ...row, card: JSON.parse(row.card) as object }));
}

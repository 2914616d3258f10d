import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { storeOn } from '../../db/store.ts';
import { migrationsUpTo } from '../helpers/migrations.ts';
import { doctorsIn, publishAll } from '../helpers/population.ts';
import { PLACES, ROOT, noon } from '../helpers/stores.ts';

const SEED = Number(process.env.FC_SEED ?? 25);
const MIGRATIONS = join(ROOT, 'db/migrations');

it('listings of before say on a card what they say when they are published now', () => {
  const doctors = fc.sample(doctorsIn([{ zip: '02139', city: 'Cambridge', state: 'MA' }]), {
    numRuns: 60,
    seed: SEED,
  });
  const database = openDatabase(':memory:');
  const store = storeOn(database, { migrations: MIGRATIONS, places: PLACES, now: noon });
  onTestFinished(() => store.close());
  publishAll(store, doctors);
  const now = database
    .prepare('SELECT id, card, facts, profile, published_at FROM listings JOIN listing_cards USING (id)')
    .all() as Record<string, string>[];
  expect(now).toHaveLength(doctors.length);

  const before = openDatabase(':memory:');
  onTestFinished(() => void before.close());
  migrate(before, migrationsUpTo('024'));
  before.pragma('foreign_keys = OFF');
  const add = before.prepare(
    'INSERT INTO listings (id, card, profile, published_at) VALUES (:id, :card, :profile, :published_at)',
  );
  for (const { id, card, profile, published_at } of now) add.run({ id, card, profile, published_at });
  migrate(before, MIGRATIONS);
  const rows = before.prepare('SELECT card, facts FROM listing_cards ORDER BY id').all() as Row[];
  const parsed = ({ card, facts }: Row) => ({
    card: JSON.parse(card) as object,
    facts: JSON.parse(facts) as object,
  });
  expect(rows.map(parsed)).toEqual(now.map((row) => parsed(row as unknown as Row)));
});

interface Row {
  card: string;
  facts: string;
}

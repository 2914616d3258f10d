import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import type { Profile } from '#contract/profiles.ts';
import { openDatabase } from '../../db/database.ts';
import type { Database } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { storeOn } from '../../db/store.ts';
import { migrationsUpTo } from '../helpers/migrations.ts';
import { doctorsIn } from '../helpers/population.ts';
import { PLACES, ROOT, noon } from '../helpers/stores.ts';

const AT = '2026-11-01T08:00:00.000Z';
const LAST_BEFORE = '007';
const [{ profile }] = fc.sample(doctorsIn([{ zip: '02139', city: 'Cambridge', state: 'MA' }]), {
  numRuns: 1,
  seed: 14,
});

it('profiles of before become versions, and visitors see what they saw', () => {
  const database = openDatabase(':memory:');
  migrate(database, migrationsUpTo(LAST_BEFORE));
  const states = ['draft', 'waiting', 'approved', 'rejected', 'suspended'];
  states.forEach((state, n) => addAsBefore(database, n + 1, state));
  const store = storeOn(database, { migrations: join(ROOT, 'db/migrations'), places: PLACES, now: noon });
  onTestFinished(() => store.close());

  expect(states.map((_, n) => store.profiles.of(n + 1)?.review_status)).toEqual(states);
  const listed = states.map((_, n) => store.lists.users.row(n + 1));
  expect(listed.map((user) => user?.review_status)).toEqual(states);
  expect(listed.map((user) => user?.state)).toEqual(states.map(() => 'MA'));
  const named = { filter: { q: 'ada ose' }, sort: 'id', order: 'ASC' } as const;
  expect(store.lists.users.ids(named)).toHaveLength(states.length);
  expect(store.profiles.of(1)?.content).toEqual({ first_name: 'Ada', last_name: 'Osei', ...profile });
  expect(store.profiles.live(3)).toMatchObject({
    content: { first_name: 'Ada', last_name: 'Osei', ...profile },
    ...{ status: 'approved', made_at: AT, checked_at: AT },
  });
  expect(store.profiles.waiting(2)).toMatchObject({ made_by: 2, why: 'submitted' });
  expect(states.map((_, n) => store.profiles.live(n + 1)?.user_id)).toEqual([
    undefined,
    undefined,
    3,
    undefined,
    5,
  ]);
  store.transaction(() => states.forEach((_, n) => store.profiles.suspend(n + 1, null)));
  expect(states.map((_, n) => store.listings.profile(n + 1)?.checked_at)).toEqual([
    undefined,
    undefined,
    '2026-11-01',
    undefined,
    '2026-11-01',
  ]);
  expect(store.listings.profile(3)?.checks).toEqual({
    [`npi ${profile.npi}`]: '2026-11-01',
    ...Object.fromEntries(profile.licenses.map(({ state }) => [`license ${state} 1`, '2026-11-01'])),
  });
});

function addAsBefore(database: Database, id: number, state: string): void {
  database
    .prepare(
      `INSERT INTO users (id, first_name, last_name, email, verified, plan, created_at)
       VALUES (?, 'Ada', 'Osei', ?, 1, 1, ?)`,
    )
    .run(id, `${id}@example.com`, AT);
  const row: Record<string, unknown> = {
    ...beforeTelehealthStates(profile),
    user_id: id,
    submit_at: state === 'draft' ? null : AT,
    review_status: state,
    approved_at: state === 'approved' || state === 'suspended' ? AT : null,
    updated_at: AT,
  };
  const stored = Object.entries(row).map(([name, value]) => [name, columnOf(value)] as const);
  const names = stored.map(([name]) => name);
  database
    .prepare(`INSERT INTO profiles (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`)
    .run(...stored.map(([, value]) => value));
}

function columnOf(value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}

function beforeTelehealthStates({
  telehealth_states,
  ...before
}: Profile): Omit<Profile, 'telehealth_states'> {
  expect(telehealth_states).toEqual(before.telehealth ? before.licenses.map(({ state }) => state) : []);
  return before;
}

import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { userList } from '../../db/accounts/user-list.ts';
import { openDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import type { RecordChoice } from '../../db/records/record-list.ts';
import { Random } from '../../sample-data/random.ts';
import { sized } from '../helpers/scale.ts';

interface Row {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  plan: number;
  verified: number;
  suspended_at: string | null;
  review_status: string | null;
  state: string | null;
  created_at: string;
}

const COUNT = 700;
const FIRST = ['Maria', 'max', 'Mönch', 'Ada', 'ada', 'Jo-Ann', 'Zoë'];
const LAST = ['Garcia', 'Marsh', 'marsh', "O'Neil", 'Abe', 'van der Meer'];
const database = openDatabase(':memory:');
let users: ReturnType<typeof userList>;
let rows: Row[];

beforeAll(() => {
  migrate(database, join(import.meta.dirname, '../../db/migrations'));
  users = userList(database, () => new Date());
  const random = new Random(7);
  const add = database.prepare(
    `INSERT INTO users (first_name, last_name, email, plan, verified, suspended_at, review_status, state, created_at,
       manage_role, password_hash)
     VALUES (:first_name, :last_name, :email, :plan, :verified, :suspended_at, :review_status, :state, :created_at, '', '')`,
  );
  for (let n = 1; n <= COUNT; n++)
    add.run({
      first_name: n === 400 ? 'Quentin' : random.pick(FIRST),
      last_name: random.pick(LAST),
      email: `${random.pick(['m', 'dr.max', 'office'])}${n}@${random.pick(['example.com', 'example.org'])}`,
      plan: random.int(0, 2),
      verified: random.int(0, 1),
      suspended_at: random.pick([null, '2026-01-01T00:00:00.000Z']),
      review_status: random.pick([null, 'approved', 'waiting']),
      state: random.pick([null, 'CA', 'CA', 'MA']),
      created_at: `2026-0${random.int(1, 9)}-01T00:00:00.000Z`,
    });
  database.exec(`
    DELETE FROM users WHERE id % 10 = 0 AND id <> 400;
    UPDATE users SET first_name = 'Molly', email = 'moved' || email WHERE id % 13 = 0;
  `);
  rows = database.prepare<[], Row>('SELECT * FROM users').all();
});
afterAll(() => database.close());

const choices: fc.Arbitrary<RecordChoice> = fc.record({
  sort: fc.constantFrom('id', 'last_name', 'email', 'created_at'),
  order: fc.constantFrom('ASC', 'DESC'),
  filter: fc.record(
    {
      q: fc.constantFrom(
        'm',
        'a',
        'ma',
        'mar gar',
        'q',
        'MÖ',
        'zoe',
        'x',
        '@example.com',
        '7@EXAMPLE.o',
        'm1',
      ),
      state: fc.constantFrom('CA', 'MA'),
      plan: fc.constantFrom(0, 1, 2),
      verified: fc.boolean(),
      suspended: fc.boolean(),
      review_status: fc.constantFrom('none', 'approved'),
      joined_from: fc.constantFrom('2026-03-01'),
      joined_to: fc.constantFrom('2026-07-01', undefined),
    },
    { requiredKeys: [] },
  ),
});

it('lists whom a plain reading of all users finds, on every page', () => {
  fc.assert(
    fc.property(choices, fc.nat(COUNT + 30), fc.integer({ min: 1, max: 60 }), (choice, first, count) => {
      const all = plainly(choice);
      expect(users.page(choice, first, count)).toEqual({
        ids: all.slice(first, first + count),
        total: all.length,
      });
      const last = Math.max(0, all.length - count);
      expect(users.page(choice, last, count).ids).toEqual(all.slice(last));
      expect(users.ids(choice)).toEqual(all);
    }),
    { numRuns: sized(100, 4000) },
  );
});

/** Ids in their order, without an index. */
function plainly({ filter, sort, order }: RecordChoice): number[] {
  const chosen = rows.filter((row) =>
    Object.entries(filter).every(([name, value]) => value === undefined || MATCHES[name](row, value)),
  );
  const keys = ORDERS[sort];
  const direction = order === 'ASC' ? 1 : -1;
  return chosen
    .sort((a, b) => {
      const [one, other] = [keys(a), keys(b)];
      const at = one.findIndex((key, index) => key !== other[index]);
      return direction * (at === -1 ? a.id - b.id : one[at] < other[at] ? -1 : 1);
    })
    .map(({ id }) => id);
}

const MATCHES: Record<string, (row: Row, value: unknown) => boolean> = {
  q: (row, q) => isFound(row, q as string),
  state: ({ state }, value) => state === value,
  plan: ({ plan }, value) => plan === value,
  verified: ({ verified }, value) => (verified === 1) === value,
  suspended: ({ suspended_at }, value) => (suspended_at !== null) === value,
  review_status: ({ review_status }, value) => (review_status ?? 'none') === value,
  joined_from: ({ created_at }, day) => created_at >= (day as string),
  joined_to: ({ created_at }, day) => created_at.slice(0, 10) <= (day as string),
};

const ORDERS: Record<string, (row: Row) => string[]> = {
  id: () => [],
  last_name: ({ last_name, first_name }) => [asciiLower(last_name), asciiLower(first_name)],
  email: ({ email }) => [email],
  created_at: ({ created_at }) => [created_at],
};

function isFound({ first_name, last_name, email }: Row, q: string): boolean {
  if (q.includes('@')) return email.includes(q.toLowerCase());
  const words = wordsOf(`${first_name} ${last_name} ${email.split('@')[0]}`);
  return wordsOf(q).every((begun) => words.some((word) => word.startsWith(begun)));
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** SQLite's NOCASE. */
function asciiLower(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

import type { ListedUser } from '#contract/users.ts';
import type { Database } from '../database.ts';
import { PLAN_ENDS_AT } from '../payments/subscriptions.ts';
import { recordList } from '../records/record-list.ts';
import type { RecordChoice } from '../records/record-list.ts';
import { indexWords } from '../text/index-words.ts';

type Stored = Omit<ListedUser, 'verified'> & { verified: number };

/** Words that more than one in so many users has are common. */
const COMMON = 50;

/** Users as administrators list them. Each order has an index with all the filters in it. `planTime`: by which plans end. */
export function userList(database: Database, planTime: () => Date) {
  const list = recordList<number>(database, {
    from: 'users',
    id: 'id',
    orders: {
      id: [],
      last_name: ['last_name COLLATE NOCASE', 'first_name COLLATE NOCASE'],
      email: ['email'],
      created_at: ['created_at'],
    },
    filters: {
      words: 'id IN (SELECT rowid FROM user_words WHERE user_words MATCH :words)',
      // The plus keeps SQLite from fetching and sorting them all: the order's own index is read until there are enough.
      common_words: '+id IN (SELECT rowid FROM user_words WHERE user_words MATCH :common_words)',
      address: 'instr(email, lower(:address)) > 0',
      manage_role: 'manage_role = :manage_role',
      plan: 'plan = :plan',
      verified: 'verified = :verified',
      suspended: '(suspended_at IS NOT NULL) = :suspended',
      review_status: `coalesce(review_status, 'none') = :review_status`,
      state: 'state = :state',
      joined_from: 'created_at >= :joined_from',
      joined_to: `created_at < date(:joined_to, '+1 day')`,
    },
  });
  const row = database.prepare<[{ id: number; now: string }], Stored>(
    `SELECT id, first_name, last_name, email, verified, plan, ${PLAN_ENDS_AT} AS plan_ends_at, manage_role,
       review_status, state, suspended_at, created_at, revision
     FROM users WHERE id = :id`,
  );

  const found = database
    .prepare<[string], number>('SELECT count(*) FROM user_words WHERE user_words MATCH ?')
    .pluck();

  return {
    page(choice: RecordChoice, first: number, count: number) {
      const { filter, ...order } = searched(choice);
      const { words, ...others } = filter;
      if (typeof words !== 'string') return list.page({ ...order, filter }, first, count);
      const having = found.get(words) ?? 0;
      const isAlone = Object.values(others).every((value) => value === undefined);
      const total = isAlone ? having : list.total({ filter });
      const isCommon = having * COMMON > list.total({ filter: {} });
      const chosen = isCommon ? { ...others, common_words: words } : filter;
      return list.page({ ...order, filter: chosen }, first, count, total);
    },
    ids: (choice: RecordChoice) => list.ids(searched(choice)),
    row(id: number): ListedUser | null {
      const stored = row.get({ id, now: planTime().toISOString() });
      return stored ? { ...stored, verified: stored.verified === 1 } : null;
    },
  };
}

/** With an @ it is a part of an address; otherwise each word is the beginning of one in a name, or before the @. */
function searched({ filter, ...choice }: RecordChoice): RecordChoice {
  const { q, ...others } = filter;
  if (typeof q !== 'string') return { ...choice, filter: others };
  if (q.includes('@')) return { ...choice, filter: { ...others, address: q } };
  const words = indexWords(q).map((word) => `"${word}"*`);
  return { ...choice, filter: { ...others, words: words.length > 0 ? words.join(' ') : undefined } };
}

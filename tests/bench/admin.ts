import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DAY_MS } from '#contract/constants.ts';
import { STATES } from '#contract/vocabulary.ts';
import type { State } from '#contract/vocabulary.ts';
import { openDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import type { RecordChoice } from '../../db/records/record-list.ts';
import { identity } from '../../sample-data/names/names.ts';
import { Random } from '../../sample-data/random.ts';
import type { Store } from '../../db/store.ts';
import { ROOT } from '../../server/platform/configuration/root.ts';
import { measure, printHeader, printRow, rowsBeside } from './measure.ts';
import { fileStore } from '../helpers/stores.ts';

const HELP = `npm run bench:admin [-- --only N]

Measures the lists of the backoffice in process and warm, with 1,000, 10,000 and 100,000 generated users: pages of 25
with their rows, at the beginning, in the middle and at the end. Every row is also given as a ratio to a plain indexed
point lookup in the same database. Databases are kept in data/bench for the next run.`;

const { values: options } = parseArgs({ options: { only: { type: 'string' }, help: { type: 'boolean' } } });

const NOW = new Date('2026-11-21T12:00:00Z');
const MIGRATIONS = join(ROOT, 'db/migrations');
const PAGE = 25;
const SLICE = 250;
const ROUNDS = 100;
const STANDINGS = [
  ['approved', 60],
  [null, 20],
  ['draft', 14],
  ['waiting', 1],
  ['rejected', 4],
  ['suspended', 1],
] as const;
const ACTIONS = ['signed in', 'saved profile', 'confirmed availability', 'saved account'];

if (options.help) console.log(HELP);
else for (const count of options.only ? [Number(options.only)] : [1_000, 10_000, 100_000]) run(count);

function run(count: number): void {
  mkdirSync(join(ROOT, 'data/bench'), { recursive: true });
  const file = join(ROOT, `data/bench/admin-${count}.sqlite`);
  if (!existsSync(file)) generate(file, count);
  const store = fileStore(file, () => NOW);
  console.log(
    `\n${count.toLocaleString('en-US')} users, as many subscribers and mails, three times as many lines\n`,
  );
  print(store, count);
  store.close();
}

function print(store: Store, count: number): void {
  const { users, subscribers, outbox, payments, audit } = store.lists;
  const baseline = measure((n) => store.users.byId(((n * 7919) % count) + 1));
  const row = rowsBeside(baseline);
  printHeader('Pages of 25');
  printRow('(one user by id)', baseline, baseline);
  const filters: [string, RecordChoice['filter']][] = [
    ['all', {}],
    ['plan 1, verified', { plan: 1, verified: true }],
    ['of a state', { state: 'CA' }],
    ['approved', { review_status: 'approved' }],
    ['waiting', { review_status: 'waiting' }],
    ['not suspended', { suspended: false }],
    ['joined in a year', { joined_from: '2025-01-01', joined_to: '2025-12-31' }],
    ['a name', { q: 'maria garcia' }],
    ['beginning of a name', { q: 'mar' }],
    ['beginning of a name, of a state', { q: 'mar', state: 'CA' }],
    ['one letter', { q: 'm' }],
    ['end of every address', { q: '@example.com' }],
  ];
  for (const sort of ['created_at', 'last_name', 'email', 'id'])
    for (const [name, filter] of filters.slice(0, sort === 'created_at' ? filters.length : 3))
      pages(`users by ${sort}, ${name}`, users, filter, sort);
  pages('subscribers, all', subscribers, {}, 'created_at');
  pages('subscribers, part of an address', subscribers, { q: '77' }, 'created_at');
  pages('mails, all', outbox, {}, 'created_at');
  pages('mails, failed', outbox, { status: 'failed' }, 'created_at');
  pages('payments, all', payments, {}, 'at');
  pages('payments, failed', payments, { kind: 'failed' }, 'at');
  pages('trail, all', audit, {}, 'id');
  pages('trail, an action', audit, { action: 'saved profile' }, 'id');
  pages('trail, an actor', audit, { actor_id: 77 }, 'id');
  pages('trail, a month', audit, { from: '2026-10-01', to: '2026-10-31' }, 'id');
  console.log();
  printHeader('Besides');
  const whole = users.ids({ filter: {}, sort: 'last_name', order: 'ASC' });
  const step = (n: number) => whole.slice((n * SLICE) % count, ((n * SLICE) % count) + SLICE);
  row('dashboard', store.dashboard.numbers);
  row('CSV: all ids by name', () => users.ids({ filter: {}, sort: 'last_name', order: 'ASC' }));
  row('CSV: a slice of 250 rows', (n) => step(n).map(users.row));
  console.log();

  function pages(
    name: string,
    list: { page: typeof users.page; row: (id: number) => unknown },
    filter: RecordChoice['filter'],
    sort: string,
  ): void {
    const choice: RecordChoice = { filter, sort, order: 'DESC' };
    const { total } = list.page(choice, 0, PAGE);
    const at = {
      first: 0,
      middle: Math.max(0, Math.floor(total / 2) - PAGE),
      last: Math.max(0, total - PAGE),
    };
    for (const [where, from] of Object.entries(at)) {
      if (total <= PAGE && where !== 'first') continue;
      const found = measure(() => list.page(choice, from, PAGE).ids.map((id) => list.row(id)), ROUNDS);
      printRow(`${name} (${total}), ${where}`, found, baseline);
    }
  }
}

function generate(file: string, count: number): void {
  const database = openDatabase(file);
  migrate(database, MIGRATIONS);
  database.pragma('synchronous = OFF');
  const random = new Random(7);
  const states = Object.keys(STATES) as State[];
  const ago = (days: number) => new Date(NOW.getTime() - random.next() * days * DAY_MS).toISOString();
  const user = database.prepare(
    `INSERT INTO users (first_name, last_name, email, verified, plan, manage_role, suspended_at, state, review_status,
       password_hash, created_at)
     VALUES (:first_name, :last_name, :email, :verified, :plan, '', :suspended_at, :state, :review_status, :hash, :at)`,
  );
  const subscriber = database.prepare('INSERT INTO subscribers (email, token, created_at) VALUES (?, ?, ?)');
  const mail = database.prepare(
    `INSERT INTO outbox (message_id, recipient, kind, status, next_at, created_at) VALUES (?, ?, 'plan-ended', ?, ?, ?)`,
  );
  const payment = database.prepare(
    `INSERT INTO payments (ref, kind, user_id, amount, currency, at) VALUES (?, ?, ?, 2900, 'usd', ?)`,
  );
  const line = database.prepare('INSERT INTO audit_log (at, action, actor_id, user_id) VALUES (?, ?, ?, ?)');
  database.transaction(() => {
    for (let n = 1; n <= count; n++) {
      const { first_name, last_name } = identity(random, 'CA');
      const email = `${first_name}.${last_name}${n}@example.com`.toLowerCase();
      const at = ago(1500);
      const review_status = random.weighted(STANDINGS);
      user.run({
        ...{ first_name, last_name, email, at, review_status, hash: 'x'.repeat(97) },
        verified: Number(random.chance(0.95)),
        plan: random.pick([0, 1, 1, 2]),
        suspended_at: random.chance(0.01) ? at : null,
        state: review_status && (random.chance(0.12) ? 'CA' : random.pick(states)),
      });
      subscriber.run(`reader${n}@example.com`, `token ${n}`, ago(1500));
      mail.run(`mail ${n}`, email, random.chance(0.01) ? 'failed' : 'sent', at, ago(30));
      payment.run(`payment ${n}`, random.chance(0.02) ? 'failed' : 'paid', n, ago(1500));
    }
    const moments = Array.from({ length: count * 3 }, () => ago(1500)).sort();
    for (const moment of moments) {
      const who = random.int(1, count);
      line.run(moment, random.pick(ACTIONS), who, who);
    }
  })();
  database.exec('ANALYZE');
  database.close();
}

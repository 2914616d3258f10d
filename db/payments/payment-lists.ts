import type { GrantedPlan } from '#contract/grants.ts';
import type { ListedPayment, ListedSubscription } from '#contract/payments.ts';
import type { Database } from '../database.ts';
import { recordList } from '../records/record-list.ts';

const PAYER = `users.first_name || ' ' || users.last_name AS user_name, users.email AS user_email`;

/** The ledger as administrators list it. */
export function paymentList(database: Database) {
  const row = database.prepare<[number], ListedPayment>(
    `SELECT payments.id, kind, user_id, ${PAYER}, amount, currency, at, subscription, ref
     FROM payments LEFT JOIN users ON users.id = user_id WHERE payments.id = ?`,
  );

  return {
    ...recordList<number>(database, {
      from: 'payments',
      id: 'id',
      orders: { id: [], at: ['at'], amount: ['amount'] },
      filters: {
        user_id: 'user_id = :user_id',
        kind: 'kind = :kind',
        from: 'at >= :from',
        to: `at < date(:to, '+1 day')`,
      },
    }),
    row: (id: number): ListedPayment | null => row.get(id) ?? null,
  };
}

/** SQL: somebody has canceled it, and it holds for a while still. */
export const LEAVES = `cancel_at IS NOT NULL AND source <> 'grant' AND status IN ('active', 'trialing', 'past_due')`;

/** What gives plans, as administrators list it. */
export function subscriptionList(database: Database) {
  const row = database.prepare<[string], ListedSubscription>(
    `SELECT subscriptions.id, source, user_id, ${PAYER}, subscriptions.plan, status, started_at, period_end, cancel_at,
       holds_until
     FROM subscriptions JOIN users ON users.id = user_id WHERE subscriptions.id = ?`,
  );

  return {
    ...recordList<string>(database, {
      from: 'subscriptions',
      id: 'id',
      orders: { id: [], started_at: ['started_at'], period_end: ['period_end'] },
      filters: {
        user_id: 'user_id = :user_id',
        source: 'source = :source',
        plan: 'plan = :plan',
        status: 'status = :status',
        ending: `(${LEAVES}) = :ending`,
      },
    }),
    row: (id: string): ListedSubscription | null => row.get(id) ?? null,
  };
}

/** Plans that administrators gave, as they list them. */
export function grantList(database: Database) {
  const row = database.prepare<[string], GrantedPlan>(
    `SELECT subscriptions.id, user_id, ${PAYER}, subscriptions.plan, started_at, period_end AS until, reason, granted_by,
       givers.first_name || ' ' || givers.last_name AS granted_by_name, cancel_at AS ended_at, end_reason
     FROM subscriptions JOIN users ON users.id = user_id LEFT JOIN users AS givers ON givers.id = granted_by
     WHERE source = 'grant' AND subscriptions.id = ?`,
  );

  return {
    ...recordList<string>(database, {
      from: 'subscriptions',
      id: 'id',
      only: `source = 'grant'`,
      orders: { id: [], user_id: ['user_id'], started_at: ['started_at'], until: ['period_end'] },
      filters: { user_id: 'user_id = :user_id' },
    }),
    row: (id: string): GrantedPlan | null => row.get(id) ?? null,
  };
}

import { PLAN_WITHOUT_END } from '#contract/plans.ts';
import type { PlanNumber } from '#contract/plans.ts';
import type { Database } from '../database.ts';
import { holdsUntil } from './plan-until.ts';
import type { Subscription, SubscriptionRow } from './rows.ts';

/** SQL: when the plan of `users` ends, if nothing is done; null where it goes on, or there is none at :now. */
export const PLAN_ENDS_AT = `(
  SELECT iif(
    total(source <> 'grant' AND cancel_at IS NULL) > 0, NULL, nullif(max(holds_until), '${PLAN_WITHOUT_END}')
  )
  FROM subscriptions WHERE user_id = users.id AND holds_until > :now
)`;

export function subscriptionQueries(database: Database, now: () => Date) {
  const put = database.prepare(
    `INSERT INTO subscriptions (id, source, user_id, plan, status, started_at, period_start, period_end, cancel_at,
       holds_until, reason, granted_by, updated_at)
     VALUES (:id, :source, :user_id, :plan, :status, :started_at, :period_start, :period_end, :cancel_at,
       :holds_until, :reason, :granted_by, :updated_at)
     ON CONFLICT (id) DO UPDATE SET plan = excluded.plan, status = excluded.status,
       period_start = excluded.period_start, period_end = excluded.period_end, cancel_at = excluded.cancel_at,
       holds_until = excluded.holds_until, updated_at = excluded.updated_at`,
  );
  const byId = database.prepare<[string], SubscriptionRow>('SELECT * FROM subscriptions WHERE id = ?');
  const ofUser = database.prepare<[number], SubscriptionRow>(
    'SELECT * FROM subscriptions WHERE user_id = ? ORDER BY started_at, id',
  );
  const holding = database.prepare<[number, string], SubscriptionRow>(
    'SELECT * FROM subscriptions WHERE user_id = ? AND holds_until > ? ORDER BY started_at, id',
  );
  const plan = database
    .prepare<[number, string], PlanNumber>(
      'SELECT coalesce(max(plan), 0) FROM subscriptions WHERE user_id = ? AND holds_until > ?',
    )
    .pluck();
  const lastHolding = database.prepare<[number], SubscriptionRow>(
    `SELECT * FROM subscriptions WHERE user_id = ? AND holds_until IS NOT NULL ORDER BY holds_until DESC, id LIMIT 1`,
  );
  const lapsed = database
    .prepare<[Record<string, string>], number>(
      `SELECT users.id FROM users
       WHERE users.id IN (SELECT user_id FROM subscriptions WHERE holds_until <= :now) AND users.plan > (
         SELECT coalesce(max(plan), 0) FROM subscriptions WHERE user_id = users.id AND holds_until > :now
       )`,
    )
    .pluck();
  const unsettled = database
    .prepare<[string], number>(
      `SELECT users.id FROM (
         SELECT user_id, coalesce(max(plan) FILTER (WHERE holds_until > ?), 0) AS plan
         FROM subscriptions GROUP BY user_id
       ) AS held JOIN users ON users.id = held.user_id
       WHERE users.plan <> held.plan`,
    )
    .pluck();
  const running = database
    .prepare<[string, string], string>(
      `SELECT id FROM subscriptions
       WHERE source = ? AND id > ? AND status NOT IN ('canceled', 'incomplete_expired') ORDER BY id LIMIT 100`,
    )
    .pluck();

  const endsAt = database
    .prepare<[{ id: number; now: string }], string | null>(`SELECT ${PLAN_ENDS_AT} FROM users WHERE id = :id`)
    .pluck();

  return {
    /** When the plan of a user ends, if nothing is done: ISO date-time; null where it goes on, or there is none. */
    planEndsAt: (userId: number): string | null =>
      endsAt.get({ id: userId, now: now().toISOString() }) ?? null,
    /** Keeps what its source says of a subscription now. */
    put(subscription: Subscription): void {
      const holds_until = holdsUntil(subscription);
      put.run({ ...subscription, holds_until, updated_at: now().toISOString() });
    },
    byId: (id: string): SubscriptionRow | null => byId.get(id) ?? null,
    /** Oldest first. */
    ofUser: (userId: number): SubscriptionRow[] => ofUser.all(userId),
    /** Those that give their plan now, oldest first. */
    holding: (userId: number): SubscriptionRow[] => holding.all(userId, now().toISOString()),
    /** The one that gives its plan the longest, or did so last. */
    lastHolding: (userId: number): SubscriptionRow | null => lastHolding.get(userId) ?? null,
    /** The plan that they give now. */
    plan: (userId: number): PlanNumber => plan.get(userId, now().toISOString()) ?? 0,
    /** Users with more of a plan than their subscriptions give them now. */
    lapsed: (): number[] => lapsed.all({ now: now().toISOString() }),
    /** Users with more or less of a plan than that: about 60 milliseconds for 100,000. */
    unsettled: (): number[] => unsettled.all(now().toISOString()),
    /** Ids of a source's subscriptions that may still change, at most 100 of those after an id. */
    running: (source: Subscription['source'], after: string): string[] => running.all(source, after),
  };
}

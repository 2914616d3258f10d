import { randomUUID } from 'node:crypto';
import type { PlanNumber, PlanOnDeletion } from '#contract/plans.ts';
import type { Database } from '../database.ts';
import { checkoutQueries } from './checkouts.ts';
import { grantQueries } from './grants.ts';
import { ledgerQueries } from './ledger.ts';
import { refundQueries } from './refunds.ts';
import { isRunning } from './rows.ts';
import type { Grant, Subscription, SubscriptionRow } from './rows.ts';
import { subscriptionQueries } from './subscriptions.ts';

/** Gives a user the plan that their subscriptions say, and with it publishes or withdraws their listing. */
export type SetPlan = (userId: number, plan: PlanNumber) => void;

/**
 * Plans as data: subscriptions and grants, customers and checkouts, events and the ledger. `users.plan` follows from
 * them, in the transaction that changes them.
 */
export function createPayments(database: Database, setPlan: SetPlan, now: () => Date) {
  const subscriptions = subscriptionQueries(database, now);
  const ledger = ledgerQueries(database, now);
  const refunds = refundQueries(database, now);
  const checkouts = checkoutQueries(database, now);
  const { grantById, ...noted } = grantQueries(database);
  const notice = database.prepare<[string, string, string]>(
    'INSERT INTO payment_notices (subscription, kind, about) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const refused = database.prepare<[string, string, number]>(
    `INSERT INTO webhook_refusals (day, reason, count) VALUES (?, ?, ?)
     ON CONFLICT (day, reason) DO UPDATE SET count = count + excluded.count`,
  );
  const refusals = database.prepare<[string], { reason: string; count: number }>(
    'SELECT reason, count FROM webhook_refusals WHERE day = ?',
  );

  function put(subscription: Subscription): void {
    subscriptions.put(subscription);
    follow(subscription.user_id);
  }

  function follow(userId: number): void {
    setPlan(userId, subscriptions.plan(userId));
  }

  /** Subscriptions of a user that may still take money, whether or not they give a plan now. */
  function runningOf(userId: number): SubscriptionRow[] {
    return subscriptions
      .ofUser(userId)
      .filter(({ source, status }) => source !== 'grant' && isRunning(status));
  }

  /** null for one who pays. A checkout that they are in is left, or they would pay for what they have. */
  function newGrant({ user_id, plan, until, reason, granted_by }: Grant): Subscription | null {
    if (subscriptions.holding(user_id).some(({ source }) => source !== 'grant')) return null;
    checkouts.leaveCheckout(user_id);
    const id = `grant_${randomUUID()}`;
    const at = now().toISOString();
    const dates = { started_at: at, period_start: at, period_end: until, cancel_at: null };
    return { id, source: 'grant', user_id, plan, status: 'active', ...dates, reason, granted_by };
  }

  return {
    ...checkouts,
    ...ledger,
    ...refunds,
    /** The time by which plans hold and end. */
    now,
    grantById,
    subscription: subscriptions.byId,
    subscriptionsOf: subscriptions.ofUser,
    planEndsAt: subscriptions.planEndsAt,
    holding: subscriptions.holding,
    lastHolding: subscriptions.lastHolding,
    runningOf,
    running: subscriptions.running,
    /** Keeps what a source says of a subscription now; the plan of its user follows. */
    put,
    /** Gives a user a plan until a moment; answers the id of the grant. Null, and nothing is given, to one who pays. */
    grant(grant: Grant): string | null {
      const given = newGrant(grant);
      if (given) put(given);
      return given?.id ?? null;
    },
    /** The same beside the process that serves, whose memory follows its own commits: the plan follows with its turn. */
    grantBeside(grant: Grant): string | null {
      const given = newGrant(grant);
      if (!given) return null;
      subscriptions.put(given);
      noted.noteToFollow(grant.user_id);
      return given.id;
    },
    /** Ends a grant now. */
    endGrant(id: string, reason: string): void {
      const grant = grantById(id);
      if (!grant) throw new Error(`There is no ${id}`);
      put({ ...grant, status: 'canceled', cancel_at: now().toISOString() });
      noted.explain(id, reason);
    },
    /** Ends the grants of a user. */
    endGrants(userId: number): void {
      for (const grant of subscriptions.holding(userId))
        if (grant.source === 'grant') put({ ...grant, status: 'canceled', cancel_at: now().toISOString() });
    },
    /** Has everything that a user pays for, or is about to, end at its provider as soon as that can be reached. */
    endPaid(userId: number, how: PlanOnDeletion): void {
      checkouts.leaveCheckout(userId);
      for (const { id, source } of runningOf(userId))
        if (source !== 'grant') checkouts.addEnding(source, id, how);
    },
    /**
     * Takes the plan from those whose time has come, whose ids it answers; gives it to those who were noted. `anew`: gives
     * it back to others, too.
     */
    turn(anew = false): number[] {
      noted.takeNoted().forEach(follow);
      const users = anew ? subscriptions.unsettled() : subscriptions.lapsed();
      users.forEach(follow);
      return users;
    },
    /** True for the first who wants to tell this of a subscription, or of a refund: what is told, is told once. */
    mayTell: (of: string, kind: string, about: string): boolean => notice.run(of, kind, about).changes > 0,
    /** How many webhooks were refused on a day (ISO), by reason. */
    refusedOn: (day: string): Record<string, number> =>
      Object.fromEntries(refusals.all(day).map(({ reason, count }) => [reason, count])),
    /** Counts webhooks that were refused. */
    countRefused: (reason: string, count: number): void =>
      void refused.run(now().toISOString().slice(0, 10), reason, count),
  };
}

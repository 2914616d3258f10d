import { DAY_MS } from '#contract/constants.ts';
import type { Dashboard, DashboardWeek, Waiting } from '#contract/dashboard.ts';
import type { Plan } from '#contract/plans.ts';
import type { Database } from './database.ts';
import { dateOf } from './days.ts';
import { LEAVES } from './payments/payment-lists.ts';

const WEEKS = 26;
const LATE_MS = 3_600_000;

type Numbers = Omit<Dashboard, 'empty_searches' | 'health' | 'registers'>;

/** The numbers that the backoffice opens with: each from an index, about 20 milliseconds together for 100,000 users. */
export function dashboardQueries(database: Database, now: () => Date, planTime: () => Date) {
  const number = (sql: string) => {
    const statement = database.prepare<string[], number>(sql).pluck();
    return (...values: string[]) => statement.get(...values) ?? 0;
  };
  const within = (table: string, column: string) =>
    number(`SELECT count(*) FROM ${table} WHERE ${column} >= ? AND ${column} < ?`);
  const signUps = within('users', 'created_at');
  const published = within('listings', 'published_at');
  const subscribed = within('subscribers', 'created_at');
  const reviews = number(`SELECT count(*) FROM profile_versions WHERE status = 'waiting'`);
  const reports = number('SELECT count(*) FROM reports WHERE settled_at IS NULL');
  const findings = number(
    'SELECT count(*) FROM registry_findings WHERE settled_at IS NULL AND gone_at IS NULL',
  );
  const articles = number(`SELECT count(*) FROM articles WHERE status = 'review'`);
  const heldFiles = number(`SELECT count(*) FROM registry_files WHERE status = 'held'`);
  const failedMails = number(`SELECT count(*) FROM outbox WHERE status IN ('failed', 'suppressed')`);
  const lateMails = number(
    `SELECT count(*) FROM outbox WHERE status = 'waiting' AND created_at < ? AND attempts > 0`,
  );
  const failedPayments = number(`SELECT count(*) FROM subscriptions WHERE status = 'past_due'`);
  const leaving = number(
    `SELECT count(DISTINCT user_id) FROM subscriptions WHERE ${LEAVES} AND holds_until > ?`,
  );
  const users = number('SELECT count(*) FROM users');
  const listed = number('SELECT count(*) FROM listings');
  const subscribers = number('SELECT count(*) FROM subscribers');
  const withPlan = database.prepare<[], { plan: Plan; users: number }>(
    'SELECT plan, count(*) AS users FROM users WHERE plan > 0 GROUP BY plan',
  );
  const paying = database
    .prepare<[Plan, string], number>(
      `SELECT count(DISTINCT user_id) FROM subscriptions WHERE source <> 'grant' AND plan = ? AND holds_until > ?`,
    )
    .pluck();
  const months = database.prepare<[string], Dashboard['months'][number]>(
    `SELECT substr(at, 1, 7) AS month, currency, total(amount) FILTER (WHERE kind = 'paid') AS paid,
       total(amount) FILTER (WHERE kind = 'refunded') AS refunded
     FROM payments WHERE at >= ? AND kind IN ('paid', 'refunded') GROUP BY month, currency ORDER BY month, currency`,
  );

  return {
    /** What the menu says at every step: a millisecond. */
    waiting,
    numbers(): Numbers {
      const time = now();
      return {
        waiting: waiting(),
        totals: { users: users(), published: listed(), subscribers: subscribers() },
        weeks: mondays(time).map(weekFrom),
        plans: plansAt(planTime().toISOString()),
        leaving: leaving(planTime().toISOString()),
        months: months.all(elevenMonthsBefore(time)),
      };
    },
  };

  function waiting(): Waiting {
    return {
      reviews: reviews(),
      reports: reports(),
      findings: findings(),
      articles: articles(),
      held_files: heldFiles(),
      failed_mails: failedMails(),
      late_mails: lateMails(new Date(now().getTime() - LATE_MS).toISOString()),
      failed_payments: failedPayments(),
    };
  }

  function plansAt(at: string): Dashboard['plans'] {
    const users = new Map(withPlan.all().map((row) => [row.plan, row.users]));
    return ([1, 2] as const).map((plan) => {
      const all = users.get(plan) ?? 0;
      return { plan, users: all, granted: Math.max(0, all - (paying.get(plan, at) ?? 0)) };
    });
  }

  function weekFrom(from: string): DashboardWeek {
    const to = dateOf(new Date(Date.parse(from) + 7 * DAY_MS));
    return {
      from,
      sign_ups: signUps(from, to),
      published: published(from, to),
      subscribers: subscribed(from, to),
    };
  }
}

/** Of the last weeks, as ISO dates, the running one last. */
function mondays(time: Date): string[] {
  const sinceMonday = (time.getUTCDay() + 6) % 7;
  return Array.from({ length: WEEKS }, (_, n) =>
    dateOf(new Date(time.getTime() - (sinceMonday + (WEEKS - 1 - n) * 7) * DAY_MS)),
  );
}

/** Its first day. */
function elevenMonthsBefore(time: Date): string {
  return dateOf(new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() - 11, 1)));
}

/** Which issue is on its way to whom, and what became of it. */
import type { DeliveryState } from '#contract/newsletters.ts';
import { LONGEST_WAIT } from '#contract/mail.ts';
import type { Database } from '../database.ts';

/** An issue on its way to one subscriber. Dates are ISO date-times. */
export interface DeliveryRow {
  id: number;
  newsletter_id: number;
  /** Of the subscriber's unsubscribe links. */
  token: string;
  recipient: string;
  message_id: string;
  attempts: number;
  created_at: string;
}

/** So many get their delivery in one transaction. */
const AT_ONCE = 100;
/** So many are forgotten in one transaction. */
const SWEPT_AT_ONCE = 1000;

/** Deliveries. They are written by the mail worker, but for what follows from the end of a subscription. */
export function deliveryQueries(database: Database, now: () => Date) {
  const nextDue = database.prepare<[{ newsletter: number; now: string }], DeliveryRow>(
    `SELECT id, newsletter_id, token, email AS recipient, message_id, attempts, created_at
     FROM deliveries INDEXED BY deliveries_waiting
     WHERE newsletter_id = :newsletter AND state = 'waiting' AND next_at <= :now ORDER BY next_at, id LIMIT 1`,
  );
  const to = database.prepare<[string], { subject: string; state: DeliveryState; created_at: string }>(
    `SELECT subject, deliveries.state, deliveries.created_at
     FROM deliveries JOIN newsletters ON newsletters.id = newsletter_id WHERE email = ? ORDER BY deliveries.id`,
  );
  const nextBatch = database
    .prepare<[{ newsletter: number; most: number }], number | null>(
      `SELECT max(id) FROM (
         SELECT subscribers.id FROM newsletters JOIN subscribers ON subscribers.id > queued_to
         WHERE newsletters.id = :newsletter AND subscribers.id <= last_subscriber
         ORDER BY subscribers.id LIMIT :most
       )`,
    )
    .pluck();
  const addBatch = database.prepare<[{ newsletter: number; to: number; now: string }]>(
    `INSERT INTO deliveries (newsletter_id, token, email, message_id, next_at, created_at)
     SELECT :newsletter, token, email, lower(hex(randomblob(16))), :now, :now
     FROM subscribers
     WHERE id > (SELECT queued_to FROM newsletters WHERE id = :newsletter) AND id <= :to
     ORDER BY id
     ON CONFLICT (newsletter_id, token) DO NOTHING`,
  );
  const queuedTo = database.prepare<[number, number]>('UPDATE newsletters SET queued_to = ? WHERE id = ?');
  const waits = database
    .prepare<[number], number>(
      `SELECT 1 FROM deliveries WHERE newsletter_id = ? AND state = 'waiting' LIMIT 1`,
    )
    .pluck();
  const isStillDue = database
    .prepare<[number, string], number>(
      `SELECT 1 FROM deliveries WHERE id = ? AND email = ? AND state = 'waiting'`,
    )
    .pluck();
  const rewrite = database.prepare<[number]>('UPDATE deliveries SET next_at = next_at WHERE id = ?');
  const sent = database.prepare<[string, number]>(
    `UPDATE deliveries SET state = 'sent', error = NULL, attempts = attempts + 1, done_at = ? WHERE id = ?`,
  );
  const retry = database.prepare<[string, string, number]>(
    `UPDATE deliveries SET attempts = attempts + 1, next_at = ?, error = ? WHERE id = ? AND state = 'waiting'`,
  );
  // The address stands here once more, because it is gone with the subscription.
  const giveUp = database.prepare<
    [{ id: number; state: 'refused' | 'failed'; email: string; error: string; now: string }]
  >(
    `UPDATE deliveries SET state = :state, email = :email, error = :error, attempts = attempts + 1, done_at = :now
     WHERE id = :id`,
  );
  const hasten = database.prepare<[{ now: string; latest: string }]>(
    `UPDATE deliveries SET next_at = :now
     WHERE newsletter_id IN (SELECT id FROM newsletters) AND state = 'waiting' AND next_at > :latest`,
  );
  const forgetAddresses = database.prepare<[string, number]>(
    `UPDATE deliveries SET email = NULL, error = NULL WHERE id IN (
       SELECT id FROM deliveries WHERE done_at < ? AND email IS NOT NULL LIMIT ?
     )`,
  );
  const forgetFinished = database.prepare<[string, number]>(
    `DELETE FROM deliveries WHERE id IN (
       SELECT deliveries.id FROM newsletters CROSS JOIN deliveries ON newsletter_id = newsletters.id
       WHERE finished_at < ? LIMIT ?
     )`,
  );

  return {
    /** The one of an issue that has waited longest among those whose time has come. */
    nextDue: (newsletter: number): DeliveryRow | null =>
      nextDue.get({ newsletter, now: now().toISOString() }) ?? null,
    /** What is known of the issues to an address. */
    to: (email: string) => to.all(email),
    /** Makes the deliveries of the next subscribers of an issue, a hundred at most; false when all have theirs. */
    addNext(newsletter: number): boolean {
      const to = nextBatch.get({ newsletter, most: AT_ONCE }) ?? null;
      if (to === null) return false;
      addBatch.run({ newsletter, to, now: now().toISOString() });
      queuedTo.run(to, newsletter);
      return true;
    },
    /** Whether any of an issue waits. */
    waits: (newsletter: number): boolean => waits.get(newsletter) !== undefined,
    /** Not of one whose subscriber has left, or has another address, while it was on its way too. */
    isStillDue: (id: number, email: string): boolean => isStillDue.get(id, email) !== undefined,
    /** Writes one as it is: what becomes of it can be noted where this can be done. */
    rewrite: (id: number): void => void rewrite.run(id),
    markSent: (id: number): void => void sent.run(now().toISOString(), id),
    /** `nextAt`: ISO date-time of the next try. Nothing of who has left: what a server says often names the address. */
    retryAt: (id: number, nextAt: string, error: string): void => void retry.run(nextAt, error, id),
    giveUp: (id: number, state: 'refused' | 'failed', email: string, error: string): void =>
      void giveUp.run({ id, state, email, error, now: now().toISOString() }),
    /**
     * Forgets what became of issues before a time: a part of it, where there is much. What a clock that was ahead has put
     * off for longer than ever is due.
     */
    sweep(before: string): void {
      const latest = new Date(now().getTime() + LONGEST_WAIT).toISOString();
      hasten.run({ now: now().toISOString(), latest });
      forgetAddresses.run(before, SWEPT_AT_ONCE);
      forgetFinished.run(before, SWEPT_AT_ONCE);
    },
  };
}

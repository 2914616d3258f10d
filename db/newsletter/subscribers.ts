/** The newsletter: who gets it, and what its unsubscribe links lead to. */
import type { Database } from '../database.ts';
import { nextId } from '../next-id.ts';

/** What an unsubscribe link leads to. */
export interface Subscription {
  /** null: it has ended, and nobody knows any more whose it was. */
  email: string | null;
}

/** People who asked for the newsletter and confirmed it. */
export function subscriberQueries(database: Database, now: () => Date) {
  const put = database
    .prepare<[{ email: string; token: string; now: string }], string>(
      // A subscription that has moved to another address keeps its token, and the links of its mails.
      `INSERT INTO subscribers (id, email, token, created_at)
       SELECT ${nextId('subscribers')}, :email, iif(token IS NULL OR email = :email, :token, lower(hex(randomblob(16)))), :now
       FROM (SELECT 1) LEFT JOIN subscribers ON token = :token WHERE true
       ON CONFLICT (email) DO UPDATE SET email = email RETURNING token`,
    )
    .pluck();
  const remove = database.prepare<[string]>('DELETE FROM subscribers WHERE email = ?');
  // Of subscriptions that ended because the address refused mail.
  const forget = database.prepare<[string]>(
    'UPDATE deliveries SET email = NULL, error = NULL WHERE email = ?',
  );
  const move = database.prepare<[{ from: string; to: string }]>(
    'UPDATE subscribers SET email = :to WHERE email = :from',
  );
  const moveDeliveries = database.prepare<[{ from: string; to: string }]>(
    'UPDATE deliveries SET email = :to WHERE email = :from',
  );
  const removeByToken = database.prepare<[string]>('DELETE FROM subscribers WHERE token = ?');
  const has = database.prepare<[string], number>('SELECT 1 FROM subscribers WHERE email = ?').pluck();
  const running = database.prepare<[string], Subscription>('SELECT email FROM subscribers WHERE token = ?');
  const ended = database.prepare<[string], Subscription>(
    'SELECT NULL AS email FROM ended_subscriptions WHERE token = ?',
  );

  return {
    /**
     * Subscribes an address and answers the token of its unsubscribe links: for a subscriber, the one it has; another
     * where somebody who had the address has taken that one along.
     */
    add(email: string, token: string): string {
      const stored = put.get({ email, token, now: now().toISOString() });
      if (stored === undefined) throw new Error('A subscription was not stored');
      return stored;
    },
    /** Ends a subscription; true when there was one to end. */
    end: (token: string): boolean => removeByToken.run(token).changes > 0,
    /** Ends it, and forgets the address in what became of issues. */
    remove(email: string): void {
      remove.run(email);
      forget.run(email);
    },
    /** The subscription of somebody who has another address now; one that it has already stays. */
    move(from: string, to: string): void {
      if (has.get(to) !== undefined) return this.remove(from);
      move.run({ from, to });
      moveDeliveries.run({ from, to });
    },
    has: (email: string): boolean => has.get(email) !== undefined,
    /** The subscription that a token was made for; null for a token that was never given out. */
    byToken: (token: string): Subscription | null => running.get(token) ?? ended.get(token) ?? null,
  };
}

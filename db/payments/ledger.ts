import type { Database } from '../database.ts';
import type { Payment, PaymentEvent, Provider } from './rows.ts';

/** How far the events of a subscription have come. */
export interface Heard {
  subscription: string;
  /** Of its last event. */
  number: number;
}

/** Events as they came, and what they tell of money. */
export function ledgerQueries(database: Database, now: () => Date) {
  const receive = database.prepare(
    `INSERT INTO payment_events (id, provider, type, subscription, received_at, handled_at)
     VALUES (:id, :provider, :type, :subscription, :at, iif(:subscription IS NULL, :at, NULL))
     ON CONFLICT DO NOTHING`,
  );
  const waiting = database.prepare<[string], Heard>(
    `SELECT subscription, max(number) AS number FROM payment_events
     WHERE handled_at IS NULL AND provider = ? GROUP BY subscription ORDER BY random() LIMIT 1000`,
  );
  const last = database
    .prepare<[string], number>(
      'SELECT coalesce(max(number), 0) FROM payment_events WHERE handled_at IS NULL AND subscription = ?',
    )
    .pluck();
  const handle = database.prepare<[string, string, number]>(
    'UPDATE payment_events SET handled_at = ? WHERE handled_at IS NULL AND subscription = ? AND number <= ?',
  );
  const add = database.prepare(
    `INSERT INTO payments (ref, kind, user_id, subscription, amount, currency, at)
     VALUES (:ref, :kind, :user_id, :subscription, :amount, :currency, :at) ON CONFLICT DO NOTHING`,
  );
  const ofUser = database.prepare<[number], Payment & { id: number }>(
    'SELECT * FROM payments WHERE user_id = ? ORDER BY id',
  );

  const byId = database.prepare<[number], Payment & { id: number }>('SELECT * FROM payments WHERE id = ?');
  const byRef = database.prepare<[string], Payment & { id: number }>('SELECT * FROM payments WHERE ref = ?');

  return {
    /** Notes an event; false for one that came before. */
    receive: (event: PaymentEvent): boolean => receive.run({ ...event, at: now().toISOString() }).changes > 0,
    /** Subscriptions of which something was heard that was not looked at yet, in any order: none is in the way of others. */
    waiting: (provider: Provider): Heard[] => waiting.all(provider),
    /** The number of the last event that was heard of a subscription and not looked at yet; 0 for none. */
    lastOf: (subscription: string): number => last.get(subscription) ?? 0,
    /** Notes that what was heard of a subscription, up to the event of a number, has been looked at. */
    handled: ({ subscription, number }: Heard): void =>
      void handle.run(now().toISOString(), subscription, number),
    /** Adds to the ledger; nothing, when this was told before. */
    add: (payment: Payment): void => void add.run(payment),
    paymentById: (id: number): (Payment & { id: number }) | null => byId.get(id) ?? null,
    payment: (ref: string): (Payment & { id: number }) | null => byRef.get(ref) ?? null,
    /** Oldest first. */
    ofUser: (userId: number): (Payment & { id: number })[] => ofUser.all(userId),
  };
}

import type { Database } from '../database.ts';
import type { Provider } from './rows.ts';

/** Money that is to be given back. Amounts are in the smallest unit of the currency. */
export interface RefundOrder {
  /** Under which the provider does it once. */
  key: string;
  provider: Provider;
  /** What was paid: its ref in the ledger. */
  payment: string;
  amount: number;
  currency: string;
  user_id: number | null;
  subscription: string | null;
  /** The administrator; null when a deletion did. */
  ordered_by: number | null;
}

export interface RefundRow extends RefundOrder {
  ordered_at: string;
  /** What it is at the provider; null while it has not answered. */
  refund: string | null;
  /** Why there is none (any more): what the provider said. */
  refused: string | null;
}

/** Refunds: ordered, then done or refused. */
export function refundQueries(database: Database, now: () => Date) {
  const order = database.prepare(
    `INSERT INTO refunds (key, provider, payment, amount, currency, user_id, subscription, ordered_by, ordered_at)
     VALUES (:key, :provider, :payment, :amount, :currency, :user_id, :subscription, :ordered_by, :at)
     ON CONFLICT DO NOTHING`,
  );
  const byKey = database.prepare<[string], RefundRow>('SELECT * FROM refunds WHERE key = ?');
  const waiting = database.prepare<[string], RefundRow>(
    `SELECT * FROM refunds WHERE provider = ? AND refund IS NULL AND refused IS NULL ORDER BY random() LIMIT 100`,
  );
  const waitingOf = database
    .prepare<[string], number>(
      `SELECT coalesce(sum(amount), 0) FROM refunds WHERE payment = ? AND refund IS NULL AND refused IS NULL`,
    )
    .pluck();
  const ofUser = database.prepare<[number], RefundRow>(
    'SELECT * FROM refunds WHERE user_id = ? ORDER BY ordered_at, key',
  );
  const done = database.prepare<[string, string]>('UPDATE refunds SET refund = ? WHERE key = ?');
  const refuse = database.prepare<[string, string]>('UPDATE refunds SET refused = ? WHERE key = ?');
  const cameBack = database.prepare<[string, string]>('UPDATE refunds SET refused = ? WHERE refund = ?');

  return {
    /** Has money given back as soon as the provider can be reached; once under a key. */
    orderRefund: (wanted: RefundOrder): void => void order.run({ ...wanted, at: now().toISOString() }),
    refund: (key: string): RefundRow | null => byKey.get(key) ?? null,
    /** Those that the provider has not answered, in any order: none is in the way of others. */
    waitingRefunds: (provider: Provider): RefundRow[] => waiting.all(provider),
    /** How much of a payment is in those. */
    waitingToRefund: (payment: string): number => waitingOf.get(payment) ?? 0,
    /** Oldest first. */
    refundsOf: (userId: number): RefundRow[] => ofUser.all(userId),
    refundDone: (key: string, refund: string): void => void done.run(refund, key),
    refundRefused: (key: string, why: string): void => void refuse.run(why, key),
    /** The money did not arrive, and is here again. `refund`: what it was at the provider. */
    refundCameBack: (refund: string, why: string): void => void cameBack.run(why, refund),
  };
}

import type { PlanNumber } from './plans.ts';

/** Whose it is; nulls for somebody who has left. */
export interface Payer {
  user_id: number | null;
  user_name: string | null;
  user_email: string | null;
}

/** A line of the ledger: /api/admin/payments. */
export interface ListedPayment extends Payer {
  id: number;
  kind: 'paid' | 'failed' | 'refunded' | 'disputed';
  /** In the smallest unit of the currency. */
  amount: number;
  currency: string;
  /** ISO date-time */
  at: string;
  subscription: string | null;
  /** What it is called at the provider. */
  ref: string;
}

/** What gives a plan, or gave it: /api/admin/subscriptions. Dates are ISO date-times. */
export interface ListedSubscription extends Payer {
  id: string;
  source: 'stripe' | 'test' | 'grant';
  plan: PlanNumber;
  status: string;
  started_at: string;
  period_end: string;
  cancel_at: string | null;
  /** Until when it gives its plan; null when it gives none. */
  holds_until: string | null;
}

export const PAYMENT_ORDERS = ['id', 'at', 'amount'] as const;
export const SUBSCRIPTION_ORDERS = ['id', 'started_at', 'period_end'] as const;

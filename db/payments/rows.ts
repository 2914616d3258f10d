import type { Plan, PlanNumber } from '#contract/plans.ts';

/** Who takes payments. */
export type Provider = 'stripe' | 'test';

/** Of a subscription, in Stripe's words. */
export type SubscriptionState =
  | 'incomplete'
  | 'incomplete_expired'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'canceled'
  | 'unpaid'
  | 'paused';

/** Whether it may still take money; what is incomplete waits for the first payment. */
export function isRunning(status: SubscriptionState): boolean {
  return !['incomplete', 'incomplete_expired', 'canceled'].includes(status);
}

/** What gives a plan, as its source said last. Dates are ISO date-times. */
export interface Subscription {
  id: string;
  source: Provider | 'grant';
  user_id: number;
  /** 0: its price is none of ours, so it gives nothing. */
  plan: PlanNumber;
  status: SubscriptionState;
  started_at: string;
  /** Of the period that is paid for, or ought to be. */
  period_start: string;
  period_end: string;
  /** When it ends by somebody's wish. */
  cancel_at: string | null;
  /** Of a grant: why, and which administrator. */
  reason: string | null;
  granted_by: number | null;
}

export interface SubscriptionRow extends Subscription {
  /** Until when it gives its plan; null when it gives none. */
  holds_until: string | null;
  updated_at: string;
}

export interface Grant {
  user_id: number;
  plan: Plan;
  /** When it ends: ISO date-time. */
  until: string;
  reason: string;
  granted_by: number | null;
}

/** An entry of the ledger. */
export interface Payment {
  /** What it tells about at the provider: the same is told once. */
  ref: string;
  kind: 'paid' | 'failed' | 'refunded' | 'disputed';
  user_id: number | null;
  subscription: string | null;
  /** In the smallest unit of the currency. */
  amount: number;
  currency: string;
  /** ISO date-time */
  at: string;
}

export interface PaymentEvent {
  id: string;
  provider: Provider;
  type: string;
  /** The subscription that it is about, if any. */
  subscription: string | null;
}

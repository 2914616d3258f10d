import type { Plan } from '#contract/plans.ts';
import type { TestCard, TestInvoice } from '#contract/test-checkout.ts';
import type { UserRow } from '../accounts/rows.ts';
import type { Payment } from './rows.ts';

/** For whom something is bought: an id alone may be another's in a database that began anew. */
type Buyer = Pick<UserRow, 'id' | 'created_at'>;

/** All that the demo's test checkout knows, by ids. Dates are ISO date-times. */
export interface TestState {
  customers: Record<string, TestCustomer>;
  sessions: Record<string, TestSession>;
  subscriptions: Record<string, TestSubscription>;
  /** Oldest first. */
  invoices: TestInvoiceRow[];
  refunds: TestRefund[];
  portals: Record<string, TestPortal>;
  /** What it has not told yet, oldest first. */
  untold: TestEvent[];
}

export interface TestCustomer {
  email: string;
  card: TestCard | null;
}

/** A checkout. */
export interface TestSession {
  id: string;
  /** The same order under the same key is one. */
  key: string;
  customer: string;
  buyer: Buyer;
  plan: Plan;
  status: 'open' | 'second-step' | 'complete' | 'expired';
  subscription: string | null;
  problem: string | null;
  success_url: string;
  cancel_url: string;
}

export interface TestSubscription {
  id: string;
  customer: string;
  buyer: Buyer;
  plan: Plan;
  /** From the next period on, where that is another. */
  next_plan: Plan | null;
  status: 'active' | 'past_due' | 'canceled';
  started_at: string;
  /** What its periods are counted from. */
  anchor: string;
  period_start: string;
  period_end: string;
  /** It ends at the end of its period. */
  ends: boolean;
  /** When a payment that was refused is tried again. */
  retry_at: string | null;
}

export interface TestInvoiceRow extends Omit<TestInvoice, 'refunded'> {
  subscription: string;
  customer: string;
  /** How often it was refused. */
  refused: number;
}

/** What was given back of an invoice. */
export interface TestRefund {
  id: string;
  invoice: string;
  amount: number;
  /** The same under the same key is one. */
  key: string;
}

export interface TestPortal {
  customer: string;
  return_url: string;
  problem: string | null;
}

/** What is told as a webhook. */
export interface TestEvent {
  id: string;
  type: string;
  subscription: string;
  payment: (Omit<Payment, 'user_id'> & { customer: string }) | null;
}

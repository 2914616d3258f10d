import type { Plan, Price } from './plans.ts';

/** What the cards of the test checkout do. No number is ever typed. */
export type TestCard = 'pays' | 'declined' | 'second-step' | 'pays-once';

export const TEST_CARDS: Record<TestCard, string> = {
  pays: 'Pays, now and at every renewal',
  declined: 'Is declined',
  'second-step': 'Asks for a second step, then pays',
  'pays-once': 'Pays now, and fails at the next renewal',
};

/** What the test checkout shows of an order: GET /api/demo/checkout/{id}. */
export interface TestOrder {
  email: string;
  plan: Plan;
  price: Price;
  /** second-step: the bank waits for its owner. complete: paid. expired: it can be paid no more. */
  status: 'open' | 'second-step' | 'complete' | 'expired';
  /** Why it was not paid just now. */
  problem: string | null;
  /** Paths to go on to and back to. */
  paid_path: string;
  back_path: string;
}

export interface TestInvoice {
  id: string;
  plan: Plan;
  paid: Price;
  /** open: it was refused, and is tried again. void: it is asked for no more. */
  status: 'paid' | 'open' | 'void';
  /** ISO date-time */
  at: string;
}

/** What a press of “Switch” does. */
export interface TestSwitch {
  plan: Plan;
  /** ISO date-time; null: at once. */
  at: string | null;
  /** What is taken then, with what was paid for the time that is left taken off. */
  pays: Price;
}

/** The subscription that the billing page is about. Dates are ISO date-times. */
export interface TestPlan {
  plan: Plan;
  status: 'active' | 'past_due' | 'canceled';
  period_end: string;
  /** It ends at the end of its period. */
  ends: boolean;
  /** When a payment that was refused is tried again. */
  retry_at: string | null;
  /** The plan from the next period on, where that is another. */
  next_plan: Plan | null;
  /** null where there is nothing to switch. */
  switch: TestSwitch | null;
}

/** What the test checkout shows of a customer: GET /api/demo/billing/{id}. */
export interface TestBilling {
  email: string;
  card: TestCard | null;
  subscription: TestPlan | null;
  /** Newest first. */
  invoices: TestInvoice[];
  /** What did not work just now. */
  problem: string | null;
  /** The time by which plans renew and end in this demo: ISO date-time. */
  now: string;
  /** How many days that is ahead of the clock. */
  days_ahead: number;
  back_path: string;
}

/** By how far the clock of the test checkout is moved on. */
export const TEST_CLOCK_STEPS = ['month', '8-days'] as const;

/** A plan that can be bought. Both list the same profile. */
export type Plan = 1 | 2;

/** What a user has: a plan, or 0 for none. */
export type PlanNumber = 0 | Plan;

export const PLAN_NAMES: Record<Plan, string> = { 1: 'Monthly', 2: 'Yearly' };

/** How often a plan is paid for. */
export const PLAN_PERIODS: Record<Plan, string> = { 1: 'month', 2: 'year' };

/** A plan whose renewal failed holds for so many days. */
export const GRACE_DAYS = 7;

/** An amount of money, as Stripe counts it: mostly in hundredths. */
export interface Price {
  amount: number;
  /** ISO 4217, lower case. */
  currency: string;
}

/** What /pricing shows to everybody: GET /api/plans. */
export interface PlanOffer {
  /** What buying leads to; off: plans cannot be bought yet. */
  provider: 'stripe' | 'test' | 'off';
  prices: Record<Plan, Price>;
}

/** What a doctor is told of their plan: GET /api/payment/status. Dates are ISO date-times. */
export interface PlanStatus {
  plan: PlanNumber;
  /** active: paid for, or granted; past_due: the renewal failed; none: there is no plan. */
  status: 'active' | 'past_due' | 'none';
  /** When it is paid for next; null when it is not. */
  renews_at: string | null;
  /** When it ends; null when nothing says so. */
  cancel_at: string | null;
  /** Somebody gave it: there is nothing to pay and nothing to manage. */
  granted: boolean;
  /** Bills and cards can be managed: there is a customer. */
  managed: boolean;
}

/** The answer to POST /api/payment/checkout: where to pay, and SPEC §3's client state. */
export interface Checkout {
  url: string;
  email: string;
  customerId: string;
}

import type { z } from 'zod';
import type * as answers from './schemas/answers/plans.ts';

/** A plan that can be bought. Both list the same profile. */
export type Plan = z.output<typeof answers.plan>;

/** What a user has: a plan, or 0 for none. */
export type PlanNumber = z.output<typeof answers.planNumber>;

export const PLAN_NAMES: Record<Plan, string> = { 1: 'Monthly', 2: 'Yearly' };

/** How often a plan is paid for. */
export const PLAN_PERIODS: Record<Plan, string> = { 1: 'month', 2: 'year' };

/** Until when a plan holds that was given for good: ISO date-time. No date to show. */
export const PLAN_WITHOUT_END = '2100-01-01T00:00:00.000Z';

/** A plan whose renewal failed holds for so many days. */
export const GRACE_DAYS = 7;

/** What becomes of a paid plan when its account is deleted. */
export type PlanOnDeletion = z.output<typeof answers.planOnDeletion>;

export const PLAN_ON_DELETION: Record<PlanOnDeletion, string> = {
  end: 'It ends at once, and nothing is refunded',
  refund: 'It ends at once, and what is left of the paid period is refunded',
  period: 'It ends with the period that is paid for, and nothing is refunded',
};

/** Until administrators choose another. */
export const DEFAULT_PLAN_ON_DELETION: PlanOnDeletion = 'end';

export type Price = z.output<typeof answers.price>;

export type PlanOffer = z.output<typeof answers.planOffer>;

export type PlanStatus = z.output<typeof answers.planStatus>;

export type Checkout = z.output<typeof answers.checkout>;

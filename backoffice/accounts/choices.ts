import type { ReviewStatus } from '#contract/accounts.ts';
import { formatDate } from '#contract/dates.ts';
import { PLAN_NAMES } from '#contract/plans.ts';
import type { PlanNumber } from '#contract/plans.ts';
import type { ListedUser } from '#contract/users.ts';
import { STATES } from '#contract/vocabulary.ts';

/** What becomes of a profile, as administrators call it. */
export const REVIEW_STATUSES: Record<ReviewStatus, string> = {
  draft: 'Draft profile',
  waiting: 'Waits for review',
  approved: 'Approved',
  rejected: 'Rejected',
  suspended: 'Profile suspended',
};

export function planName(plan: PlanNumber): string {
  return plan === 0 ? 'No plan' : PLAN_NAMES[plan];
}

/** "Monthly", "Monthly, ends Mar 03, 2027" */
export function planText({ plan, plan_ends_at }: Pick<ListedUser, 'plan' | 'plan_ends_at'>): string {
  return planName(plan) + (plan_ends_at === null ? '' : `, ends ${formatDate(plan_ends_at)}`);
}

export const PLAN_CHOICES = ([0, 1, 2] as const).map((plan) => ({ id: plan, name: planName(plan) }));
export const STATUS_CHOICES = [
  { id: 'none', name: 'No profile' },
  ...Object.entries(REVIEW_STATUSES).map(([id, name]) => ({ id, name })),
];
export const STATE_CHOICES = Object.entries(STATES).map(([id, name]) => ({ id, name }));

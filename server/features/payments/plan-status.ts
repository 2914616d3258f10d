import { PLAN_WITHOUT_END } from '#contract/plans.ts';
import type { PlanStatus } from '#contract/plans.ts';
import type { UserRow } from '../../../db/accounts/rows.ts';
import type { Store } from '../../../db/store.ts';
import { endOfPlan } from './end-plan.ts';

/** What a doctor is told of their plan. */
export function planStatus(store: Store, { id, plan }: Pick<UserRow, 'id' | 'plan'>): PlanStatus {
  const holding = store.payments.holding(id);
  const shown = holding.find(({ source }) => source !== 'grant') ?? holding.at(-1);
  const on_deletion = endOfPlan(store, id);
  const managed = store.payments.hasCustomer(id);
  if (!shown || plan === 0)
    return {
      plan: 0,
      status: 'none',
      renews_at: null,
      cancel_at: null,
      granted: false,
      on_deletion,
      managed,
    };
  const granted = shown.source === 'grant';
  const isDue = shown.status === 'past_due';
  return {
    plan: plan === 1 ? 1 : 2,
    status: isDue ? 'past_due' : 'active',
    renews_at: granted || isDue || shown.cancel_at !== null ? null : shown.period_end,
    cancel_at:
      shown.holds_until === PLAN_WITHOUT_END ? null : granted || isDue ? shown.holds_until : shown.cancel_at,
    granted,
    on_deletion,
    managed,
  };
}

import { DEFAULT_PLAN_ON_DELETION } from '#contract/plans.ts';
import type { PlanOnDeletion, PlanStatus, Price } from '#contract/plans.ts';
import type { Store } from '../../../db/store.ts';

/**
 * Ends all that a user pays for as the settings say, or as `how` does: at the provider as soon as that can be reached,
 * with what is to be given back (`endings.ts`). In the transaction that deletes the account.
 */
export function endPlan(store: Store, userId: number, how: PlanOnDeletion = chosen(store)): void {
  store.payments.endPaid(userId, how);
}

/** What `endPlan` would do now, in words and figures for who is about to delete; null when nothing is paid for. */
export function endOfPlan(store: Store, userId: number): PlanStatus['on_deletion'] {
  const running = store.payments.runningOf(userId)[0];
  if (!running) return null;
  const how = chosen(store);
  const now = store.payments.now().toISOString();
  const paid = store.payments
    .ofUser(userId)
    .findLast(({ kind, subscription }) => kind === 'paid' && subscription === running.id);
  // What was paid for an earlier period is used up.
  const isCurrent = paid !== undefined && running.status !== 'past_due';
  const refund = how === 'refund' && isCurrent ? restOf(paid, running, now) : null;
  return { how, refund, ends_at: how === 'period' ? running.period_end : now };
}

/** What is left at a moment of what a period took: by its length, and all of it before it has begun; null for nothing. */
export function restOf(
  { amount, currency }: Price,
  { period_start, period_end }: { period_start: string; period_end: string },
  at: string,
): Price | null {
  const length = Date.parse(period_end) - Date.parse(period_start);
  const left = Math.min(Math.max(Date.parse(period_end) - Date.parse(at), 0), length);
  const rest = length > 0 ? Math.round((amount * left) / length) : 0;
  return rest > 0 ? { amount: rest, currency } : null;
}

function chosen(store: Store): PlanOnDeletion {
  return store.settings.current().plan_on_deletion ?? DEFAULT_PLAN_ON_DELETION;
}

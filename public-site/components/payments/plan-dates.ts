import { formatDate } from '#contract/dates.ts';
import type { PlanStatus } from '#contract/plans.ts';

/** Until when a plan holds, and what can be done about it. */
export function planDates({ status, granted, renews_at, cancel_at }: PlanStatus): string {
  const end = cancel_at && formatDate(cancel_at);
  if (granted) return `It was given to you${end ? ` until ${end}` : ''}. There is nothing to pay.`;
  if (status === 'past_due')
    return `The last payment did not go through. Your profile stays listed${end ? ` until ${end}` : ''}: please check your card under “Manage billing”.`;
  if (end) return `It is canceled and holds until ${end}. Until then you can keep it under “Manage billing”.`;
  return renews_at ? `It renews on ${formatDate(renews_at)}.` : 'It is active.';
}

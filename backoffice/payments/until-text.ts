import { formatDate } from '#contract/dates.ts';
import type { ListedSubscription } from '#contract/payments.ts';
import { PLAN_WITHOUT_END } from '#contract/plans.ts';

type Dated = Pick<ListedSubscription, 'source' | 'status' | 'period_end' | 'cancel_at' | 'holds_until'>;

/** "Renews Mar 03, 2027", as its doctor reads it; "Ends …" where it is canceled; otherwise "Until …", or "For good". */
export function endText({ source, status, period_end, cancel_at, holds_until }: Dated): string {
  const isRenewed = source !== 'grant' && (status === 'active' || status === 'trialing');
  if (holds_until === null && period_end === PLAN_WITHOUT_END) return 'Over';
  if (!isRenewed) return capital(heldText(holds_until ?? period_end));
  return cancel_at === null ? `Renews ${formatDate(period_end)}` : `Ends ${formatDate(cancel_at)}`;
}

/** "until Mar 03, 2027"; "for good" of a plan that was given so. */
export function heldText(until: string): string {
  return until === PLAN_WITHOUT_END ? 'for good' : `until ${formatDate(until)}`;
}

/** The same below "Until". */
export function untilText(until: string): string {
  return until === PLAN_WITHOUT_END ? capital(heldText(until)) : formatDate(until);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

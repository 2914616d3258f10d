import { formatDate } from '#contract/dates.ts';
import type { ListedSubscription } from '#contract/payments.ts';

/** "Active", "Past due", "Active, ends Mar 03, 2027" where somebody has canceled it. */
export function stateText({ status, cancel_at, source }: SubscriptionState): string {
  const isEnding = cancel_at !== null && source !== 'grant' && !isOver(status);
  return statusText(status) + (isEnding ? `, ends ${formatDate(cancel_at)}` : '');
}

/** "Past due" of past_due. */
export function statusText(status: string): string {
  return (status.charAt(0).toUpperCase() + status.slice(1)).replaceAll('_', ' ');
}

type SubscriptionState = Pick<ListedSubscription, 'status' | 'cancel_at' | 'source'>;

function isOver(status: string): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}

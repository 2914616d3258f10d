import { wordText } from '../records/word-text.ts';
import { formatDate } from '#contract/dates.ts';
import type { ListedSubscription } from '#contract/payments.ts';

/** "Active", "Past due", "Active, ends Mar 03, 2027" where somebody has canceled it. */
export function stateText({ status, cancel_at, source }: SubscriptionState): string {
  const isEnding = cancel_at !== null && source !== 'grant' && !isOver(status);
  return wordText(status) + (isEnding ? `, ends ${formatDate(cancel_at)}` : '');
}

type SubscriptionState = Pick<ListedSubscription, 'status' | 'cancel_at' | 'source'>;

function isOver(status: string): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}

import { DAY_MS } from '#contract/constants.ts';
import { GRACE_DAYS } from '#contract/plans.ts';
import type { Subscription } from './rows.ts';

/**
 * Until when a subscription gives its plan: an ISO date-time, or null when it gives none. It is decided by what the
 * source said alone, so that it does not matter when, in which order or how often it was heard. A renewal that failed,
 * or of which nothing was heard, leaves the plan for the days of grace.
 */
export function holdsUntil({ source, plan, status, ...dates }: Subscription): string | null {
  if (plan === 0) return null;
  if (source === 'grant') return status === 'active' ? dates.period_end : null;
  switch (status) {
    case 'active':
    case 'trialing':
      return earlier(dates.cancel_at, afterGrace(dates.period_end));
    case 'past_due':
      return earlier(dates.cancel_at, afterGrace(dates.period_start));
    default:
      return null;
  }
}

function afterGrace(iso: string): string {
  return new Date(Date.parse(iso) + GRACE_DAYS * DAY_MS).toISOString();
}

function earlier(wish: string | null, last: string): string {
  return wish !== null && wish < last ? wish : last;
}

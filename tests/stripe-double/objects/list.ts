import type { Stripe } from 'stripe';

/** One page, as it stands in another object. */
export function listOf<T>(data: T[], url: string): Stripe.ApiList<T> {
  return { object: 'list', data, has_more: false, url };
}

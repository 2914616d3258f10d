import type { Stripe } from 'stripe';
import { invalid, noSuch } from './refusal.ts';

/** A page of a list, the newest first as everywhere at Stripe. */
export function pageOf<T extends { id: string; created: number }>(
  found: T[],
  url: string,
  { limit = 10, starting_after: after, ending_before: before }: Stripe.PaginationParams,
): Stripe.ApiList<T> {
  if (!Number.isInteger(limit) || limit < 1 || limit > 100)
    throw invalid('Invalid limit: must be between 1 and 100', { param: 'limit' });
  const newest = found.toReversed();
  const position = (id: string, param: string) => {
    const index = newest.findIndex((one) => one.id === id);
    if (index < 0) throw noSuch('object', id, param);
    return index;
  };
  if (before !== undefined) {
    const end = position(before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: newest.slice(start, end), has_more: start > 0, url };
  }
  const start = after === undefined ? 0 : position(after, 'starting_after') + 1;
  const data = newest.slice(start, start + limit);
  return { object: 'list', data, has_more: start + limit < newest.length, url };
}

/** Whether a time is in the range, or is the one, that a list is asked for. */
export function isWithin(time: number, range: Stripe.RangeQueryParam | number | undefined): boolean {
  if (range === undefined) return true;
  if (typeof range === 'number') return time === range;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
  return time > gt && time >= gte && time < lt && time <= lte;
}

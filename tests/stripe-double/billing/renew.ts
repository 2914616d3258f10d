import type { Stripe } from 'stripe';
import { amountOf, intervalOf } from '../objects/price.ts';
import { newLine } from '../objects/invoice-line.ts';
import { itemOf, periodEndOf } from '../objects/subscription.ts';
import { now } from '../state.ts';
import type { State } from '../state.ts';
import { announceChange } from './change.ts';
import { draftInvoice } from './invoices.ts';
import { periodEndAfter } from './periods.ts';

/** As at Stripe, the invoice of a new period is a draft for an hour before it is charged. */
const DRAFT_SECONDS = 3600;

/** Begins the next period, or the first one after a trial. The money comes an hour later, if it comes. */
export function renew(state: State, subscription: Stripe.Subscription): void {
  const previous = structuredClone(subscription);
  const item = itemOf(subscription);
  const start = periodEndOf(subscription);
  const end = periodEndAfter(subscription.billing_cycle_anchor, intervalOf(item.price), start);
  Object.assign(item, { current_period_start: start, current_period_end: end });
  if (subscription.status === 'trialing') subscription.status = 'active';
  const amount = amountOf(item.price) * (item.quantity ?? 1);
  const line = newLine(state, subscription, {
    amount,
    description: 'Subscription',
    price: item.price,
    period: { start, end },
  });
  const invoice = draftInvoice(state, { subscription, lines: [line], reason: 'subscription_cycle' });
  invoice.automatically_finalizes_at = now(state) + DRAFT_SECONDS;
  announceChange(state, subscription, previous);
}

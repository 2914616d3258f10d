import type { Stripe } from 'stripe';
import type { Card } from '../cards.ts';
import { emit } from '../events.ts';
import { amountOf, intervalOf } from '../objects/price.ts';
import { newLine } from '../objects/invoice-line.ts';
import { newSubscription, periodEndOf } from '../objects/subscription.ts';
import { DAY, now } from '../state.ts';
import type { Checkout, State } from '../state.ts';
import { changeSubscription } from './change.ts';
import { draftInvoice, finalizeInvoice } from './invoices.ts';
import { payInvoice } from './pay.ts';
import { periodEndAfter } from './periods.ts';

/** Starts what a checkout is for, with a card that pays: incomplete, then paid, then active; or on trial. */
export function subscribe(
  state: State,
  { price, quantity, metadata, trialDays }: Checkout,
  customer: Stripe.Customer,
  card: Card,
): Stripe.Subscription {
  const paymentMethod = state.newId('pm_');
  state.cards.set(paymentMethod, card);
  const start = now(state);
  const trialEnd = trialDays > 0 ? start + trialDays * DAY : null;
  const periodEnd = trialEnd ?? periodEndAfter(start, intervalOf(price), start);
  const subscription = newSubscription(state, {
    customer: customer.id,
    price,
    quantity,
    metadata,
    paymentMethod,
    periodEnd,
    trialEnd,
  });
  state.subscriptions.set(subscription.id, subscription);
  emit(state, 'customer.subscription.created', subscription);

  const amount = trialEnd === null ? amountOf(price) * quantity : 0;
  const description = trialEnd === null ? 'Subscription' : 'Trial period';
  const period = { start, end: periodEndOf(subscription) };
  const line = newLine(state, subscription, { amount, description, price, period });
  const invoice = draftInvoice(state, { subscription, lines: [line], reason: 'subscription_create' });
  finalizeInvoice(state, invoice);
  payInvoice(state, invoice);
  changeSubscription(state, subscription, { status: trialEnd === null ? 'active' : 'trialing' });
  return subscription;
}

import type { Stripe } from 'stripe';
import { StripeRefusal } from '../api/refusal.ts';
import { amountOf, intervalOf, planOf } from '../objects/price.ts';
import { newLine } from '../objects/invoice-line.ts';
import { itemOf } from '../objects/subscription.ts';
import { now } from '../state.ts';
import type { State } from '../state.ts';
import { announceChange } from './change.ts';
import { customerOf, draftInvoice, finalizeInvoice } from './invoices.ts';
import { cardFor, payInvoice } from './pay.ts';
import { periodEndAfter } from './periods.ts';

interface HowToBill {
  proration: 'create_prorations' | 'always_invoice' | 'none';
  /** What becomes of the change if the money for it does not come: the subscription is past due, or nothing changes. */
  unpaid: 'allow_incomplete' | 'error_if_incomplete';
}

/**
 * Moves a subscription to another price. Another interval begins a new period today and is billed at once; the same
 * one is billed for the days that are left, at once or with the next invoice. Unused days are credited.
 */
export function changePrice(
  state: State,
  subscription: Stripe.Subscription,
  price: Stripe.Price,
  { proration, unpaid }: HowToBill,
): void {
  const item = itemOf(subscription);
  if (item.price.id === price.id) return;
  const isTrial = subscription.status === 'trialing';
  const isNewPeriod = intervalOf(item.price) !== intervalOf(price) && !isTrial;
  const lines = isTrial ? [] : linesFor(state, subscription, price, proration, isNewPeriod);
  const billsNow = lines.length > 0 && (isNewPeriod || proration === 'always_invoice');
  if (billsNow && unpaid === 'error_if_incomplete') refuseUnlessPaid(state, subscription, lines);

  const previous = structuredClone(subscription);
  Object.assign(item, { price, plan: planOf(price) });
  if (isNewPeriod) {
    const end = periodEndAfter(now(state), intervalOf(price), now(state));
    Object.assign(item, { current_period_start: now(state), current_period_end: end });
    subscription.billing_cycle_anchor = now(state);
    if (subscription.cancel_at_period_end) subscription.cancel_at = end;
  }
  if (!billsNow) {
    state.pendingLines.set(subscription.id, [...(state.pendingLines.get(subscription.id) ?? []), ...lines]);
    return announceChange(state, subscription, previous);
  }
  const invoice = draftInvoice(state, { subscription, lines, reason: 'subscription_update' });
  announceChange(state, subscription, previous);
  finalizeInvoice(state, invoice);
  payInvoice(state, invoice);
}

function linesFor(
  state: State,
  subscription: Stripe.Subscription,
  price: Stripe.Price,
  proration: HowToBill['proration'],
  isNewPeriod: boolean,
): Stripe.InvoiceLineItem[] {
  const {
    price: old,
    quantity = 1,
    current_period_start: from,
    current_period_end: to,
  } = itemOf(subscription);
  const left = (to - now(state)) / (to - from);
  const rest = { start: now(state), end: to };
  const credit = newLine(state, subscription, {
    amount: -Math.round(amountOf(old) * quantity * left),
    description: `Unused time on ${old.id}`,
    price: old,
    period: rest,
    proration: true,
  });
  const period = { start: now(state), end: periodEndAfter(now(state), intervalOf(price), now(state)) };
  const debit = newLine(state, subscription, {
    amount: Math.round(amountOf(price) * quantity * (isNewPeriod ? 1 : left)),
    description: isNewPeriod ? 'Subscription' : `Remaining time on ${price.id}`,
    price,
    period: isNewPeriod ? period : rest,
    proration: !isNewPeriod,
  });
  if (proration === 'none') return isNewPeriod ? [debit] : [];
  return [credit, debit];
}

function refuseUnlessPaid(
  state: State,
  subscription: Stripe.Subscription,
  lines: Stripe.InvoiceLineItem[],
): void {
  const { decline } = cardFor(state, subscription);
  const sum = lines.reduce((total, { amount }) => total + amount, customerOf(state, subscription).balance);
  if (sum <= 0 || decline === null) return;
  const details = { code: 'card_declined', decline_code: decline };
  throw new StripeRefusal(402, 'card_error', 'Your card was declined.', details);
}

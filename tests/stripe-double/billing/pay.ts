import type { Stripe } from 'stripe';
import type { Card } from '../cards.ts';
import { emit } from '../events.ts';
import { newCharge } from '../objects/charge.ts';
import { changeCustomer } from '../objects/customer.ts';
import { newInvoicePayment } from '../objects/invoice-payment.ts';
import { subscriptionOf } from '../objects/invoice.ts';
import { DAY, idOf, now } from '../state.ts';
import type { State } from '../state.ts';
import { endSubscription } from './cancel.ts';
import { changeSubscription } from './change.ts';
import { customerOf } from './invoices.ts';

/** Days after the first attempt at which an invoice is tried again. */
const RETRIES = [1, 3, 5, 7];

/**
 * Charges the card on file for an open invoice. An attempt that fails makes the subscription past due; after the last
 * one of the schedule it ends. What a person tries in between does not count.
 */
export function payInvoice(
  state: State,
  invoice: Stripe.Invoice,
  by: 'schedule' | 'person' = 'schedule',
): void {
  const subscription = subscriptionOf(state, invoice);
  if (invoice.amount_due === 0 || charge(state, invoice, subscription))
    return paid(state, invoice, subscription);
  invoice.attempted = true;
  const attempts = invoice.attempt_count + (by === 'schedule' ? 1 : 0);
  const first = invoice.status_transitions.finalized_at ?? now(state);
  const next = attempts > RETRIES.length ? null : first + (RETRIES[Math.max(0, attempts - 1)] ?? 0) * DAY;
  invoice.attempt_count = attempts;
  invoice.next_payment_attempt = next;
  emit(state, 'invoice.payment_failed', invoice);
  const customer = customerOf(state, subscription);
  if (!customer.delinquent) changeCustomer(state, customer, { delinquent: true });
  if (next === null) return endSubscription(state, subscription, 'payment_failed');
  if (subscription.status !== 'canceled') changeSubscription(state, subscription, { status: 'past_due' });
}

/** The card that pays for a subscription. */
export function cardFor(state: State, subscription: Stripe.Subscription): Card {
  const card = state.cards.get(idOf(subscription.default_payment_method));
  if (!card) throw new Error(`${subscription.id} has no card`);
  return card;
}

function charge(state: State, invoice: Stripe.Invoice, subscription: Stripe.Subscription): boolean {
  const { decline } = cardFor(state, subscription);
  const made = newCharge(state, {
    customer: idOf(invoice.customer),
    email: invoice.customer_email,
    amount: invoice.amount_due,
    currency: invoice.currency,
    description:
      invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
    paymentMethod: idOf(subscription.default_payment_method),
    decline,
  });
  state.charges.set(made.id, made);
  if (decline === null) {
    const payment = newInvoicePayment(state, invoice, made);
    state.invoicePayments.set(payment.id, payment);
  }
  emit(state, decline === null ? 'charge.succeeded' : 'charge.failed', made);
  return decline === null;
}

function paid(state: State, invoice: Stripe.Invoice, subscription: Stripe.Subscription): void {
  if (invoice.amount_due > 0) invoice.attempt_count += 1;
  Object.assign(invoice, {
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    next_payment_attempt: null,
    status: 'paid',
  } satisfies Partial<Stripe.Invoice>);
  invoice.status_transitions.paid_at = now(state);
  emit(state, 'invoice.paid', invoice);
  emit(state, 'invoice.payment_succeeded', invoice);
  const customer = customerOf(state, subscription);
  if (customer.delinquent) changeCustomer(state, customer, { delinquent: false });
  if (subscription.status === 'past_due' && subscription.latest_invoice === invoice.id)
    changeSubscription(state, subscription, { status: 'active' });
}

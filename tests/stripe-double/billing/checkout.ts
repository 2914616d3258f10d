import type { Stripe } from 'stripe';
import type { Card } from '../cards.ts';
import { emit } from '../events.ts';
import { createCustomer } from '../objects/customer.ts';
import { newCharge } from '../objects/charge.ts';
import { idOf } from '../state.ts';
import type { Checkout, State } from '../state.ts';
import { subscribe } from './subscribe.ts';

/** Pays with a card, its second step done if it asks for one. False if the bank refuses: the session stays open. */
export function pay(state: State, checkout: Checkout, card: Card, email: string): boolean {
  const { session } = checkout;
  if (session.status !== 'open') throw new Error(`${session.id} is ${session.status}`);
  checkout.card = null;
  if (card.decline !== null) {
    declined(state, checkout, card.decline);
    return false;
  }
  const customer = state.customers.get(idOf(session.customer)) ?? createCustomer(state, { email });
  const subscription = subscribe(state, checkout, customer, card);
  Object.assign(session, {
    customer: customer.id,
    customer_details: detailsOf(customer),
    invoice: subscription.latest_invoice,
    payment_status: 'paid',
    status: 'complete',
    subscription: subscription.id,
    url: null,
  } satisfies Partial<Stripe.Checkout.Session>);
  emit(state, 'checkout.session.completed', session);
  return true;
}

export function expire(state: State, { session }: Checkout): void {
  session.status = 'expired';
  session.url = null;
  emit(state, 'checkout.session.expired', session);
}

function declined(state: State, { session }: Checkout, decline: string): void {
  const charge = newCharge(state, {
    customer: idOf(session.customer),
    email: session.customer_email,
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'usd',
    description: 'Subscription creation',
    paymentMethod: state.newId('pm_'),
    decline,
  });
  if (session.customer === null) charge.customer = null;
  state.charges.set(charge.id, charge);
  emit(state, 'charge.failed', charge);
}

function detailsOf({ email, name }: Stripe.Customer): Stripe.Checkout.Session.CustomerDetails {
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name: name ?? null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
}

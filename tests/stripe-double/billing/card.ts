import type { Stripe } from 'stripe';
import type { Card } from '../cards.ts';
import { changeCustomer } from '../objects/customer.ts';
import type { State } from '../state.ts';
import { changeSubscription } from './change.ts';

/** From now on this card pays, for the subscriptions that there are as well. What is open is tried at its time. */
export function changeCard(state: State, customer: Stripe.Customer, card: Card): void {
  const paymentMethod = state.newId('pm_');
  state.cards.set(paymentMethod, card);
  const settings = { ...customer.invoice_settings, default_payment_method: paymentMethod };
  changeCustomer(state, customer, { invoice_settings: settings });
  for (const subscription of state.subscriptions.values())
    if (subscription.customer === customer.id && subscription.status !== 'canceled')
      changeSubscription(state, subscription, { default_payment_method: paymentMethod });
}

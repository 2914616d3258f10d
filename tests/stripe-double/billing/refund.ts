import type { Stripe } from 'stripe';
import { emit } from '../events.ts';
import { now } from '../state.ts';
import type { State } from '../state.ts';

/** Gives money back, all that is left of the charge or so many cents. The subscription goes on. */
export function refund(state: State, charge: Stripe.Charge, cents?: number): Stripe.Refund {
  const left = charge.amount_captured - charge.amount_refunded;
  const amount = cents ?? left;
  if (amount <= 0 || amount > left) throw new RangeError(`${charge.id} has ${left} cents left`);
  const made: Stripe.Refund = {
    id: state.newId('re_'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: now(state),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: 'requested_by_customer',
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  state.refunds.set(made.id, made);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  emit(state, 'refund.created', made);
  emit(state, 'charge.refunded', charge);
  return made;
}

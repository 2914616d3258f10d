import type { Stripe } from 'stripe';
import { idOf, now } from '../state.ts';
import type { State } from '../state.ts';

/** What ties an invoice to the charge that paid it: both name the same payment intent. */
export function newInvoicePayment(
  state: State,
  invoice: Stripe.Invoice,
  charge: Stripe.Charge,
): Stripe.InvoicePayment {
  return {
    id: state.newId('inpay_'),
    object: 'invoice_payment',
    amount_paid: charge.amount,
    amount_requested: charge.amount,
    created: now(state),
    currency: charge.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: idOf(charge.payment_intent), type: 'payment_intent' },
    status: 'paid',
    status_transitions: { canceled_at: null, paid_at: now(state) },
  };
}

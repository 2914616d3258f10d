import type { Stripe } from 'stripe';
import { now } from '../state.ts';
import type { State } from '../state.ts';

export interface ChargeDetails {
  customer: string;
  email: string | null;
  /** Cents. */
  amount: number;
  currency: string;
  description: string;
  paymentMethod: string;
  /** Why the bank refused; null if it paid. */
  decline: string | null;
}

export function newCharge(state: State, details: ChargeDetails): Stripe.Charge {
  const paid = details.decline === null;
  return {
    id: state.newId('ch_'),
    object: 'charge',
    amount: details.amount,
    amount_captured: paid ? details.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: details.email, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: 'STAND-IN',
    captured: paid,
    created: now(state),
    currency: details.currency,
    customer: details.customer,
    description: details.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: paid ? null : 'card_declined',
    failure_message: paid ? null : 'Your card was declined.',
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: paid ? 'approved_by_network' : 'declined_by_network',
      reason: details.decline,
      seller_message: null,
      type: paid ? 'authorized' : 'issuer_declined',
    },
    paid,
    payment_intent: state.newId('pi_'),
    payment_method: details.paymentMethod,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
}

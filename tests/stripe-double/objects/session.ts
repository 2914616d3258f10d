import type { Stripe } from 'stripe';
import { now } from '../state.ts';
import type { State } from '../state.ts';
import { amountOf } from './price.ts';

export interface SessionDetails {
  price: Stripe.Price;
  quantity: number;
  customer: string | null;
  customerEmail: string | null;
  clientReferenceId: string | null;
  successUrl: string;
  cancelUrl: string | null;
  metadata: Stripe.Metadata;
  /** Unix seconds. */
  expiresAt: number;
  locale: Stripe.Checkout.Session.Locale | null;
}

/** Open, with a page of its own where somebody can pay. */
export function newSession(state: State, details: SessionDetails): Stripe.Checkout.Session {
  const id = state.newId('cs_test_', 58);
  const amount = amountOf(details.price) * details.quantity;
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: details.cancelUrl,
    client_reference_id: details.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: now(state),
    currency: details.price.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: details.customer,
    customer_account: null,
    customer_creation: details.customer === null ? 'always' : null,
    customer_details: null,
    customer_email: details.customerEmail,
    discounts: [],
    expires_at: details.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: details.locale,
    managed_payments: null,
    metadata: details.metadata,
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: details.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${state.origin}/c/pay/${id}`,
    wallet_options: null,
  };
}

import type { Stripe } from 'stripe';
import { now } from '../state.ts';
import type { State } from '../state.ts';
import { listOf } from './list.ts';

export interface InvoiceDetails {
  subscription: Stripe.Subscription;
  customer: Stripe.Customer;
  lines: Stripe.InvoiceLineItem[];
  reason: Stripe.Invoice.BillingReason;
}

/** A draft. What the customer's balance pays of it is settled when it is finalized. */
export function newInvoice(
  state: State,
  { subscription, customer, lines, reason }: InvoiceDetails,
): Stripe.Invoice {
  const id = state.newId('in_');
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const due = Math.max(0, total + customer.balance);
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Stand-in',
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: now(state),
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(
      lines.map((line) => ({ ...line, invoice: id })),
      `/v1/invoices/${id}/lines`,
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: { ...subscription.metadata }, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: now(state),
    period_start: now(state),
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: now(state),
  };
}

/** The subscription that an invoice is for. */
export function subscriptionOf(state: State, invoice: Stripe.Invoice): Stripe.Subscription {
  const id = invoice.parent?.subscription_details?.subscription;
  const subscription = typeof id === 'string' ? state.subscriptions.get(id) : undefined;
  if (!subscription) throw new Error(`${invoice.id} belongs to no subscription`);
  return subscription;
}

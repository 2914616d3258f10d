import type { Stripe } from 'stripe';
import { now } from '../state.ts';
import type { State } from '../state.ts';
import { listOf } from './list.ts';
import { planOf } from './price.ts';

export interface SubscriptionDetails {
  customer: string;
  price: Stripe.Price;
  quantity: number;
  metadata: Stripe.Metadata;
  paymentMethod: string;
  /** Unix seconds. */
  periodEnd: number;
  trialEnd: number | null;
}

/** Not yet paid for, so `incomplete`. */
export function newSubscription(state: State, details: SubscriptionDetails): Stripe.Subscription {
  const id = state.newId('sub_');
  const created = now(state);
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: details.trialEnd ?? created,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created,
    currency: details.price.currency,
    customer: details.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: details.paymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: listOf([newItem(state, id, details)], `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: details.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: created,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: details.trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: details.trialEnd === null ? null : created,
  };
}

function newItem(
  state: State,
  subscription: string,
  { price, quantity, periodEnd }: SubscriptionDetails,
): Stripe.SubscriptionItem {
  return {
    id: state.newId('si_', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now(state),
    current_period_end: periodEnd,
    current_period_start: now(state),
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity,
    subscription,
    tax_rates: [],
  };
}

/** The stand-in's subscriptions have one item. */
export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  return subscription.items.data[0];
}

/** Unix seconds. */
export function periodEndOf(subscription: Stripe.Subscription): number {
  return itemOf(subscription).current_period_end;
}

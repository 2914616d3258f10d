import type { Stripe } from 'stripe';

export interface PriceOptions {
  id: string;
  /** Cents. */
  amount: number;
  currency?: string;
  interval: 'month' | 'year';
}

export function newPrice(
  { id, amount, currency = 'usd', interval }: PriceOptions,
  created: number,
): Stripe.Price {
  return {
    id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created,
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: 'prod_StandInPlan',
    recurring: { interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: amount,
    unit_amount_decimal: null,
  };
}

/** The older form of a price, which items still carry. */
export function planOf(price: Stripe.Price): Stripe.Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: null,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: intervalOf(price),
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}

export function intervalOf(price: Stripe.Price): 'month' | 'year' {
  return price.recurring?.interval === 'year' ? 'year' : 'month';
}

/** Cents for one. */
export function amountOf(price: Stripe.Price): number {
  return price.unit_amount ?? 0;
}

import type { Stripe } from 'stripe';

/** Of Stripe's objects what the site reads, under the names and in the types of the installed package. */
export type Customer = Pick<Stripe.Customer, 'id' | 'object' | 'email' | 'metadata'>;

export type Session = Pick<Stripe.Checkout.Session, 'id' | 'object' | 'status' | 'url'> & {
  customer: string;
  subscription: string | null;
};

export type Subscription = Pick<
  Stripe.Subscription,
  'id' | 'object' | 'metadata' | 'status' | 'start_date' | 'cancel_at' | 'cancel_at_period_end'
> & {
  customer: string;
  items: List<
    Pick<Stripe.SubscriptionItem, 'current_period_start' | 'current_period_end'> & { price: Price }
  >;
  /** Its id alone is sent to whoever does not ask for more. */
  latest_invoice: Invoice | null;
};

export type Invoice = Pick<
  Stripe.Invoice,
  'object' | 'amount_due' | 'amount_paid' | 'attempt_count' | 'currency' | 'parent'
> & { id: string; customer: string };

export type Refund = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'currency' | 'customer' | 'metadata' | 'payment_intent' | 'status'
>;

/** What took the money of an invoice. */
export type InvoicePayment = Pick<
  Stripe.InvoicePayment,
  'id' | 'object' | 'amount_paid' | 'currency' | 'status' | 'payment'
> & { invoice: string };

export function newRefund(id: string, more: Partial<Refund> = {}): Refund {
  return {
    id,
    object: 'refund',
    amount: 4900,
    currency: 'usd',
    customer: null,
    metadata: {},
    payment_intent: null,
    status: 'succeeded',
    ...more,
  };
}

export type Dispute = Pick<Stripe.Dispute, 'id' | 'object' | 'amount' | 'currency'>;

type Price = Pick<Stripe.Price, 'id' | 'object'>;

export type List<T> = Pick<Stripe.ApiList<T>, 'object' | 'data' | 'has_more' | 'url'>;

/** Active, for the month from noon of November 21, 2026. */
export function newSubscription(
  id: string,
  { customer, price, metadata }: { customer: string; price: string; metadata: Stripe.Metadata },
): Subscription {
  const subscription: Subscription = {
    id,
    object: 'subscription',
    customer,
    metadata,
    status: 'active',
    start_date: secondsOf('2026-11-21T12:00:00Z'),
    cancel_at: null,
    cancel_at_period_end: false,
    items: { object: 'list', data: [], has_more: false, url: '/v1/subscription_items' },
    latest_invoice: null,
  };
  setPeriod(subscription, '2026-11-21T12:00:00Z', '2026-12-21T12:00:00Z', price);
  return subscription;
}

/** From now on it is this period that is paid for, or ought to be. ISO date-times. */
export function setPeriod(
  { items }: Subscription,
  start: string,
  end: string,
  price = items.data[0].price.id,
): void {
  items.data = [
    {
      current_period_start: secondsOf(start),
      current_period_end: secondsOf(end),
      price: { id: price, object: 'price' },
    },
  ];
}

/** An invoice of a subscription, whose latest it is from now on. Cents. */
export function newInvoice(
  id: string,
  subscription: Subscription,
  { due = 4900, paid = due, attempts = 1 }: { due?: number; paid?: number; attempts?: number } = {},
): Invoice {
  const invoice: Invoice = {
    id,
    object: 'invoice',
    customer: subscription.customer,
    amount_due: due,
    amount_paid: paid,
    attempt_count: attempts,
    currency: 'usd',
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
    },
  };
  subscription.latest_invoice = invoice;
  return invoice;
}

/** Unix seconds, as in all of Stripe's objects. */
export function secondsOf(iso: string): number {
  return Date.parse(iso) / 1000;
}

import type { Stripe } from 'stripe';
import { newRefund, newSubscription } from './objects.ts';
import type { Customer, Invoice, InvoicePayment, List, Refund, Session, Subscription } from './objects.ts';
import { StripeRefusal } from './refusal.ts';

/** Everything that the stand-in knows. Tests change it in place. */
export interface Known {
  customers: Map<string, Customer>;
  checkouts: Map<string, Checkout>;
  subscriptions: Map<string, Subscription>;
  /** Those that took money, by their ids. */
  invoices: Map<string, Invoice>;
  /** Ids of those of them that were paid elsewhere, and are noted as paid. */
  paidElsewhere: Set<string>;
  refunds: Map<string, Refund>;
}

/** A session, and what is to be subscribed to when somebody pays. */
interface Checkout {
  session: Session;
  price: string;
  metadata: Stripe.Metadata;
}

/** As they came, by their names in form encoding: 'line_items[0][price]'. */
export type Params = Record<string, string>;

type Answer = (known: Known, params: Params, id: string, origin: string) => object;

/** The calls that server/payments/stripe-provider.ts makes, and no others. */
export const ANSWERS: Record<string, Answer> = {
  'POST /v1/customers': ({ customers }, params) => {
    const id = `cus_${customers.size + 1}`;
    const customer: Customer = {
      id,
      object: 'customer',
      email: params.email,
      metadata: within(params, 'metadata'),
    };
    customers.set(id, customer);
    return customer;
  },
  'POST /v1/customers/:id': ({ customers }, { email }, id) => {
    const customer = named(customers, id, 'customer');
    customers.set(id, { ...customer, email });
    return { ...customer, email };
  },
  'POST /v1/checkout/sessions': ({ customers, checkouts }, params, _, origin) => {
    named(customers, params.customer, 'customer');
    const id = `cs_test_${checkouts.size + 1}`;
    const session: Session = {
      id,
      object: 'checkout.session',
      customer: params.customer,
      status: 'open',
      url: `${origin}/c/pay/${id}`,
      subscription: null,
    };
    const metadata = within(params, 'subscription_data[metadata]');
    checkouts.set(id, { session, price: params['line_items[0][price]'], metadata });
    return session;
  },
  'GET /v1/checkout/sessions/:id': ({ checkouts }, _, id) => named(checkouts, id).session,
  'POST /v1/checkout/sessions/:id/expire': ({ checkouts }, _, id) => {
    const { session } = named(checkouts, id);
    if (session.status !== 'open') throw new StripeRefusal(400, 'invalid_request_error');
    return Object.assign(session, { status: 'expired', url: null });
  },
  'POST /v1/billing_portal/sessions': ({ customers }, { customer, return_url }, _, origin) => {
    named(customers, customer, 'customer');
    const url = `${origin}/p/session/test_${customer}`;
    return { id: 'bps_1', object: 'billing_portal.session', customer, return_url, url };
  },
  'GET /v1/subscriptions/:id': ({ subscriptions }, params, id) => {
    const subscription = named(subscriptions, id);
    const isWhole = params['expand[0]'] === 'latest_invoice';
    return isWhole
      ? subscription
      : { ...subscription, latest_invoice: subscription.latest_invoice?.id ?? null };
  },
  'GET /v1/subscriptions': ({ customers, subscriptions }, { customer, limit, starting_after = '' }) => {
    named(customers, customer, 'customer');
    const all = [...subscriptions.values()].filter((one) => one.customer === customer);
    const rest = all.slice(all.findIndex(({ id }) => id === starting_after) + 1);
    const data = rest.slice(0, Number(limit));
    return {
      object: 'list',
      data,
      has_more: data.length < rest.length,
      url: '/v1/subscriptions',
    } satisfies List<Subscription>;
  },
  'POST /v1/subscriptions/:id': ({ subscriptions }, params, id) =>
    Object.assign(named(subscriptions, id), { cancel_at_period_end: params.cancel_at_period_end === 'true' }),
  'GET /v1/invoice_payments': ({ invoices, paidElsewhere }, { invoice: id }) => {
    const { amount_paid, currency } = named(invoices, id, 'invoice');
    const payment: InvoicePayment = {
      ...{ id: `inpay_${id}`, object: 'invoice_payment', status: 'paid', invoice: id },
      ...{ amount_paid, currency },
      payment: paidElsewhere.has(id)
        ? { type: 'payment_record', payment_record: `pr_${id}` }
        : { type: 'payment_intent', payment_intent: `pi_${id}` },
    };
    return listOf(amount_paid > 0 ? [payment] : [], '/v1/invoice_payments');
  },
  'GET /v1/refunds': ({ refunds }, { payment_intent }) =>
    listOf(
      [...refunds.values()].filter((refund) => refund.payment_intent === payment_intent),
      '/v1/refunds',
    ),
  'POST /v1/refunds': ({ invoices, refunds }, params) => {
    const { payment_intent } = params;
    const { amount_paid, customer } = named(invoices, payment_intent.slice('pi_'.length), 'payment_intent');
    const amount = Number(params.amount);
    const before = [...refunds.values()].filter((one) => one.payment_intent === payment_intent);
    const left = before.reduce((rest, one) => rest - one.amount, amount_paid);
    if (amount > left)
      throw new StripeRefusal(400, 'invalid_request_error', {
        message: `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      });
    const refund = newRefund(`re_${refunds.size + 1}`, {
      ...{ amount, customer, payment_intent, metadata: within(params, 'metadata') },
    });
    refunds.set(refund.id, refund);
    return refund;
  },
  'DELETE /v1/subscriptions/:id': ({ subscriptions }, _, id) => {
    const subscription = named(subscriptions, id);
    if (subscription.status === 'canceled') throw unknown(id, 'id');
    return Object.assign(subscription, { status: 'canceled' });
  },
};

function listOf<T>(data: T[], url: string): List<T> {
  return { object: 'list', data, has_more: false, url };
}

/** Completes a checkout, as somebody does who pays. */
export function pay({ checkouts, subscriptions }: Known, id: string): Subscription {
  const { session, price, metadata } = named(checkouts, id);
  const subscription = newSubscription(`sub_${subscriptions.size + 1}`, {
    customer: session.customer,
    price,
    metadata,
  });
  subscriptions.set(subscription.id, subscription);
  Object.assign(session, { status: 'complete', url: null, subscription: subscription.id });
  return subscription;
}

/** Of an object that the path names: 404; of one that a parameter names: 400. */
function named<T>(things: Map<string, T>, id: string, param = 'id'): T {
  const thing = things.get(id);
  if (thing === undefined) throw unknown(id, param);
  return thing;
}

function unknown(id: string, param: string): StripeRefusal {
  const details = { code: 'resource_missing', param, message: `No such thing: '${id}'` };
  return new StripeRefusal(param === 'id' ? 404 : 400, 'invalid_request_error', details);
}

/** What stands in a hash: `metadata[user_id]` as `user_id`. */
function within(params: Params, name: string): Params {
  const inner = Object.entries(params).filter(([key]) => key.startsWith(`${name}[`));
  return Object.fromEntries(inner.map(([key, value]) => [key.slice(name.length + 1, -1), value]));
}

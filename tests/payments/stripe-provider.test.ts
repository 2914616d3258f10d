import { describe, expect, it, onTestFinished } from 'vitest';
import { ProviderDown } from '../../server/features/payments/provider.ts';
import type { CheckoutOrder } from '../../server/features/payments/provider.ts';
import { createStripeProvider } from '../../server/features/payments/stripe-provider.ts';
import { newInvoice, newSubscription, secondsOf, setPeriod } from '../stripe-double/objects.ts';
import type { Subscription } from '../stripe-double/objects.ts';
import { startStripeDouble } from '../stripe-double/server.ts';
import type { StripeDouble } from '../stripe-double/server.ts';
import { PRICES, stripeConfig } from './paying.ts';

const SITE = 'https://directory.example.org';
const BUYER = { id: 7, created_at: '2026-11-21T09:00:00.000Z' };
const METADATA = { user_id: '7', user_since: '2026-11-21T09:00:00.000Z', site: SITE };

async function started(patience = 60_000) {
  const double = await startStripeDouble();
  onTestFinished(double.close);
  const provider = createStripeProvider(stripeConfig(double, patience), SITE);
  const order = (more: Partial<CheckoutOrder> = {}) =>
    provider.checkout({
      ...{ buyer: BUYER, customer: 'cus_1', plan: 1, key: 'key-1' },
      ...{ successUrl: `${SITE}/pricing?paid=1`, cancelUrl: `${SITE}/pricing` },
      ...more,
    });
  expect(await provider.customer({ ...BUYER, email: 'ada@example.com' })).toBe('cus_1');
  return { double, provider, order };
}

/** A subscription at Stripe of the customer who was made first. */
function subscribed({ known }: StripeDouble, change: (one: Subscription) => unknown = () => undefined) {
  const subscription = newSubscription('sub_1', { customer: 'cus_1', price: PRICES[1], metadata: METADATA });
  change(subscription);
  known.subscriptions.set('sub_1', subscription);
  return subscription;
}

describe('asks, and reads the answers', () => {
  it('of a customer and a checkout, until it is paid', async () => {
    const { double, provider, order } = await started();
    const session = await order({ plan: 2 });
    expect(session).toEqual({
      id: 'cs_test_1',
      url: `${double.origin}/c/pay/cs_test_1`,
      status: 'open',
      subscription: null,
    });
    expect(double.calls).toEqual([
      {
        route: 'POST /v1/customers',
        params: {
          email: 'ada@example.com',
          'metadata[user_id]': '7',
          'metadata[user_since]': BUYER.created_at,
          'metadata[site]': SITE,
        },
        idempotencyKey: expect.any(String) as string,
      },
      {
        route: 'POST /v1/checkout/sessions',
        params: {
          mode: 'subscription',
          customer: 'cus_1',
          client_reference_id: '7',
          'line_items[0][price]': PRICES[2],
          'line_items[0][quantity]': '1',
          'subscription_data[metadata][user_id]': '7',
          'subscription_data[metadata][user_since]': BUYER.created_at,
          'subscription_data[metadata][site]': SITE,
          success_url: `${SITE}/pricing?paid=1`,
          cancel_url: `${SITE}/pricing`,
        },
        idempotencyKey: 'key-1',
      },
    ]);
    expect(await provider.session('cs_test_1')).toEqual(session);
    const { id } = double.pay('cs_test_1');
    const paid = { id: 'cs_test_1', url: '', status: 'complete', subscription: id };
    expect(await provider.session('cs_test_1')).toEqual(paid);
    expect(await provider.expire('cs_test_1')).toEqual(paid);
    expect(await provider.subscription(id)).toMatchObject({ customer: 'cus_1', buyer: BUYER, plan: 2 });
  });

  it('of a checkout that is closed', async () => {
    const { provider, order } = await started();
    await order();
    const closed = { id: 'cs_test_1', url: '', status: 'expired', subscription: null };
    expect(await provider.expire('cs_test_1')).toEqual(closed);
    expect(await provider.session('cs_test_1')).toEqual(closed);
  });

  it('of the portal', async () => {
    const { double, provider } = await started();
    expect(await provider.portal('cus_1', `${SITE}/pricing`)).toBe(`${double.origin}/p/session/test_cus_1`);
    expect(double.calls.at(-1)).toMatchObject({
      route: 'POST /v1/billing_portal/sessions',
      params: { customer: 'cus_1', return_url: `${SITE}/pricing` },
    });
  });

  it('of all subscriptions of a customer, however many', async () => {
    const { double, provider } = await started();
    const ids = Array.from({ length: 101 }, (_, n) => `sub_${n}`);
    for (const id of ids) double.known.subscriptions.set(id, { ...subscribed(double), id });
    double.known.subscriptions.set('sub_other', {
      ...subscribed(double),
      id: 'sub_other',
      customer: 'cus_2',
    });
    expect(await provider.subscriptionsOf('cus_1')).toEqual(expect.arrayContaining(ids));
    expect(await provider.subscriptionsOf('cus_1')).not.toContain('sub_other');
    expect(double.calls[1].params).toEqual({ customer: 'cus_1', status: 'all', limit: '100' });
  });

  it('of the end of a subscription, once', async () => {
    const { double, provider } = await started();
    const subscription = subscribed(double);
    await provider.cancel('sub_1');
    expect(subscription.status).toBe('canceled');
    await provider.cancel('sub_1');
    await provider.cancel('sub_unknown');
    expect(double.calls.filter(({ route }) => route.startsWith('DELETE'))).toHaveLength(1);
  });

  it('of what Stripe does not know: nothing', async () => {
    const { provider, order } = await started();
    expect(await order({ customer: 'cus_unknown' })).toBeNull();
    expect(await provider.session('cs_unknown')).toBeNull();
    expect(await provider.expire('cs_unknown')).toBeNull();
    expect(await provider.portal('cus_unknown', SITE)).toBeNull();
    expect(await provider.subscription('sub_unknown')).toBeNull();
    expect(await provider.subscriptionsOf('cus_unknown')).toEqual([]);
  });
});

describe('a subscription', () => {
  const MONTH = ['2026-11-21T12:00:00.000Z', '2026-12-21T12:00:00.000Z'] as const;

  it('is what Stripe says of it', async () => {
    const { double, provider } = await started();
    subscribed(double, (one) => newInvoice('in_1', one));
    expect(await provider.subscription('sub_1')).toEqual({
      id: 'sub_1',
      customer: 'cus_1',
      buyer: BUYER,
      plan: 1,
      status: 'active',
      started_at: MONTH[0],
      period_start: MONTH[0],
      period_end: MONTH[1],
      cancel_at: null,
      invoice: 'in_1',
      paid: { amount: 4900, currency: 'usd' },
    });
  });

  it.each([
    ...(['incomplete', 'incomplete_expired', 'trialing', 'past_due'] as const),
    ...(['canceled', 'unpaid', 'paused'] as const),
  ])('that is %s', async (status) => {
    const { double, provider } = await started();
    subscribed(double, (one) => (one.status = status));
    expect(await provider.subscription('sub_1')).toMatchObject({ status });
  });

  it.each<[string, (one: Subscription) => unknown, object]>([
    ['ends with its period', (one) => (one.cancel_at_period_end = true), { cancel_at: MONTH[1] }],
    [
      'ends at a time',
      (one) => (one.cancel_at = secondsOf('2027-01-01T00:00:00Z')),
      { cancel_at: '2027-01-01T00:00:00.000Z' },
    ],
    [
      'is yearly, later than it began',
      (one) => setPeriod(one, '2027-01-01T00:00:00Z', '2028-01-01T00:00:00Z', PRICES[2]),
      {
        plan: 2,
        started_at: MONTH[0],
        period_start: '2027-01-01T00:00:00.000Z',
        period_end: '2028-01-01T00:00:00.000Z',
      },
    ],
    ['has a price of something else', (one) => setPeriod(one, ...MONTH, 'price_other'), { plan: 0 }],
    ['has two items', ({ items }) => items.data.push(...items.data), { plan: 0 }],
    ['has none', ({ items }) => (items.data = []), { plan: 0, period_end: MONTH[0] }],
    ['was bought at another site', (one) => (one.metadata.site = 'https://example.com'), { buyer: null }],
    ['was bought by nobody', (one) => (one.metadata = {}), { buyer: null }],
    ['was bought by no number', (one) => (one.metadata.user_id = '7e3'), { buyer: null }],
    ['took nothing yet', (one) => newInvoice('in_1', one, { paid: 0 }), { paid: null }],
  ])('that %s', async (_, change, expected) => {
    const { double, provider } = await started();
    subscribed(double, change);
    expect(await provider.subscription('sub_1')).toMatchObject(expected);
  });
});

describe('what goes wrong on the way', () => {
  const CREATES = 'POST /v1/checkout/sessions';

  it.each([
    ['is slow', { slow: 5000 }],
    ['is broken', { status: 500 }],
    ['is overloaded', { status: 429 }],
    ['refuses', { status: 402 }],
    ['breaks off before', { cut: 'before' }],
    ['breaks off after', { cut: 'after' }],
  ] as const)('%s: no answer to work with, and then one as if nothing had been', async (_, fault) => {
    const { double, order } = await started('slow' in fault ? 300 : 60_000);
    double.fail({ ...fault, only: CREATES });
    await expect(order()).rejects.toBeInstanceOf(ProviderDown);
    double.mend();
    expect(await order({ key: 'key-2' })).toMatchObject({ status: 'open' });
  });

  it('once is asked again, and done once: the key is the same', async () => {
    const { double, order } = await started();
    double.fail({ cut: 'after', only: CREATES, times: 1 });
    expect(await order()).toMatchObject({ id: 'cs_test_1' });
    const keys = double.calls.filter(({ route }) => route === CREATES).map((call) => call.idempotencyKey);
    expect(keys).toEqual(['key-1', 'key-1']);
    expect(await order()).toMatchObject({ id: 'cs_test_1' });
    expect(double.known.checkouts.size).toBe(1);
  });
});

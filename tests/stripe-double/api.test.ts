import type { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { idOf } from './state.ts';
import { monthly, started, subscribed } from './started.ts';

it('keeps customers', async () => {
  const { stripe } = await started();
  const made = await stripe.customers.create({ email: 'a@example.org', metadata: { user_id: 7, plan: 'x' } });
  expect(made.id).toMatch(/^cus_\w{14}$/);
  expect(made.metadata).toEqual({ user_id: '7', plan: 'x' });
  await stripe.customers.create({ email: 'b@example.org' });

  const changed = await stripe.customers.update(made.id, { name: 'Ada', metadata: { plan: null } });
  expect(changed).toMatchObject({ email: 'a@example.org', name: 'Ada' });
  expect(changed.metadata).toEqual({ user_id: '7' });
  expect(await stripe.customers.retrieve(made.id)).toEqual(expect.objectContaining({ name: 'Ada' }));
  const { data } = await stripe.customers.list({ email: 'a@example.org' });
  expect(data.map(({ id }) => id)).toEqual([made.id]);
});

it('lists in pages, the newest first', async () => {
  const { stripe } = await started();
  const made: string[] = [];
  for (const email of ['a', 'b', 'c']) made.unshift((await stripe.customers.create({ email })).id);
  const first = await stripe.customers.list({ limit: 2 });
  expect(first).toMatchObject({ has_more: true, data: [{ id: made[0] }, { id: made[1] }] });
  const all = await stripe.customers.list({ limit: 1 }).autoPagingToArray({ limit: 10 });
  expect(all.map(({ id }) => id)).toEqual(made);
  const before = await stripe.customers.list({ ending_before: made[2], limit: 1 });
  expect(before).toMatchObject({ has_more: true, data: [{ id: made[1] }] });
});

it('makes checkout sessions, which expire', async () => {
  const { double, stripe } = await started();
  const session = await stripe.checkout.sessions.create(monthly(double, { customer_email: 'a@example.org' }));
  expect(session.id).toMatch(/^cs_test_\w{58}$/);
  expect(session).toMatchObject({
    status: 'open',
    payment_status: 'unpaid',
    amount_total: 4900,
    customer: null,
  });
  expect(session.url).toBe(`${double.origin}/c/pay/${session.id}`);
  expect(session.line_items).toBeUndefined();
  const whole = await stripe.checkout.sessions.retrieve(session.id, { expand: ['line_items'] });
  expect(whole.line_items?.data[0].price?.id).toBe(double.prices[0].id);

  expect(await stripe.checkout.sessions.expire(session.id)).toMatchObject({ status: 'expired', url: null });
  await expect(stripe.checkout.sessions.expire(session.id)).rejects.toThrow('Only Checkout Sessions');
});

it('subscribes whoever pays', async () => {
  const { double, stripe } = await started();
  const session = await stripe.checkout.sessions.create(monthly(double, { customer_email: 'a@example.org' }));
  expect(double.pay(session.id)).toBe(true);
  const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription', 'customer'] });
  expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid', client_reference_id: '7' });
  expect(paid.customer).toMatchObject({ email: 'a@example.org' });

  const subscription = paid.subscription as Stripe.Subscription;
  expect(subscription).toMatchObject({ status: 'active', metadata: { user_id: '7' } });
  expect(subscription.id).toMatch(/^sub_\w{24}$/);
  expect(subscription).not.toHaveProperty('current_period_end');
  expect(day(subscription.items.data[0].current_period_end)).toBe('2030-02-28');
});

it('lists subscriptions by customer and status', async () => {
  const { double, stripe } = await started();
  const { customer, subscription } = await subscribed(double, stripe);
  await subscribed(double, stripe);
  const ids = async (status?: Stripe.SubscriptionListParams.Status) =>
    (await stripe.subscriptions.list({ customer, status })).data.map(({ id }) => id);
  expect(await ids('active')).toEqual([subscription]);
  expect(await ids('past_due')).toEqual([]);
  await stripe.subscriptions.cancel(subscription, { cancellation_details: { feedback: 'too_expensive' } });
  expect([await ids(), await ids('canceled'), await ids('ended'), await ids('all')]).toEqual([
    [],
    [subscription],
    [subscription],
    [subscription],
  ]);
  expect(await stripe.subscriptions.retrieve(subscription)).toMatchObject({
    status: 'canceled',
    cancellation_details: { feedback: 'too_expensive', reason: 'cancellation_requested' },
  });
  await expect(stripe.subscriptions.cancel(subscription)).rejects.toMatchObject({ code: 'resource_missing' });
});

it('changes the price, billing a new interval at once and crediting what is unused', async () => {
  const { double, stripe } = await started();
  const { subscription: id } = await subscribed(double, stripe);
  const [, yearly] = double.prices;
  await double.clock.advance(14 * 86_400_000);
  const item = (await stripe.subscriptions.retrieve(id)).items.data[0].id;
  const changed = await stripe.subscriptions.update(id, { items: [{ id: item, price: yearly.id }] });
  expect(changed.items.data[0]).toMatchObject({ id: item, price: { id: yearly.id } });
  expect(day(changed.items.data[0].current_period_end)).toBe('2031-02-14');

  const invoice = await stripe.invoices.retrieve(idOf(changed.latest_invoice));
  expect(invoice).toMatchObject({
    status: 'paid',
    amount_paid: 49000 - 2450,
    billing_reason: 'subscription_update',
  });
  expect(invoice.parent?.subscription_details?.subscription).toBe(id);
});

it('cancels at the end of the period and resumes', async () => {
  const { double, stripe } = await started();
  const { subscription } = await subscribed(double, stripe);
  const ending = await stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
  expect(ending.cancel_at).toBe(ending.items.data[0].current_period_end);
  const going = await stripe.subscriptions.update(subscription, { cancel_at_period_end: false });
  expect(going).toMatchObject({ cancel_at: null, cancel_at_period_end: false, status: 'active' });
});

it('answers prices, invoices, events and portal sessions', async () => {
  const { double, stripe } = await started();
  const { customer, subscription } = await subscribed(double, stripe);
  expect(await stripe.prices.retrieve(double.prices[1].id)).toMatchObject({
    unit_amount: 49000,
    recurring: { interval: 'year' },
  });
  const [invoice] = (await stripe.invoices.list({ customer, subscription, status: 'paid' })).data;
  expect(invoice.id).toMatch(/^in_\w{24}$/);
  expect(invoice).toMatchObject({
    amount_paid: 4900,
    currency: 'usd',
    billing_reason: 'subscription_create',
  });

  const [charge] = double.state.charges.values();
  const payment_intent = idOf(charge.payment_intent);
  const payments = await stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent } });
  expect(payments.data).toMatchObject([{ invoice: invoice.id, amount_paid: 4900, status: 'paid' }]);

  const events = await stripe.events.list({ types: ['invoice.paid', 'checkout.session.completed'] });
  expect(events.data.map(({ type }) => type)).toEqual(['checkout.session.completed', 'invoice.paid']);
  expect(await stripe.events.retrieve(events.data[1].id)).toMatchObject({
    data: { object: { id: invoice.id } },
  });

  const portal = await stripe.billingPortal.sessions.create({ customer, return_url: 'http://127.0.0.1:9/' });
  expect(portal.url).toContain(`${double.origin}/p/session/test_`);
});

function day(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}

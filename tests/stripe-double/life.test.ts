import { expect, it } from 'vitest';
import { periodEndAfter } from './billing/periods.ts';
import type { StripeDouble } from './server.ts';
import { DAY, started, subscribed } from './started.ts';

it('renews by the anchor of the first month, an hour after the period began', async () => {
  const { double, stripe } = await started();
  const { subscription } = await subscribed(double, stripe);
  await double.clock.advanceTo(new Date('2030-02-28T12:30:00Z'));
  const renewed = await stripe.subscriptions.retrieve(subscription, { expand: ['latest_invoice'] });
  expect(renewed).toMatchObject({ status: 'active', latest_invoice: { status: 'draft' } });
  expect(day(renewed.items.data[0].current_period_end)).toBe('2030-03-31');

  await double.clock.advanceTo(new Date('2030-02-28T13:00:00Z'));
  const { data } = await stripe.invoices.list({ subscription });
  expect(data.map((invoice) => [invoice.billing_reason, invoice.status, invoice.amount_paid])).toEqual([
    ['subscription_cycle', 'paid', 4900],
    ['subscription_create', 'paid', 4900],
  ]);
});

it('retries what failed after 1, 3, 5 and 7 days, then ends', async () => {
  const { double, stripe } = await started();
  const { customer, subscription } = await subscribed(double, stripe);
  double.useCard(customer, '4000 0000 0000 0341');
  await double.clock.advanceTo(new Date('2030-03-20T00:00:00Z'));

  const failures = (await stripe.events.list({ type: 'invoice.payment_failed' })).data.toReversed();
  expect(failures.map(({ created }) => day(created))).toEqual([
    '2030-02-28',
    '2030-03-01',
    '2030-03-03',
    '2030-03-05',
    '2030-03-07',
  ]);
  expect(await stripe.subscriptions.retrieve(subscription)).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'payment_failed' },
  });
  expect(statuses(double)).toEqual(['incomplete', 'active', 'past_due', 'canceled']);
});

it('recovers when the card pays again', async () => {
  const { double, stripe } = await started();
  const { customer, subscription } = await subscribed(double, stripe);
  double.useCard(customer, '4000 0000 0000 0341');
  await double.clock.advance(29 * DAY);
  expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('past_due');
  double.useCard(customer, '4242 4242 4242 4242');
  await double.clock.advance(2 * DAY);
  expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('active');
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ delinquent: false });
});

it('ends at the end of the period what is canceled', async () => {
  const { double, stripe } = await started();
  const { subscription } = await subscribed(double, stripe);
  await stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
  await double.clock.advanceTo(new Date('2030-02-28T11:59:59Z'));
  expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('active');
  await double.clock.advance(1000);
  expect(await stripe.subscriptions.retrieve(subscription)).toMatchObject({
    status: 'canceled',
    ended_at: Date.parse('2030-02-28T12:00:00Z') / 1000,
  });
  expect((await stripe.invoices.list({ subscription })).data).toHaveLength(1);
});

it('begins with a trial that costs nothing', async () => {
  const { double, stripe } = await started();
  const { subscription } = await subscribed(double, stripe, { subscription_data: { trial_period_days: 10 } });
  expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('trialing');
  expect(double.state.charges.size).toBe(0);
  await double.clock.advance(11 * DAY);
  const active = await stripe.subscriptions.retrieve(subscription);
  expect(active.status).toBe('active');
  expect(day(active.items.data[0].current_period_end)).toBe('2030-03-10');
  expect([...double.state.charges.values()].map(({ amount }) => amount)).toEqual([4900]);
  const [announced] = (await stripe.events.list({ type: 'customer.subscription.trial_will_end' })).data;
  expect(day(announced.created)).toBe('2030-02-07');
});

it('credits the rest of a year to the months that follow', async () => {
  const { double, stripe } = await started();
  const [monthly, yearly] = double.prices;
  const { customer, subscription } = await subscribed(double, stripe, { line_items: [{ price: yearly.id }] });
  const [item] = (await stripe.subscriptions.retrieve(subscription)).items.data;
  await stripe.subscriptions.update(subscription, { items: [{ id: item.id, price: monthly.id }] });
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: 4900 - 49000 });
  await double.clock.advance(32 * DAY);
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: 2 * 4900 - 49000 });
  expect(double.state.charges.size).toBe(1);
});

it('changes nothing if the change cannot be paid, when so asked', async () => {
  const { double, stripe } = await started();
  const { customer, subscription } = await subscribed(double, stripe);
  const [item] = (await stripe.subscriptions.retrieve(subscription)).items.data;
  double.useCard(customer, '4000 0000 0000 0341');
  const items = [{ id: item.id, price: double.prices[1].id }];
  const refused = stripe.subscriptions.update(subscription, {
    items,
    payment_behavior: 'error_if_incomplete',
  });
  await expect(refused).rejects.toMatchObject({ type: 'StripeCardError', decline_code: 'generic_decline' });
  expect((await stripe.subscriptions.retrieve(subscription)).items.data[0].price.id).toBe(
    double.prices[0].id,
  );
  expect((await stripe.subscriptions.update(subscription, { items })).status).toBe('past_due');
});

it('refunds and disputes', async () => {
  const { double, stripe } = await started();
  await subscribed(double, stripe);
  const [charge] = double.state.charges.keys();
  double.refund(charge, 900);
  double.refund(charge);
  expect(() => double.refund(charge)).toThrow('0 cents left');
  const { id } = double.dispute(charge);
  double.closeDispute(id, 'lost');
  const types = ['charge.refunded', 'charge.dispute.created', 'charge.dispute.closed'];
  const events = (await stripe.events.list({ types })).data.toReversed();
  expect(events.map(({ data }) => data.object)).toMatchObject([
    { id: charge, amount_refunded: 900, refunded: false },
    { id: charge, amount_refunded: 4900, refunded: true },
    { id, charge, status: 'needs_response' },
    { id, charge, status: 'lost' },
  ]);
});

it('does not turn its clock back', async () => {
  const { double } = await started();
  await expect(double.clock.advance(-1)).rejects.toThrow('already');
});

it('knows the last days of months', () => {
  const ends = ['2030-02-28', '2030-03-31', '2030-04-30'];
  let from = Date.parse('2030-01-31') / 1000;
  const anchor = from;
  for (const end of ends) {
    from = periodEndAfter(anchor, 'month', from);
    expect(day(from)).toBe(end);
  }
  const leapDay = Date.parse('2028-02-29') / 1000;
  expect(day(periodEndAfter(leapDay, 'year', leapDay))).toBe('2029-02-28');
});

/** What the events said of the subscription's status, one after another. */
function statuses(double: StripeDouble): string[] {
  const said = [...double.state.events.values()]
    .filter(({ type }) => type.startsWith('customer.subscription.'))
    .map(({ data }) => (data.object as { status: string }).status);
  return said.filter((status, index) => status !== said[index - 1]);
}

function day(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}

import { expect, it } from 'vitest';
import { API } from '#contract/paths.ts';
import type { Checkout, PlanOffer } from '#contract/plans.ts';
import { newInvoice, newRefund, setPeriod } from '../stripe-double/objects.ts';
import { PRICES, startPaying } from './paying.ts';

it('a whole life at Stripe: trial, paid, failed, paid again, yearly, canceled, ended, refunded', async () => {
  const app = await startPaying();
  const { double, status, tell } = app;
  const { id, email, token } = await app.doctor();
  expect((await app.get(API.plans)).json<PlanOffer>().provider).toBe('stripe');
  const order = (await app.order(token, 1)).json<Checkout>();
  const [customerId] = double.known.customers.keys();
  expect(order).toEqual({ url: expect.stringContaining(double.origin) as string, email, customerId });
  expect(await status(token)).toMatchObject({ plan: 0, managed: true });

  const subscription = await app.buy(token, 1);
  subscription.status = 'trialing';
  await tell('customer.subscription.created', subscription);
  expect(await status(token)).toMatchObject({ plan: 1, status: 'active' });
  subscription.status = 'active';
  await tell('invoice.paid', newInvoice('in_1', subscription));
  expect(await status(token)).toMatchObject({ renews_at: '2026-12-21T12:00:00.000Z' });
  const portal = await app.post(API.billingPortal, {}, { token });
  expect(portal.json<{ url: string }>().url).toContain(double.origin);

  setPeriod(subscription, '2026-12-21T12:00:00Z', '2027-01-21T12:00:00Z');
  subscription.status = 'past_due';
  await tell('invoice.payment_failed', newInvoice('in_2', subscription, { paid: 0 }));
  expect(await status(token)).toMatchObject({
    plan: 1,
    status: 'past_due',
    cancel_at: '2026-12-28T12:00:00.000Z',
  });
  subscription.status = 'active';
  await tell('invoice.paid', newInvoice('in_2', subscription, { attempts: 2 }));
  expect(await status(token)).toMatchObject({ status: 'active', renews_at: '2027-01-21T12:00:00.000Z' });

  setPeriod(subscription, '2027-01-01T12:00:00Z', '2028-01-01T12:00:00Z', PRICES[2]);
  await tell('customer.subscription.updated', subscription);
  expect(app.planOf(id)).toBe(2);
  subscription.cancel_at_period_end = true;
  await tell('customer.subscription.updated', subscription);
  expect(await status(token)).toMatchObject({ renews_at: null, cancel_at: '2028-01-01T12:00:00.000Z' });
  subscription.status = 'canceled';
  await tell('customer.subscription.deleted', subscription);
  expect(await status(token)).toMatchObject({ plan: 0, status: 'none', managed: true });
  expect(app.mails(email)).toEqual(['plan-started', 'payment-failed', 'plan-ending', 'plan-ended']);

  for (const [refund, amount] of Object.entries({ re_1: 900, re_2: 4000 }))
    await tell('refund.created', newRefund(refund, { amount, customer: customerId }));
  await tell('refund.failed', {
    ...newRefund('re_2', { amount: 4000, customer: customerId }),
    failure_reason: 'lost_or_stolen_card',
  });
  await tell('charge.dispute.created', { id: 'dp_1', object: 'dispute', amount: 4000, currency: 'usd' });
  const ledger = app.store.payments.ofUser(id).map(({ kind, amount }) => [kind, amount]);
  expect(ledger).toEqual([
    ['paid', 4900],
    ['failed', 4900],
    ['paid', 4900],
    ['refunded', 900],
    ['refunded', 4000],
    // It did not arrive, and is here again.
    ['refunded', -4000],
  ]);
  // Whose payment that was, Stripe does not say.
  const disputed = { ref: 'dp_1:disputed', kind: 'disputed', amount: 4000, user_id: null };
  expect(app.store.lists.payments.row(ledger.length + 1)).toMatchObject(disputed);
});

it('an unknown price gives nothing', async () => {
  const app = await startPaying();
  const errors: unknown[] = [];
  app.context.log.error = (fields: unknown) => void errors.push(fields);
  const { id, email, token } = await app.doctor();
  const subscription = await app.buy(token, 1);
  const [{ session }] = app.double.known.checkouts.values();
  await app.tell('checkout.session.completed', session);
  expect(app.planOf(id)).toBe(1);
  subscription.items.data[0].price.id = 'price_1OfSomethingElse';
  await app.tell('customer.subscription.updated', subscription);
  expect(app.planOf(id)).toBe(0);
  expect(errors).toContainEqual({ subscription: subscription.id, user: id });
  expect(app.mails(email)).toEqual(['plan-started']);
});

import fc from 'fast-check';
import { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { API } from '#contract/paths.ts';
import type { Checkout, PlanOffer } from '#contract/plans.ts';
import { PASSWORD, addUser } from '../helpers/accounts.ts';
import { doctorsIn } from '../helpers/population.ts';
import { searchFor } from '../helpers/search-for.ts';
import { DAY, EMPTY_CARD, GOOD_CARD, sessionIdIn, startPaying } from './paying.ts';
import type { Paying } from './paying.ts';

const AT = '2026-11-01T00:00:00.000Z';
const [{ profile }] = fc.sample(doctorsIn([{ zip: '02139', city: 'Cambridge', state: 'MA' }]), {
  numRuns: 1,
  seed: 11,
});

it('a whole life: checkout, paid, renewed, yearly, canceled, ended', async () => {
  const app = await startPaying();
  const { double, status, planOf, mails, heard } = app;
  const { id, email, token } = await app.doctor();
  expect((await app.get(API.plans)).json<PlanOffer>()).toEqual({
    provider: 'stripe',
    prices: { 1: { amount: 2900, currency: 'usd' }, 2: { amount: 29_000, currency: 'usd' } },
  });
  expect(await status(token)).toMatchObject({ plan: 0, status: 'none', managed: false });

  const order = await app.order(token, 1);
  expect(order.json()).toEqual({
    url: expect.stringContaining(double.origin) as string,
    email,
    customerId: [...double.state.customers.keys()][0],
  });
  expect(planOf(id)).toBe(0);
  const { subscription } = await app.buy(token, 1);
  expect(await status(token)).toEqual({
    plan: 1,
    status: 'active',
    renews_at: '2026-12-21T12:00:00.000Z',
    cancel_at: null,
    granted: false,
    managed: true,
  });
  const portal = await app.post(API.billingPortal, {}, { token });
  expect(portal.json<{ url: string }>().url).toContain(double.origin);

  await double.clock.advance(32 * DAY);
  await heard();
  expect(planOf(id)).toBe(1);
  const stripe = stripeOf(app);
  const [item] = (await stripe.subscriptions.retrieve(subscription)).items.data;
  await stripe.subscriptions.update(subscription, {
    items: [{ id: item.id, price: double.prices[1].id }],
  });
  await heard();
  expect(planOf(id)).toBe(2);
  await stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
  await heard();
  expect(await status(await app.signIn(email))).toMatchObject({
    plan: 2,
    status: 'active',
    renews_at: null,
    cancel_at: '2027-12-23T12:00:00.000Z',
  });
  await double.clock.advance(366 * DAY);
  await heard();
  await app.run('plans that end');
  expect(planOf(id)).toBe(0);
  expect(mails(email)).toEqual(['plan-started', 'plan-ending', 'plan-ended']);
  const [charge] = double.state.charges.keys();
  double.refund(charge, 900);
  double.refund(charge);
  double.dispute(charge);
  await heard();
  const ledger = app.store.payments.ofUser(id).map(({ kind, amount }) => [kind, amount]);
  expect(ledger.slice(0, 2)).toEqual([
    ['paid', 4900],
    ['paid', 4900],
  ]);
  expect(ledger.slice(-2)).toEqual([
    ['refunded', 900],
    ['refunded', 4000],
  ]);
});

it('a renewal that fails leaves the plan for seven days, and it ends without any event', async () => {
  const app = await startPaying();
  const { id, email, token } = await app.doctor();
  const { customer } = await app.buy(token, 1);
  app.double.useCard(customer, EMPTY_CARD);
  await app.double.clock.advanceTo(new Date('2026-12-21T14:00:00Z'));
  await app.heard();
  expect(await app.status(await app.signIn(email))).toMatchObject({
    plan: 1,
    status: 'past_due',
    renews_at: null,
    cancel_at: '2026-12-28T12:00:00.000Z',
  });
  app.double.webhooks.sendTo(null);
  await app.double.clock.advanceTo(new Date('2026-12-28T11:59:59Z'));
  await app.run('plans that end');
  expect(app.planOf(id)).toBe(1);
  await app.double.clock.advance(1000);
  await app.run('plans that end');
  await app.run('plans that end');
  expect(app.planOf(id)).toBe(0);
  expect(app.mails(email)).toEqual(['plan-started', 'payment-failed', 'plan-ended']);
});

it('a plan that is heard of no more ends seven days after its period', async () => {
  const app = await startPaying();
  const { id, token } = await app.doctor();
  await app.buy(token, 1);
  app.double.webhooks.sendTo(null);
  await app.double.clock.advanceTo(new Date('2026-12-28T11:59:59Z'));
  await app.run('plans that end');
  expect(app.planOf(id)).toBe(1);
  await app.double.clock.advance(1000);
  await app.run('plans that end');
  expect(app.planOf(id)).toBe(0);
  await app.run('payments of the day');
  expect(app.planOf(id)).toBe(1);
});

it('what lapses leaves the search, and paying again brings it back without a review', async () => {
  const app = await startPaying();
  const { store, double } = app;
  const { id, token } = await app.doctor();
  const approved = { submit_at: AT, review_status: 'approved', approved_at: AT, updated_at: AT } as const;
  store.transaction(() => store.profiles.add({ ...profile, ...approved, user_id: id }));
  const seen = () => [
    searchFor(store.search).total,
    store.search.stateCounts().find(({ state }) => state === 'MA')?.psychiatrists,
    store.listings.profile(id) !== null,
  ];
  const [hidden, shown] = [
    [0, 0, false],
    [1, 1, true],
  ];
  expect(seen()).toEqual(hidden);
  const { subscription } = await app.buy(token, 1);
  expect(seen()).toEqual(shown);
  await stripeOf(app).subscriptions.cancel(subscription);
  await app.heard();
  expect(seen()).toEqual(hidden);
  expect((await app.get(`/viewdoctorprofile/${id}`)).status).toBe(404);
  await app.buy(token, 2);
  expect(seen()).toEqual(shown);
  expect(double.state.subscriptions.size).toBe(2);
});

it('a card that pays again within the seven days changes nothing, also when it is heard late', async () => {
  const app = await startPaying();
  const { id, email, token } = await app.doctor();
  const { customer } = await app.buy(token, 1);
  app.double.useCard(customer, EMPTY_CARD);
  await app.double.clock.advance(31 * DAY);
  await app.heard();
  expect(app.store.payments.subscriptionsOf(id)[0].status).toBe('past_due');
  app.double.useCard(customer, GOOD_CARD);
  await app.double.clock.advance(2 * DAY);
  await app.heard();
  await app.run('plans that end');
  expect([app.planOf(id), app.mails(email)]).toEqual([1, ['plan-started', 'payment-failed']]);
});

it('who leaves pays no more, also when the provider was down just then', async () => {
  const app = await startPaying();
  const { id, email, token } = await app.doctor();
  const { subscription } = await app.buy(token, 1);
  const exported = (await app.post(API.exportData, {}, { token })).json<Record<string, unknown>>();
  expect(exported).toMatchObject({
    plan: { plan: 1, status: 'active' },
    payments: [{ kind: 'paid', amount: 4900, currency: 'usd' }],
  });
  await app.double.down();
  await app.post(API.deleteAccount, { currentPassword: PASSWORD }, { token });
  expect([app.store.users.byId(id), app.store.payments.endings('stripe')]).toEqual([null, [subscription]]);
  expect(app.mails(email)).toEqual(['account-deleted']);
  await expect(app.run('payment news')).rejects.toThrow();
  await app.double.up();
  await app.run('payment news');
  expect(app.double.state.subscriptions.get(subscription)?.status).toBe('canceled');
  await app.heard();
  expect(app.store.payments.endings('stripe')).toEqual([]);
});

it('a checkout of somebody who leaves is closed, as soon as the provider can be reached', async () => {
  const app = await startPaying();
  const { token } = await app.doctor();
  const id = sessionIdIn((await app.order(token, 1)).json<Checkout>().url);
  await app.double.down();
  await app.post(API.deleteAccount, { currentPassword: PASSWORD }, { token });
  await expect(app.run('payment news')).rejects.toThrow();
  await app.double.up();
  await app.run('payment news');
  expect(app.double.state.checkouts.get(id)?.session.status).toBe('expired');
  expect(app.store.payments.leftCheckouts('stripe')).toEqual([]);
});

it('who pays after leaving is asked for no more', async () => {
  const app = await startPaying();
  const { token } = await app.doctor();
  await app.order(token, 1);
  await app.post(API.deleteAccount, { currentPassword: PASSWORD }, { token });
  app.double.pay([...app.double.state.checkouts.keys()][0]);
  await app.heard();
  await app.run('payment news');
  expect([...app.double.state.subscriptions.values()].map(({ status }) => status)).toEqual(['canceled']);
});

it('a clock that went ahead and was set back takes nothing for good', async () => {
  const app = await startPaying();
  const [granted, paying] = [await app.doctor(), await app.doctor('kim@example.com')];
  const grant = { plan: 2, until: '2027-11-21T12:00:00.000Z', reason: 'A friend', granted_by: null } as const;
  app.store.transaction(() => app.store.payments.grant({ ...grant, user_id: granted.id }));
  await app.buy(paying.token, 1);
  const plans = () => [granted, paying].map(({ id }) => app.planOf(id));
  const { clock } = app.double;
  const right = clock.now;
  await app.run('plans that end');
  clock.now = () => new Date(right().getTime() + 3650 * DAY);
  await app.run('plans that end');
  await app.run('payments of the day');
  expect(plans()).toEqual([0, 0]);
  clock.now = right;
  await app.run('plans that end');
  expect(plans()).toEqual([2, 1]);
  const asked = app.double.calls.length;
  await app.run('payments of the day');
  expect(app.double.calls.length).toBeGreaterThan(asked);
  expect((await app.status(await app.signIn(paying.email))).status).toBe('active');
});

it('a customer whom the provider does not know is in nobody’s way', async () => {
  const app = await startPaying();
  const { id, token } = await app.doctor();
  for (const n of [1, 2, 3, 4]) {
    const { id } = await app.doctor(`of-test-mode-${n}@example.com`);
    app.store.transaction(() => app.store.payments.addCustomer('stripe', id, `cus_of_test_mode_${n}`));
  }
  app.double.webhooks.sendTo(null);
  app.store.transaction(() => app.store.payments.removeCustomer('stripe', id));
  const { url } = (await app.order(token, 1)).json<Checkout>();
  app.double.pay(sessionIdIn(url));
  await app.run('payments of the day');
  expect(app.planOf(id)).toBe(1);
});

it('somebody with the number of another, in a database that began anew, gets nothing of theirs', async () => {
  const app = await startPaying();
  const before = await app.doctor('before@example.com');
  app.double.webhooks.hold();
  const { subscription } = await app.buy(before.token, 2);
  await app.post(API.deleteAccount, { currentPassword: PASSWORD }, { token: before.token });
  const id = await addUser(app.store, { email: 'after@example.com', created_at: '2026-11-21T10:00:00.000Z' });
  const { metadata } = app.double.state.subscriptions.get(subscription) ?? expect.fail();
  metadata.user_id = String(id);
  await app.double.webhooks.release();
  await app.heard();
  const token = await app.signIn('after@example.com');
  expect(await app.status(token)).toMatchObject({ plan: 0, status: 'none', managed: false });
  expect((await app.post(API.billingPortal, {}, { token })).status).toBe(202);
  await app.run('payment news');
  expect(app.double.state.subscriptions.get(subscription)?.status).toBe('canceled');
});

it('an unknown price gives nothing', async () => {
  const app = await startPaying({
    prices: [
      { id: 'price_1Monthly', amount: 4900, interval: 'month' },
      { id: 'price_1Yearly', amount: 49_000, interval: 'year' },
      { id: 'price_1OfSomethingElse', amount: 100, interval: 'month' },
    ],
  });
  const errors: unknown[] = [];
  app.context.log.error = (fields: unknown) => void errors.push(fields);
  const { id, email, token } = await app.doctor();
  const { subscription } = await app.buy(token, 1);
  const [item] = (await stripeOf(app).subscriptions.retrieve(subscription)).items.data;
  await stripeOf(app).subscriptions.update(subscription, {
    items: [{ id: item.id, price: 'price_1OfSomethingElse' }],
  });
  await app.heard();
  expect(app.planOf(id)).toBe(0);
  expect(errors).toContainEqual({ subscription, user: id });
  expect(app.mails(email)).toEqual(['plan-started']);
});

function stripeOf({ double }: Paying): Stripe {
  return new Stripe(double.secretKey, { ...double.client, maxNetworkRetries: 0 });
}

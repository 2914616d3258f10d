import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ACCOUNT_API } from '#contract/account-paths.ts';
import { API } from '#contract/paths.ts';
import type { Checkout, PlanOffer } from '#contract/plans.ts';
import { PASSWORD, addUser } from '../helpers/accounts.ts';
import { doctorsIn } from '../helpers/population.ts';
import { searchFor } from '../helpers/search-for.ts';
import { startTestPaying } from './test-paying.ts';

const AT = '2026-11-01T00:00:00.000Z';
const DAY = 86_400_000;
const [{ profile }] = fc.sample(doctorsIn([{ zip: '02139', city: 'Cambridge', state: 'MA' }]), {
  numRuns: 1,
  seed: 11,
});

it('a whole life: checkout, paid, renewed, yearly, canceled, ended', async () => {
  const app = await startTestPaying();
  const { status, planOf } = app;
  const { id, email, token } = await app.doctor();
  const kinds = () => app.store.payments.ofUser(id).map(({ kind }) => kind);
  expect((await app.get(API.plans)).json<PlanOffer>().prices).toEqual({
    1: { amount: 2900, currency: 'usd' },
    2: { amount: 29_000, currency: 'usd' },
  });
  expect(await status(token)).toMatchObject({ plan: 0, status: 'none', managed: false });

  const { url, customerId, email: billed } = (await app.order(token, 1)).json<Checkout>();
  expect([billed, customerId]).toEqual([email, app.store.payments.customer('test', id)]);
  expect(planOf(id)).toBe(0);
  await app.pay(url);
  expect(await status(token)).toEqual({
    plan: 1,
    status: 'active',
    renews_at: '2026-12-21T12:00:00.000Z',
    cancel_at: null,
    granted: false,
    on_deletion: { how: 'end', refund: null, ends_at: '2026-11-21T12:00:00.000Z' },
    managed: true,
  });
  expect((await app.order(token, 2)).status).toBe(202);

  await app.moveTo(new Date('2026-12-21T15:00:00Z'));
  const later = await app.signIn(email);
  expect(await status(later)).toMatchObject({ plan: 1, renews_at: '2027-01-21T12:00:00.000Z' });
  expect(kinds()).toEqual(['paid', 'paid']);

  await app.manage(later, { press: 'switch' });
  expect(planOf(id)).toBe(2);
  expect(await status(later)).toMatchObject({ renews_at: '2027-12-21T15:00:00.000Z' });

  await app.manage(later, { press: 'cancel' });
  expect(await status(later)).toMatchObject({
    plan: 2,
    status: 'active',
    renews_at: null,
    cancel_at: '2027-12-21T15:00:00.000Z',
  });
  await app.manage(later, { press: 'resume' });
  expect(await status(later)).toMatchObject({ cancel_at: null });
  await app.manage(later, { press: 'cancel' });
  await app.moveTo(new Date('2027-12-21T14:59:00Z'));
  expect(planOf(id)).toBe(2);
  await app.moveTo(new Date('2027-12-21T15:01:00Z'));
  const last = await app.signIn(email);
  expect(await status(last)).toMatchObject({ plan: 0, status: 'none', managed: true });
  expect(app.mails(email)).toEqual(['plan-started', 'plan-ending', 'plan-ended']);
  expect(kinds()).toEqual(['paid', 'paid', 'paid']);
  expect((await app.order(last, 1)).status).toBe(200);
});

it('a year that a card with a second step pays is renewed', async () => {
  const app = await startTestPaying();
  const { id, token } = await app.doctor();
  await app.buy(token, 2, 'second-step');
  expect(await app.status(token)).toMatchObject({ plan: 2, renews_at: '2027-11-21T12:00:00.000Z' });
  await app.moveTo(new Date('2027-11-21T15:00:00Z'));
  expect(app.store.payments.holding(id)[0].period_end).toBe('2028-11-21T12:00:00.000Z');
});

it('a renewal that fails leaves the plan for seven days, and it ends without any event', async () => {
  const app = await startTestPaying();
  const { id, email, token } = await app.doctor();
  await app.buy(token, 1, 'pays-once');
  await app.moveTo(new Date('2026-12-21T14:00:00Z'));
  expect(await app.status(await app.signIn(email))).toMatchObject({
    plan: 1,
    status: 'past_due',
    renews_at: null,
    cancel_at: '2026-12-28T12:00:00.000Z',
  });
  await app.moveSiteTo(new Date('2026-12-28T11:59:59Z'));
  expect(app.planOf(id)).toBe(1);
  await app.moveSiteTo(new Date('2026-12-28T12:00:00Z'));
  await app.run('plans that end');
  expect(app.planOf(id)).toBe(0);
  expect(app.mails(email)).toEqual(['plan-started', 'payment-failed', 'plan-ended']);
});

it('a plan that is heard of no more ends seven days after its period', async () => {
  const app = await startTestPaying();
  const { id, token } = await app.doctor();
  await app.buy(token, 1);
  app.hold();
  app.moveProviderTo(new Date('2026-12-28T12:00:00Z'));
  await app.moveSiteTo(new Date('2026-12-28T11:59:59Z'));
  expect(app.planOf(id)).toBe(1);
  await app.moveSiteTo(new Date('2026-12-28T12:00:00Z'));
  expect(app.planOf(id)).toBe(0);
  await app.run('payments of the day');
  expect(app.planOf(id)).toBe(1);
});

it('what lapses leaves the search, and paying again brings it back without a review', async () => {
  const app = await startTestPaying();
  const { store } = app;
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
  await app.buy(token, 1);
  expect(seen()).toEqual(shown);
  await app.manage(token, { press: 'cancel' });
  app.moveProviderTo(new Date('2026-12-21T12:00:00Z'));
  await app.heard();
  expect(seen()).toEqual(hidden);
  expect((await app.get(`/viewdoctorprofile/${id}`)).status).toBe(404);
  await app.buy(token, 1);
  expect(seen()).toEqual(shown);
  expect(Object.keys(app.known().subscriptions)).toHaveLength(2);
});

it('a card that pays again within the seven days changes nothing, also when it is heard late', async () => {
  const app = await startTestPaying();
  const { id, email, token } = await app.doctor();
  await app.buy(token, 1, 'pays-once');
  await app.moveTo(new Date('2026-12-21T15:00:00Z'));
  expect(app.store.payments.subscriptionsOf(id)[0].status).toBe('past_due');
  const again = await app.signIn(email);
  app.hold();
  await app.manage(again, { press: 'card', card: 'pays' });
  await app.moveSiteTo(new Date('2026-12-28T11:59:59Z'));
  await app.release();
  await app.moveSiteTo(new Date('2026-12-28T12:00:00Z'));
  expect([app.planOf(id), app.mails(email)]).toEqual([1, ['plan-started', 'payment-failed']]);
  expect(await app.status(await app.signIn(email))).toMatchObject({
    status: 'active',
    renews_at: '2027-01-21T12:00:00.000Z',
  });
});

it('who leaves pays no more, also when the provider was down just then', async () => {
  const app = await startTestPaying();
  const { id, email, token } = await app.doctor();
  await app.buy(token, 1);
  const [subscription] = Object.keys(app.known().subscriptions);
  const exported = (await app.post(ACCOUNT_API.exportData, {}, { token })).json<Record<string, unknown>>();
  expect(exported).toMatchObject({
    plan: { plan: 1, status: 'active' },
    payments: [{ kind: 'paid', amount: 2900, currency: 'usd' }],
  });
  app.provider.fail('down');
  await app.post(ACCOUNT_API.deleteAccount, { currentPassword: PASSWORD }, { token });
  expect([app.store.users.byId(id), app.store.payments.endings('test')]).toMatchObject([
    null,
    [{ subscription, how: 'end' }],
  ]);
  expect(app.mails(email)).toEqual(['account-deleted']);
  await expect(app.run('payment news')).rejects.toThrow('down');
  app.provider.mend();
  await app.run('payment news');
  expect(app.known().subscriptions[subscription].status).toBe('canceled');
  await app.heard();
  expect(app.store.payments.endings('test')).toEqual([]);
  expect(app.store.payments.ofUser(id)).toMatchObject([{ kind: 'paid', amount: 2900, subscription }]);
});

it('a checkout of somebody who leaves is closed, as soon as the provider can be reached', async () => {
  const app = await startTestPaying();
  const { token } = await app.doctor();
  await app.order(token, 1);
  app.provider.fail('down');
  await app.post(ACCOUNT_API.deleteAccount, { currentPassword: PASSWORD }, { token });
  await expect(app.run('payment news')).rejects.toThrow('down');
  app.provider.mend();
  await app.run('payment news');
  expect(Object.values(app.known().sessions).map(({ status }) => status)).toEqual(['expired']);
  expect(app.store.payments.leftCheckouts('test')).toEqual([]);
});

it('who pays after leaving is asked for no more, and has it back', async () => {
  const app = await startTestPaying();
  const { token } = await app.doctor();
  const { url } = (await app.order(token, 1)).json<Checkout>();
  await app.post(ACCOUNT_API.deleteAccount, { currentPassword: PASSWORD }, { token });
  await app.pay(url);
  await app.run('payment news');
  expect(Object.values(app.known().subscriptions).map(({ status }) => status)).toEqual(['canceled']);
  await app.run('payment news');
  expect(app.known().refunds).toMatchObject([{ amount: 2900 }]);
});

it('who paid just before leaving is found by the checkout, where nothing was ever heard of it', async () => {
  const app = await startTestPaying();
  const { token } = await app.doctor();
  const { url } = (await app.order(token, 1)).json<Checkout>();
  app.hold();
  await app.pressPay(url);
  await app.post(ACCOUNT_API.deleteAccount, { currentPassword: PASSWORD }, { token });
  // The subscription is found, then ended, then given back.
  for (let turn = 1; turn <= 3; turn++) await app.run('payment news');
  expect(Object.values(app.known().subscriptions).map(({ status }) => status)).toEqual(['canceled']);
  expect(app.known().refunds).toMatchObject([{ amount: 2900 }]);
  expect(app.store.payments.leftCheckouts('test')).toEqual([]);
});

it('a clock that went ahead and was set back takes nothing for good', async () => {
  const app = await startTestPaying();
  const [granted, paying] = [await app.doctor(), await app.doctor('kim@example.com')];
  const grant = { plan: 2, until: '2027-11-21T12:00:00.000Z', reason: 'A friend', granted_by: null } as const;
  app.store.transaction(() => app.store.payments.grant({ ...grant, user_id: granted.id }));
  await app.buy(paying.token, 1);
  const plans = () => [granted, paying].map(({ id }) => app.planOf(id));
  const right = app.context.now();
  await app.run('plans that end');
  await app.moveSiteTo(new Date(right.getTime() + 3650 * DAY));
  await app.run('payments of the day');
  expect(plans()).toEqual([0, 0]);
  await app.moveSiteTo(right);
  expect(plans()).toEqual([2, 1]);
  const asked = app.provider.asked().length;
  await app.run('payments of the day');
  expect(app.provider.asked().length).toBeGreaterThan(asked);
  expect((await app.status(await app.signIn(paying.email))).status).toBe('active');
});

it('a customer whom the provider does not know is in nobody’s way', async () => {
  const app = await startTestPaying();
  const { id, token } = await app.doctor();
  for (const n of [1, 2, 3, 4]) {
    const { id } = await app.doctor(`of-another-account-${n}@example.com`);
    app.store.transaction(() => app.store.payments.addCustomer('test', id, `cus_of_another_account_${n}`));
  }
  const { url } = (await app.order(token, 1)).json<Checkout>();
  app.hold();
  await app.pressPay(url);
  await app.run('payments of the day');
  expect(app.planOf(id)).toBe(1);
});

it('somebody with the number of another, in a database that began anew, gets nothing of theirs', async () => {
  const app = await startTestPaying();
  const before = await app.doctor('before@example.com');
  app.hold();
  await app.buy(before.token, 2);
  await app.post(ACCOUNT_API.deleteAccount, { currentPassword: PASSWORD }, { token: before.token });
  const id = await addUser(app.store, { email: 'after@example.com', created_at: '2026-11-21T10:00:00.000Z' });
  const [subscription] = Object.keys(app.known().subscriptions);
  app.change(({ state }) => void (state.subscriptions[subscription].buyer.id = id));
  await app.release();
  const token = await app.signIn('after@example.com');
  expect(await app.status(token)).toMatchObject({ plan: 0, status: 'none', managed: false });
  expect((await app.post(API.billingPortal, {}, { token })).status).toBe(202);
  await app.run('payment news');
  expect(app.known().subscriptions[subscription].status).toBe('canceled');
});

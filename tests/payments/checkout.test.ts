import type { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { API } from '#contract/paths.ts';
import type { Checkout } from '#contract/plans.ts';
import { addUser, poster, sessionOf } from '../helpers/accounts.ts';
import { startApp } from '../helpers/app.ts';
import type { Fault } from '../stripe-double/faults.ts';
import { DAY, EMPTY_CARD, sessionIdIn, startPaying } from './paying.ts';
import type { Paying } from './paying.ts';

const CREATES = 'POST /v1/checkout/sessions';

it('is gone to thirty times an hour', async () => {
  const app = await startPaying();
  const { token } = await app.doctor();
  const statuses: number[] = [];
  for (let n = 0; n < 32; n++) statuses.push((await app.order(token, 1)).status);
  expect(statuses).toEqual([...Array<number>(30).fill(200), 429, 429]);
  const lines = app.store.audit.latest(1000).map(({ action }) => action);
  expect(lines.filter((action) => action === 'went to checkout')).toHaveLength(30);
});

describe('two checkouts at once', () => {
  it('for one plan are one', async () => {
    const app = await startPaying();
    const { token } = await app.doctor();
    const orders = await Promise.all([1, 2, 3].map(() => app.order(token, 1)));
    const urls = orders.map((order) => order.json<Checkout>().url);
    expect(new Set(urls).size).toBe(1);
    expect(app.double.calls.filter(({ route }) => route === CREATES)).toHaveLength(1);
    expect(app.double.state.customers.size).toBe(1);
  });

  it('for two plans leave one that can be paid', async () => {
    const app = await startPaying();
    const { id, token } = await app.doctor();
    await Promise.all([app.order(token, 1), app.order(token, 2)]);
    const sessions = [...app.double.state.checkouts.values()].map(({ session }) => session);
    expect(sessions.map(({ status }) => status).sort()).toEqual(['expired', 'open']);
    app.double.pay(sessions.find(({ status }) => status === 'open')?.id ?? expect.fail());
    await app.heard();
    expect(runningOf(app, id)).toHaveLength(1);
  });

  it('of which the first is paid and nobody has heard of it end with one subscription', async () => {
    const app = await startPaying();
    const { id, token } = await app.doctor();
    const { url } = (await app.order(token, 1)).json<Checkout>();
    app.double.webhooks.hold();
    app.double.pay(sessionIdIn(url));
    for (const plan of [1, 2] as const) {
      const again = await app.order(token, plan);
      expect([again.status, again.json()]).toEqual([202, { message: 'You have a plan already.' }]);
    }
    await app.double.webhooks.release();
    await app.heard();
    expect([runningOf(app, id).length, app.planOf(id)]).toEqual([1, 1]);
  });
});

it('of two subscriptions the second is ended', async () => {
  const app = await startPaying();
  const { id, token } = await app.doctor();
  const { url } = (await app.order(token, 1)).json<Checkout>();
  const first = app.double.state.checkouts.get(sessionIdIn(url)) ?? expect.fail();
  // A session that this server lost the note of, as a backup that was restored does.
  app.store.transaction(() => app.store.payments.setSession(id, 'cs_lost'));
  const second = (await app.order(token, 2)).json<Checkout>();
  app.double.pay(first.session.id);
  await app.double.clock.advance(1000);
  app.double.pay(sessionIdIn(second.url));
  await app.heard();
  await app.run('payment news');
  await app.heard();
  expect(runningOf(app, id).map(({ plan }) => plan)).toEqual([1]);
  expect(app.planOf(id)).toBe(1);
  const atStripe = [...app.double.state.subscriptions.values()].map(({ status }) => status);
  expect(atStripe.sort()).toEqual(['active', 'canceled']);
});

describe('a plan that is granted', () => {
  const grant = (app: Paying, user_id: number) =>
    app.store.transaction(() =>
      app.store.payments.grant({
        user_id,
        plan: 1,
        until: '2027-11-21T12:00:00.000Z',
        reason: 'A friend of the house',
        granted_by: null,
      }),
    );

  it('in the same second as a checkout ends the checkout, or is ended by it', async () => {
    const app = await startPaying();
    const { id, token } = await app.doctor();
    app.double.faults.add({ slow: 150, only: CREATES });
    const ordering = app.order(token, 2);
    await expect.poll(() => app.double.calls.some(({ route }) => route === CREATES)).toBe(true);
    expect(grant(app, id)).not.toBeNull();
    expect((await ordering).status).toBe(202);
    expect(await app.status(token)).toMatchObject({ plan: 1, granted: true, renews_at: null });

    // Paid all the same, at the address that nobody was given.
    app.double.pay([...app.double.state.checkouts.keys()][0]);
    await app.heard();
    const holding = app.store.payments.holding(id).map(({ source, plan }) => [source, plan]);
    expect([holding, app.planOf(id)]).toEqual([[['stripe', 2]], 2]);
    expect(grant(app, id)).toBeNull();
  });

  it('ends when its time has come, with one mail', async () => {
    const app = await startPaying();
    const { id, email } = await app.doctor();
    grant(app, id);
    await app.double.clock.advance(364 * DAY);
    await app.run('plans that end');
    expect(app.planOf(id)).toBe(1);
    await app.double.clock.advance(DAY);
    await app.run('plans that end');
    await app.run('plans that end');
    expect([app.planOf(id), app.mails(email)]).toEqual([0, ['plan-ended']]);
  });
});

describe('a provider that is', () => {
  const wrong: Record<string, Fault> = {
    slow: { slow: 30_000 },
    broken: { status: 500 },
    overloaded: { status: 429 },
    refusing: { status: 402 },
    'cut off before': { cut: 'before' },
    'cut off after': { cut: 'after' },
  };

  // Side by side, for each waits until it is asked again.
  it(`${Object.keys(wrong).join(', or ')}: 503 with a message, and trying again works`, async () => {
    await Promise.all(Object.entries(wrong).map(([how, fault]) => goesWrong(how, fault)));
  });

  async function goesWrong(how: string, fault: Fault): Promise<void> {
    const app = await startPaying({ patience: 'slow' in fault ? 1000 : 60_000 });
    const { id, token } = await app.doctor();
    for (const only of ['POST /v1/customers', CREATES]) {
      app.double.faults.add({ ...fault, only, times: 2 });
      await refused(app, token);
      app.double.faults.clear();
    }
    const { subscription } = await app.buy(token, 1);
    expect([how, subscription]).toEqual([how, expect.stringMatching(/^sub_/)]);
    expect([how, runningOf(app, id).length]).toEqual([how, 1]);
  }

  it('down: the same, and what was heard is looked at later', async () => {
    const app = await startPaying();
    const { id, email, token } = await app.doctor();
    await app.double.down();
    await refused(app, token);
    await app.double.up();
    const { url } = (await app.order(token, 1)).json<Checkout>();
    app.double.faults.add({ status: 500, only: 'GET /v1/subscriptions/:id' });
    app.double.pay(sessionIdIn(url));
    await app.double.webhooks.settled();
    expect(app.double.webhooks.deliveries.every(({ status }) => status === 200)).toBe(true);
    await expect(app.run('payment news')).rejects.toThrow();
    expect([app.planOf(id), app.mails(email)]).toEqual([0, []]);
    app.double.faults.clear();
    await app.run('payment news');
    expect([app.planOf(id), app.mails(email)]).toEqual([1, ['plan-started']]);
  });

  it('down just after somebody has paid: nobody is told that nothing was charged', async () => {
    const app = await startPaying();
    const { token } = await app.doctor();
    const { url } = (await app.order(token, 1)).json<Checkout>();
    app.double.webhooks.sendTo(null);
    app.double.pay(sessionIdIn(url));
    app.double.faults.add({ status: 500, only: 'GET /v1/subscriptions/:id' });
    const again = await app.order(token, 1);
    expect([again.status, again.json()]).toEqual([
      503,
      { message: expect.not.stringMatching(/nothing/i) as string },
    ]);
  });

  it('slow keeps no others waiting', async () => {
    const app = await startPaying({ patience: 600_000 });
    const { token } = await app.doctor();
    app.double.faults.add({ slow: 600_000 });
    const ordering = app.order(token, 1);
    await expect.poll(() => app.double.calls.length).toBe(1);
    expect((await app.get(API.plans)).status).toBe(200);
    expect((await app.status(token)).plan).toBe(0);
    await app.double.down();
    expect((await ordering).status).toBe(503);
  });
});

it('a doctor waits behind no webhooks, however many have come while the provider is slow', async () => {
  const app = await startPaying({ patience: 1000 });
  const { email, token } = await app.doctor();
  const { customer } = await app.buy(token, 1);
  app.double.useCard(customer, EMPTY_CARD);
  await app.double.clock.advanceTo(new Date('2026-12-28T12:00:01Z'));
  await app.run('plans that end');
  const again = await app.signIn(email);
  await app.heard();
  const [told] = [...app.double.state.events.values()].filter(({ type }) => type === 'invoice.paid');
  const events = Array.from({ length: 40 }, (_, n) => {
    const event = structuredClone(told);
    const { parent } = event.data.object as Stripe.Invoice;
    if (parent?.subscription_details) parent.subscription_details.subscription = `sub_${n}`;
    return Object.assign(event, { id: `evt_${n}` });
  });
  const asked = () => app.double.calls.filter(({ route }) => route === 'GET /v1/subscriptions/:id').length;
  const before = asked();
  app.double.faults.add({ slow: 30_000, only: 'GET /v1/subscriptions/:id' });
  await app.double.webhooks.replay(events, { atOnce: 20 });
  expect((await app.order(again, 1)).status).toBe(503);
  // Each of them is asked about twice.
  expect(asked() - before).toBeLessThan(events.length);
});

it('whose renewal failed long ago is led to the card, not to a second subscription', async () => {
  const app = await startPaying();
  const { email, token } = await app.doctor();
  const { customer } = await app.buy(token, 1);
  app.double.useCard(customer, EMPTY_CARD);
  await app.double.clock.advanceTo(new Date('2026-12-28T12:00:01Z'));
  await app.run('plans that end');
  const again = await app.signIn(email);
  expect(await app.status(again)).toMatchObject({ plan: 0, status: 'none', managed: true });
  expect((await app.order(again, 1)).status).toBe(201);
});

it('a customer of another account of the provider is made anew', async () => {
  const app = await startPaying();
  const { id, token } = await app.doctor();
  app.store.transaction(() => app.store.payments.addCustomer('stripe', id, 'cus_of_test_mode'));
  const [began, ended] = ['2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'];
  const dates = { started_at: began, period_start: began, period_end: ended, cancel_at: null };
  app.store.transaction(() =>
    app.store.payments.put({
      ...{ id: 'sub_of_test_mode', source: 'stripe', user_id: id, plan: 1, status: 'active' },
      ...dates,
      reason: null,
      granted_by: null,
    }),
  );
  expect((await app.post(API.billingPortal, {}, { token })).status).toBe(202);
  await app.buy(token, 1);
  expect(app.planOf(id)).toBe(1);
});

it('refuses who is not signed in, not verified, or asks for no plan', async () => {
  const app = await startPaying();
  const { token } = await app.doctor();
  expect((await app.post(API.checkout, { plan: 1 })).status).toBe(401);
  expect((await app.post(API.billingPortal, {})).status).toBe(401);
  expect((await app.get(API.paymentStatus)).status).toBe(401);
  for (const body of [{}, { plan: 0 }, { plan: 3 }, { plan: '1' }, { plan: 1, price: 'price_1' }])
    expect((await app.post(API.checkout, body, { token })).status).toBe(400);
  expect((await app.post(API.billingPortal, {}, { token })).status).toBe(202);
  expect(app.double.calls).toEqual([]);
});

it('without a provider says so', async () => {
  const app = await startApp();
  await addUser(app.store, { email: 'ada@example.com' });
  const token = await sessionOf(poster(app.url), 'ada@example.com');
  expect((await app.get(API.plans)).json()).toMatchObject({ provider: 'off' });
  for (const [call, body] of [
    [API.checkout, { plan: 1 }],
    [API.billingPortal, {}],
  ] as const) {
    const { status, json } = await app.post(call, body, { token });
    expect([status, json()]).toEqual([203, { message: 'Plans cannot be bought here yet.' }]);
  }
  expect((await app.get(API.paymentStatus, { token })).json()).toMatchObject({ plan: 0, status: 'none' });
  expect((await app.send('POST', API.paymentWebhook, { body: '{}' })).status).toBe(404);
  await app.close();
});

async function refused(app: Paying, token: string): Promise<void> {
  const { status, headers, json } = await app.order(token, 1);
  expect([status, headers.get('retry-after')]).toEqual([503, '60']);
  expect(json<{ message: string }>().message).toContain('please try again');
}

function runningOf({ store }: Paying, id: number) {
  return store.payments.runningOf(id);
}

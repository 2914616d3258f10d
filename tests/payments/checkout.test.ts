import { describe, expect, it } from 'vitest';
import { API } from '#contract/paths.ts';
import type { Checkout } from '#contract/plans.ts';
import { addUser, poster, sessionOf } from '../helpers/accounts.ts';
import { startApp } from '../helpers/app.ts';
import { noon } from '../helpers/stores.ts';
import { startTestPaying } from './test-paying.ts';
import type { TestPaying } from './test-paying.ts';

it('is gone to thirty times an hour', async () => {
  const app = await startTestPaying();
  const { token } = await app.doctor();
  const statuses: number[] = [];
  for (let n = 0; n < 32; n++) statuses.push((await app.order(token, 1)).status);
  expect(statuses).toEqual([...Array<number>(30).fill(200), 429, 429]);
  const lines = app.store.audit.latest(1000).map(({ action }) => action);
  expect(lines.filter((action) => action === 'went to checkout')).toHaveLength(30);
});

describe('two checkouts at once', () => {
  it('for one plan are one', async () => {
    const app = await startTestPaying();
    const { token } = await app.doctor();
    const orders = await Promise.all([1, 2, 3].map(() => app.order(token, 1)));
    const urls = orders.map((order) => order.json<Checkout>().url);
    expect(new Set(urls).size).toBe(1);
    expect(app.provider.asked('checkout')).toHaveLength(1);
    expect(app.provider.asked('customer')).toHaveLength(1);
  });

  it('for two plans leave one that can be paid', async () => {
    const app = await startTestPaying();
    const { id, token } = await app.doctor();
    const orders = await Promise.all([app.order(token, 1), app.order(token, 2)]);
    const [first, last] = sessionsOf(app);
    expect([first.status, last.status]).toEqual(['expired', 'open']);
    // Whichever of the two came last.
    const urls = orders.map((order) => order.json<Checkout>().url);
    for (const url of urls) await app.pay(url);
    const plan = 1 + urls.findIndex((url) => url.endsWith(`/${last.id}`));
    expect(runningOf(app, id).map((running) => running.plan)).toEqual([plan]);
  });

  it('of which the first is paid and nobody has heard of it end with one subscription', async () => {
    const app = await startTestPaying();
    const { id, token } = await app.doctor();
    const { url } = (await app.order(token, 1)).json<Checkout>();
    app.hold();
    await app.pressPay(url);
    for (const plan of [1, 2] as const) {
      const again = await app.order(token, plan);
      expect([again.status, again.json()]).toEqual([202, { message: 'You have a plan already.' }]);
    }
    await app.release();
    expect([runningOf(app, id).length, app.planOf(id)]).toEqual([1, 1]);
  });
});

it('of two subscriptions the second is ended', async () => {
  const app = await startTestPaying();
  const { id, token } = await app.doctor();
  const first = (await app.order(token, 1)).json<Checkout>();
  // A session that this server lost the note of, as a backup that was restored does.
  app.store.transaction(() => app.store.payments.setSession(id, 'cs_lost'));
  const second = (await app.order(token, 2)).json<Checkout>();
  await app.pay(first.url);
  await app.moveTo(new Date(noon().getTime() + 1000));
  await app.pay(second.url);
  await app.run('payment news');
  await app.heard();
  expect(runningOf(app, id).map(({ plan }) => plan)).toEqual([1]);
  expect(app.planOf(id)).toBe(1);
  const known = Object.values(app.known().subscriptions).map(({ plan, status }) => [plan, status]);
  expect(known).toEqual([
    [1, 'active'],
    [2, 'canceled'],
  ]);
});

describe('a plan that is granted', () => {
  const grant = (app: TestPaying, user_id: number) =>
    app.store.transaction(() =>
      app.store.payments.grant({
        user_id,
        plan: 1,
        until: '2027-11-21T12:00:00.000Z',
        reason: 'A friend of the house',
        granted_by: null,
      }),
    );

  it('in the same second as a checkout ends the checkout, and what is paid there all the same', async () => {
    const app = await startTestPaying();
    const { id, token } = await app.doctor();
    app.provider.fail('slow', ['checkout']);
    const ordering = app.order(token, 2);
    await expect.poll(() => app.provider.asked('checkout')).toHaveLength(1);
    expect(grant(app, id)).not.toBeNull();
    app.provider.mend();
    expect((await ordering).status).toBe(202);
    expect(await app.status(token)).toMatchObject({ plan: 1, granted: true, renews_at: null });

    // Paid all the same, at the address that nobody was given.
    const [session] = sessionsOf(app);
    await app.pay(`${app.context.config.siteUrl}/demo/checkout/${session.id}`);
    await isGivenBack(app, id, 29_000);
  });

  it('closes the checkout that is open', async () => {
    const app = await startTestPaying();
    const { id, token } = await app.doctor();
    const { url } = (await app.order(token, 1)).json<Checkout>();
    grant(app, id);
    await app.run('payment news');
    expect(sessionsOf(app).map(({ status }) => status)).toEqual(['expired']);
    await app.pay(url);
    expect([app.known().subscriptions, app.store.payments.leftCheckouts('test')]).toEqual([{}, []]);
    expect(await app.status(token)).toMatchObject({ plan: 1, granted: true });
  });

  it('by mistake, and ended at once, leaves no checkout that is closed while the doctor pays', async () => {
    const app = await startTestPaying();
    const { id, token } = await app.doctor();
    const { url } = (await app.order(token, 1)).json<Checkout>();
    app.store.transaction(() => app.store.payments.endGrant(grant(app, id) ?? '', 'A mistake'));
    const again = (await app.order(token, 1)).json<Checkout>();
    expect(again.url).not.toBe(url);
    await app.run('payment news');
    expect(sessionsOf(app).map(({ status }) => status)).toEqual(['expired', 'open']);
    await app.pay(again.url);
    expect(await app.status(token)).toMatchObject({ plan: 1, granted: false });
  });

  it('while the open checkout is asked about, and ended at once, leaves another one', async () => {
    const app = await startTestPaying();
    const { id, token } = await app.doctor();
    const { url } = (await app.order(token, 1)).json<Checkout>();
    app.provider.fail('slow', ['session']);
    const ordering = app.order(token, 1);
    await expect.poll(() => app.provider.asked('session')).toHaveLength(1);
    app.store.transaction(() => app.store.payments.endGrant(grant(app, id) ?? '', 'A mistake'));
    app.provider.mend();
    expect((await ordering).json<Checkout>().url).not.toBe(url);
  });

  it('stays when the checkout is paid before it is closed, and what was paid is given back', async () => {
    const app = await startTestPaying();
    const { id, email, token } = await app.doctor();
    const { url } = (await app.order(token, 1)).json<Checkout>();
    grant(app, id);
    await app.pay(url);
    await isGivenBack(app, id, 2900);
    expect(await app.status(token)).toMatchObject({ granted: true, cancel_at: '2027-11-21T12:00:00.000Z' });
    expect(app.mails(email)).toEqual(['payment-refunded']);
  });

  it('stays beside what somebody has paid for long, which goes on', async () => {
    const app = await startTestPaying();
    const { id, token } = await app.doctor();
    await app.buy(token, 2, 'pays-once');
    await app.moveTo(new Date('2027-11-21T15:00:00Z'));
    await app.moveSiteTo(new Date('2027-11-29T12:00:00Z'));
    await app.run('plans that end');
    app.store.transaction(() =>
      app.store.payments.grant({
        ...{ user_id: id, plan: 1, until: '2027-12-31T23:59:59.999Z' },
        ...{ reason: 'The card is on its way', granted_by: null },
      }),
    );
    await app.manage(await app.signIn('ada@example.com'), { press: 'card', card: 'pays' });
    await app.run('payment news');
    const holding = app.store.payments.holding(id).map(({ source, plan }) => [source, plan]);
    expect([holding, app.planOf(id)]).toEqual([
      [
        ['test', 2],
        ['grant', 1],
      ],
      2,
    ]);
  });

  /** What was bought beside it is ended, then given back. */
  async function isGivenBack(app: TestPaying, id: number, amount: number): Promise<void> {
    for (let turn = 1; turn <= 2; turn++) {
      await app.run('payment news');
      await app.heard();
    }
    const holding = app.store.payments.holding(id).map(({ source, plan }) => [source, plan]);
    expect([holding, app.planOf(id)]).toEqual([[['grant', 1]], 1]);
    expect(app.known().refunds).toMatchObject([{ amount }]);
  }

  it('ends when its time has come, with one mail', async () => {
    const app = await startTestPaying();
    const { id, email } = await app.doctor();
    grant(app, id);
    await app.moveSiteTo(new Date('2027-11-21T11:59:59Z'));
    expect(app.planOf(id)).toBe(1);
    await app.moveSiteTo(new Date('2027-11-21T12:00:00Z'));
    await app.run('plans that end');
    expect([app.planOf(id), app.mails(email)]).toEqual([0, ['plan-ended']]);
  });
});

describe('a provider that is', () => {
  it.each(['down', 'lost'] as const)(
    '%s, or whose answer is: 503 with a message, and trying again works',
    async (fault) => {
      const app = await startTestPaying();
      const { id, token } = await app.doctor();
      for (const call of ['customer', 'checkout'] as const) {
        app.provider.fail(fault, [call]);
        await refused(app, token);
        app.provider.mend();
      }
      await app.buy(token, 1);
      expect([app.planOf(id), runningOf(app, id).length]).toEqual([1, 1]);
      expect(app.store.payments.ofUser(id)).toHaveLength(1);
    },
  );

  it('down: what was heard is looked at later', async () => {
    const app = await startTestPaying();
    const { id, email, token } = await app.doctor();
    const { url } = (await app.order(token, 1)).json<Checkout>();
    app.provider.fail('down');
    await app.pressPay(url);
    await expect(app.run('payment news')).rejects.toThrow('down');
    expect([app.planOf(id), app.mails(email)]).toEqual([0, []]);
    app.provider.mend();
    await app.run('payment news');
    expect([app.planOf(id), app.mails(email)]).toEqual([1, ['plan-started']]);
  });

  it('down just after somebody has paid: nobody is told that nothing was charged', async () => {
    const app = await startTestPaying();
    const { token } = await app.doctor();
    const { url } = (await app.order(token, 1)).json<Checkout>();
    app.hold();
    await app.pressPay(url);
    app.provider.fail('down', ['subscription']);
    const again = await app.order(token, 1);
    expect([again.status, again.json()]).toEqual([
      503,
      { message: expect.not.stringMatching(/nothing/i) as string },
    ]);
  });

  it('slow keeps no others waiting', async () => {
    const app = await startTestPaying();
    const { token } = await app.doctor();
    app.provider.fail('slow');
    const ordering = app.order(token, 1);
    await expect.poll(() => app.provider.asked()).toHaveLength(1);
    expect((await app.get(API.plans)).status).toBe(200);
    expect((await app.status(token)).plan).toBe(0);
    app.provider.mend();
    expect((await ordering).status).toBe(200);
  });
});

it('a doctor waits behind no webhooks, however many have come while the provider is slow', async () => {
  const app = await startTestPaying();
  const { again } = await renewalFailedLongAgo(app);
  const [known] = Object.keys(app.known().subscriptions);
  app.provider.fail('slow', ['subscription']);
  const others = Array.from({ length: 40 }, (_, n) => `sub_${n}`);
  app.change(({ state }) => {
    for (const subscription of others)
      state.untold.push({ id: `evt_${subscription}`, type: 'invoice.paid', subscription, payment: null });
  });
  const ordering = app.order(again, 1);
  await expect.poll(() => app.provider.asked('subscription').at(-1)).toBe(known);
  const askedMeanwhile = app.provider.asked('subscription').filter((id) => others.includes(String(id)));
  expect(askedMeanwhile.length).toBeLessThan(others.length);
  app.provider.mend();
  expect((await ordering).status).toBe(201);
});

it('whose renewal failed long ago is led to the card, not to a second subscription', async () => {
  const app = await startTestPaying();
  const { again } = await renewalFailedLongAgo(app);
  expect(await app.status(again)).toMatchObject({ plan: 0, status: 'none', managed: true });
  expect((await app.order(again, 1)).status).toBe(201);
});

it('a customer of another account of the provider is made anew', async () => {
  const app = await startTestPaying();
  const { id, token } = await app.doctor();
  app.store.transaction(() => app.store.payments.addCustomer('test', id, 'cus_of_another_account'));
  const [began, ended] = ['2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'];
  app.store.transaction(() =>
    app.store.payments.put({
      ...{ id: 'sub_of_another_account', source: 'test', user_id: id, plan: 1, status: 'active' },
      ...{ started_at: began, period_start: began, period_end: ended, cancel_at: null },
      ...{ reason: null, granted_by: null },
    }),
  );
  expect((await app.post(API.billingPortal, {}, { token })).status).toBe(202);
  await app.buy(token, 1);
  expect(app.planOf(id)).toBe(1);
});

it('refuses who is not signed in, not verified, or asks for no plan', async () => {
  const app = await startTestPaying();
  const { id, token } = await app.doctor();
  expect((await app.post(API.checkout, { plan: 1 })).status).toBe(401);
  expect((await app.post(API.billingPortal, {})).status).toBe(401);
  expect((await app.get(API.paymentStatus)).status).toBe(401);
  for (const body of [{}, { plan: 0 }, { plan: 3 }, { plan: '1' }, { plan: 1, price: 'price_1' }])
    expect((await app.post(API.checkout, body, { token })).status).toBe(400);
  expect((await app.post(API.billingPortal, {}, { token })).status).toBe(202);
  expect([app.provider.asked(), app.planOf(id)]).toEqual([[], 0]);
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

/** Somebody whose subscription waits for a payment, and gives no plan any more. */
async function renewalFailedLongAgo(app: TestPaying): Promise<{ again: string }> {
  const { email, token } = await app.doctor();
  await app.buy(token, 1, 'pays-once');
  await app.moveTo(new Date('2026-12-21T12:00:00Z'));
  await app.heard();
  // Still past due at the provider, which may try for longer than the days of grace.
  await app.moveSiteTo(new Date('2026-12-28T12:00:00Z'));
  return { again: await app.signIn(email) };
}

async function refused(app: TestPaying, token: string): Promise<void> {
  const { status, headers, json } = await app.order(token, 1);
  expect([status, headers.get('retry-after')]).toEqual([503, '60']);
  expect(json<{ message: string }>().message).toContain('please try again');
}

function runningOf({ store }: TestPaying, id: number) {
  return store.payments.runningOf(id);
}

function sessionsOf(app: TestPaying) {
  return Object.values(app.known().sessions);
}

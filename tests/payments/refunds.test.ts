import { beforeEach, describe, expect, it } from 'vitest';
import { ADMIN_API } from '#contract/admin-paths.ts';
import { ACCOUNT_API } from '#contract/account-paths.ts';
import type { Refund, Refundable } from '#contract/payments.ts';
import type { UserRecord } from '#contract/users.ts';
import type { PlanOnDeletion } from '#contract/plans.ts';
import { PASSWORD, addUser } from '../helpers/accounts.ts';
import type { HttpResponse } from '../helpers/client.ts';
import { startPaying } from './paying.ts';
import { newInvoice } from '../stripe-double/objects.ts';
import { startTestPaying } from './test-paying.ts';
import type { TestPaying } from './test-paying.ts';

const PRICE = 2900;
/** The half of the month from November 21 to December 21. */
const HALF_TIME = new Date('2026-12-06T12:00:00.000Z');
const REASON = 'Charged by mistake.';

let app: TestPaying;
let doctor: Awaited<ReturnType<TestPaying['doctor']>>;
let root: string;

beforeEach(async () => {
  app = await startTestPaying();
  doctor = await app.doctor();
  await app.buy(doctor.token, 1);
  root = await administrator('root@example.com');
});

async function administrator(email: string): Promise<string> {
  await addUser(app.store, { email, manage_role: 'admin' });
  return app.signIn(email);
}

function refund(amount: number, left: number, token = root): Promise<HttpResponse> {
  return app.post(`${ADMIN_API.all}/payments/1/refund`, { amount, left, reason: REASON }, { token });
}

async function left(): Promise<number> {
  const answer = await app.get(`${ADMIN_API.all}/payments/1/refundable`, { token: root });
  return answer.json<Refundable>().left.amount;
}

/** What the account's page says of each payment. */
async function shownLeft(): Promise<number[]> {
  const { payments } = (
    await app.get(`${ADMIN_API.all}/users/${doctor.id}`, { token: root })
  ).json<UserRecord>();
  return payments.filter(({ kind }) => kind === 'paid').map((payment) => payment.left);
}

const givenBack = () => app.known().refunds.map(({ amount }) => amount);
const booked = () =>
  app.store.payments
    .ofUser(doctor.id)
    .filter(({ kind }) => kind === 'refunded')
    .map(({ amount }) => amount);

describe('an administrator gives back', () => {
  it('a part, then the rest, and no more; it is told once, and the trail says why', async () => {
    expect((await refund(1000, PRICE)).json<Refund>()).toMatchObject({ amount: 1000, state: 'done' });
    expect(await shownLeft()).toEqual([1900]);
    expect((await refund(1900, 1900)).json<Refund>()).toMatchObject({ amount: 1900, state: 'done' });
    await app.heard();
    expect(await shownLeft()).toEqual([0]);
    expect([givenBack(), booked(), await left()]).toEqual([[1000, 1900], [1000, 1900], 0]);
    expect(app.mails(doctor.email)).toEqual(['plan-started', 'payment-refunded', 'payment-refunded']);
    const trail = app.store.audit.of(doctor.id).filter(({ action }) => action === 'refunded payment');
    expect(trail.map(({ note }) => note)).toEqual([`$10: ${REASON}`, `$19: ${REASON}`]);
  });

  it.each([
    ['more than was paid', PRICE + 1, PRICE, 202],
    ['nothing', 0, PRICE, 400],
    ['less than nothing', -100, PRICE, 400],
    ['a part of a cent', 10.5, PRICE, 400],
    ['by a sum that was left before', 1000, PRICE - 1, 409],
  ])('not %s', async (_, amount, seen, status) => {
    expect((await refund(amount, seen)).status).toBe(status);
    expect([givenBack(), app.store.payments.waitingRefunds('test')]).toEqual([[], []]);
  });

  it('once, however often and by however many it is pressed at once', async () => {
    const other = await administrator('robin@example.com');
    const answers = await Promise.all([root, other, root, other].map((token) => refund(1000, PRICE, token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(givenBack()).toEqual([1000]);
  });

  it('as soon as the provider can be reached, and once, also when its answer got lost', async () => {
    app.provider.fail('lost', ['refund']);
    expect((await refund(1000, PRICE)).json<Refund>()).toMatchObject({ state: 'waiting' });
    expect(await left()).toBe(900);
    await expect(app.run('payment news')).rejects.toThrow('lost');
    app.provider.mend();
    await app.run('payment news');
    await app.heard();
    expect([givenBack(), booked(), app.store.payments.waitingRefunds('test')]).toEqual([[1000], [1000], []]);
  });

  it('nothing when the provider cannot even say what is left', async () => {
    app.provider.fail('down');
    const answer = await refund(1000, PRICE);
    expect([answer.status, answer.text]).toEqual([503, expect.stringContaining('Nothing was given back.')]);
    expect(app.store.payments.waitingRefunds('test')).toEqual([]);
  });

  it('what is told by a webhook while the provider is still answering, once', async () => {
    app.provider.fail(() => app.heard(), ['refund']);
    await refund(1000, PRICE);
    await app.heard();
    expect(booked()).toEqual([1000]);
    expect(app.mails(doctor.email)).toEqual(['plan-started', 'payment-refunded']);
  });

  it('nothing once they are no administrator any more: what they have shown ends while the provider is asked', async () => {
    app.provider.fail(() => {
      app.store.transaction(() =>
        app.store.users.setRole(app.store.users.byEmail('root@example.com')?.id ?? 0, ''),
      );
      return Promise.resolve();
    }, ['refundable']);
    expect((await refund(1000, PRICE)).status).toBe(403);
    expect(givenBack()).toEqual([]);
  });
});

describe('who leaves', () => {
  const leave = () =>
    app.post(ACCOUNT_API.deleteAccount, { currentPassword: PASSWORD }, { token: doctor.token });
  const standing = () => Object.values(app.known().subscriptions)[0];

  async function settled(): Promise<void> {
    await app.run('payment news');
    await app.run('payment news');
    await app.heard();
  }

  function choose(plan_on_deletion: PlanOnDeletion | null): void {
    const { store } = app;
    store.transaction(() => store.settings.choose({ ...store.settings.read(), plan_on_deletion }));
  }

  it.each<[PlanOnDeletion | null, number[], object]>([
    [null, [], { status: 'canceled' }],
    ['end', [], { status: 'canceled' }],
    ['refund', [PRICE / 2], { status: 'canceled' }],
    ['period', [], { status: 'active', ends: true }],
  ])('gets what the settings say and was said before: %s', async (how, amounts, subscription) => {
    choose(how);
    await app.moveTo(HALF_TIME);
    const said = (await app.status(await app.signIn(doctor.email))).on_deletion;
    expect(said).toMatchObject({
      how: how ?? 'end',
      refund: amounts.length > 0 ? { amount: amounts[0], currency: 'usd' } : null,
    });
    doctor.token = await app.signIn(doctor.email);
    await leave();
    await settled();
    expect([givenBack(), standing()]).toMatchObject([amounts, subscription]);
    await settled();
    expect(givenBack()).toEqual(amounts);
    expect(app.mails(doctor.email)).not.toContain('payment-refunded');
  });

  it('is asked again where what was said of the plan is not so any more', async () => {
    const say = (planEnd: PlanOnDeletion | null) =>
      app.post(ACCOUNT_API.deleteAccount, { currentPassword: PASSWORD, planEnd }, { token: doctor.token });
    choose('refund');
    // Before it was paid, and before an administrator has chosen otherwise.
    for (const before of [null, 'end'] as const) {
      const { status, text } = await say(before);
      expect([status, text]).toEqual([409, expect.stringContaining('Please read again')]);
    }
    expect(app.store.users.byId(doctor.id)).not.toBeNull();
    expect((await say('refund')).status).toBe(200);
    await settled();
    expect(givenBack()).toEqual([PRICE]);
  });

  it('gets no more than what an administrator has left of it', async () => {
    choose('refund');
    await refund(2000, PRICE);
    await leave();
    await settled();
    expect(givenBack()).toEqual([2000, 900]);
  });

  it('gets all that is left, also where the answer to what was given back before got lost', async () => {
    choose('refund');
    app.provider.fail('lost', ['refund']);
    await refund(1000, PRICE);
    app.provider.mend();
    await leave();
    await settled();
    expect(givenBack()).toEqual([1000, 1900]);
  });

  it('gets what an administrator leaves of it who gives some back at that moment', async () => {
    choose('refund');
    let goOn = () => {};
    const asked = new Promise<void>((reached) => {
      app.provider.fail(() => {
        app.provider.mend();
        reached();
        return new Promise<void>((go) => (goOn = go));
      }, ['refundable']);
    });
    const given = refund(2000, PRICE);
    await asked;
    await leave();
    const news = app.run('payment news');
    // As far as it comes by itself: all of it is in this process.
    for (let n = 0; n < 100; n++) await new Promise(setImmediate);
    goOn();
    expect((await given).json<Refund>()).toMatchObject({ amount: 2000, state: 'done' });
    await news;
    await settled();
    expect(givenBack()).toEqual([2000, 900]);
  });

  it('keeps nobody waiting, also where the subscription cannot be ended', async () => {
    const kim = await app.doctor('kim@example.com');
    await app.buy(kim.token, 1);
    await leave();
    app.store.transaction(() => app.store.users.setEmail(kim.id, 'kim@example.org'));
    app.provider.fail('down', ['cancel']);
    await expect(app.run('payment news')).rejects.toThrow('down');
    expect(Object.values(app.known().customers).map(({ email }) => email)).toContain('kim@example.org');
    expect(app.store.payments.endings('test')).toHaveLength(1);
  });

  it.each<PlanOnDeletion>(['end', 'refund', 'period'])(
    'while a renewal is paid gets all of that back, and is charged no more: %s',
    async (how) => {
      choose(how);
      await leave();
      app.moveProviderTo(new Date('2026-12-21T12:00:00.000Z'));
      await app.moveSiteTo(new Date('2026-12-21T12:00:01.000Z'));
      await settled();
      expect([givenBack(), standing()]).toMatchObject([[PRICE], { status: 'canceled' }]);
    },
  );

  it.each(['cancel', 'subscription', 'refundable', 'refund'] as const)(
    'loses nothing when the provider breaks off at %s, and gets nothing twice',
    async (call) => {
      choose('refund');
      await leave();
      for (const fault of ['down', 'lost'] as const) {
        app.provider.fail(fault, [call]);
        await expect(app.run('payment news')).rejects.toThrow(fault);
        app.provider.mend();
      }
      await settled();
      expect([givenBack(), standing()]).toMatchObject([[PRICE], { status: 'canceled' }]);
      expect(app.store.payments.endings('test')).toEqual([]);
    },
  );
});

describe('at Stripe', () => {
  async function paid() {
    const stripe = await startPaying();
    const { id, token } = await stripe.doctor();
    const subscription = await stripe.buy(token, 1);
    const invoice = newInvoice('in_1', subscription);
    stripe.double.known.invoices.set(invoice.id, invoice);
    await stripe.tell('customer.subscription.created', subscription);
    await stripe.tell('invoice.paid', invoice);
    await addUser(stripe.store, { email: 'root@example.com', manage_role: 'admin' });
    const admin = await stripe.signIn('root@example.com');
    const order = (amount: number, seen: number) =>
      stripe.post(
        `${ADMIN_API.all}/payments/1/refund`,
        { amount, left: seen, reason: REASON },
        { token: admin },
      );
    return { ...stripe, id, admin, order };
  }

  it('is asked once for each, and its refusal is said in its own words', async () => {
    const { double, order, store, id, run, mails } = await paid();
    const asks = 'POST /v1/refunds';
    double.fail({ cut: 'after', only: asks, times: 2 });
    expect((await order(1000, 4900)).json<Refund>()).toMatchObject({ state: 'waiting' });
    await run('payment news');
    expect([...double.known.refunds.values()].map(({ amount }) => amount)).toEqual([1000]);
    expect(store.payments.ofUser(id).at(-1)).toMatchObject({
      kind: 'refunded',
      amount: 1000,
      ref: 're_1:refunded',
    });
    // Stripe’s own word of it comes later, and does not say whose it is.
    expect(mails('ada@example.com')).toEqual(['plan-started', 'payment-refunded']);
    double.fail({ status: 402, only: asks });
    expect((await order(3900, 3900)).json<Refund>()).toMatchObject({
      state: 'refused',
      refused: 'card_error',
    });
    double.mend();
    expect((await order(3900, 3900)).json<Refund>()).toMatchObject({ state: 'done' });
  });

  it('does not give back what was paid elsewhere, and nothing waits for that', async () => {
    const { double, order, store, post, signIn, get, admin, run } = await paid();
    double.known.paidElsewhere.add('in_1');
    const refundable = await get(`${ADMIN_API.all}/payments/1/refundable`, { token: admin });
    expect(refundable.json<Refundable>().left.amount).toBe(0);
    expect((await order(1000, 4900)).status).toBe(409);
    const token = await signIn('ada@example.com');
    await post(ACCOUNT_API.deleteAccount, { currentPassword: PASSWORD }, { token });
    await run('payment news');
    expect([...double.known.subscriptions.values()].map(({ status }) => status)).toEqual(['canceled']);
    expect(store.payments.endings('stripe')).toEqual([]);
  });

  it('has a page of each customer, which administrators are led to', async () => {
    const { get, id, admin, store } = await paid();
    const user = (await get(`${ADMIN_API.all}/users/${id}`, { token: admin })).json<object>();
    const customer = store.payments.customer('stripe', id);
    expect(user).toMatchObject({ provider_page: `https://dashboard.stripe.com/test/customers/${customer}` });
  });
});

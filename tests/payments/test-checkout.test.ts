import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { API } from '#contract/paths.ts';
import type { Checkout, PlanOffer } from '#contract/plans.ts';
import type { TestBilling, TestOrder } from '#contract/test-checkout.ts';
import { startApp } from '../helpers/app.ts';
import { noon } from '../helpers/stores.ts';
import { startTestPaying } from './test-paying.ts';
import type { TestPaying } from './test-paying.ts';

const LABEL = 'Test checkout — no money moves, no real card.';

/** A doctor in the middle of a checkout, at the path of its page. */
async function ordering(plan: 1 | 2 = 1, app?: TestPaying) {
  const paying = app ?? (await startTestPaying());
  const doctor = await paying.doctor();
  const { url } = (await paying.order(doctor.token, plan)).json<Checkout>();
  const path = new URL(url).pathname;
  const order = async () => (await paying.get(`/api${path}`)).json<TestOrder>();
  return { app: paying, ...doctor, url, path, order };
}

/** A doctor with a plan, at the path of the billing page. */
async function paid(plan: 1 | 2 = 1, card: 'pays' | 'pays-once' = 'pays') {
  const { app, url, ...doctor } = await ordering(plan);
  await app.pay(url, card);
  const path = await app.portal(doctor.token);
  const billing = async () => (await app.get(`/api${path}`)).json<TestBilling>();
  const press = async (fields: Record<string, string>) => {
    expect((await app.press(path, fields)).headers.get('location')).toBe(path);
    await app.heard();
  };
  return { app, ...doctor, path, billing, press };
}

describe('the checkout page', () => {
  it('says what it is, and of whom', async () => {
    const { app, email, path, order } = await ordering(2);
    expect((await app.get(API.plans)).json<PlanOffer>().provider).toBe('test');
    const page = await app.get(path);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    for (const text of [LABEL, 'Sample data', email, '$290', 'Is declined', 'noindex'])
      expect(page.text).toContain(text);
    expect(await order()).toEqual({
      email,
      plan: 2,
      price: { amount: 29_000, currency: 'usd' },
      status: 'open',
      problem: null,
      paid_path: '/pricing?paid=1',
      back_path: '/pricing',
    });
  });

  it('asks for the price that administrators have chosen since the start, as the page of prices says', async () => {
    const { app, path, order, token } = await ordering();
    const { settings, transaction } = app.store;
    transaction(() => settings.choose({ ...settings.read(), price_monthly: 2500, price_currency: 'usd' }));
    const price = { amount: 2500, currency: 'usd' };
    expect((await app.get(API.plans)).json<PlanOffer>().prices[1]).toEqual(price);
    expect((await order()).price).toEqual(price);
    await app.press(path, { press: 'pay', card: 'pays' });
    await app.heard();
    const own = await app.get('/api/user/account', { token });
    expect(own.json<{ payments: object[] }>().payments).toMatchObject([{ kind: 'paid', ...price }]);
  });

  it('leads on when it is paid, and only then', async () => {
    const { app, id, path, order } = await ordering();
    const declined = await app.press(path, { press: 'pay', card: 'declined' });
    expect([declined.status, declined.headers.get('location')]).toEqual([303, path]);
    expect((await order()).problem).toContain('declined');
    expect((await app.press(path, { press: 'pay', card: 'second-step' })).headers.get('location')).toBe(path);
    expect((await app.get(path)).text).toContain('Is it you who pays?');
    await app.press(path, { press: 'refuse' });
    expect(await order()).toMatchObject({
      status: 'open',
      problem: expect.stringContaining('refused') as string,
    });
    expect(app.planOf(id)).toBe(0);
    const agreed = await app.press(path, { press: 'pay', card: 'pays' });
    expect([agreed.status, agreed.headers.get('location')]).toEqual([303, '/pricing?paid=1']);
    await app.heard();
    expect([app.planOf(id), (await order()).status]).toEqual([1, 'complete']);
  });

  it('takes one payment, however often it is pressed', async () => {
    const { app, id, path } = await ordering();
    await Promise.all([1, 2, 3].map(() => app.press(path, { press: 'pay', card: 'pays' })));
    await app.press(path, { press: 'agree' });
    await app.heard();
    expect(app.store.payments.ofUser(id)).toHaveLength(1);
  });

  it('of a plan that another took the place of cannot be paid', async () => {
    const { app, id, token, path, order } = await ordering();
    await app.order(token, 2);
    expect((await order()).status).toBe('expired');
    await app.press(path, { press: 'pay', card: 'pays' });
    await app.heard();
    expect(app.planOf(id)).toBe(0);
  });

  it.each([
    ['an id that nobody was given', (path: string) => `${path}0`, { press: 'pay', card: 'pays' }, {}, 404],
    ['a name of every object', () => '/demo/checkout/__proto__', { press: 'pay', card: 'pays' }, {}, 404],
    ['a card that there is not', (path: string) => path, { press: 'pay', card: 'gold' }, {}, 400],
    ['a button that there is not', (path: string) => path, { press: 'give' }, {}, 400],
    ['a page of others', (path: string) => path, { press: 'agree' }, { origin: 'http://evil.example' }, 403],
  ] as const)('refuses %s', async (_, of, fields, headers, status) => {
    const { app, path } = await ordering();
    expect((await app.press(of(path), fields, headers)).status).toBe(status);
  });
});

describe('the billing page', () => {
  it('shows the plan, the card and the invoices', async () => {
    const { app, email, path, billing } = await paid();
    const page = await app.get(path);
    for (const text of [LABEL, email, 'Monthly plan', 'Dec 21, 2026', '$29', 'Move on by a month'])
      expect(page.text).toContain(text);
    expect(await billing()).toMatchObject({
      card: 'pays',
      subscription: { plan: 1, status: 'active', ends: false },
      invoices: [{ status: 'paid', paid: { amount: 2900, currency: 'usd' } }],
      now: noon().toISOString(),
      days_ahead: 0,
      back_path: '/account',
    });
  });

  it('asks before it switches or cancels', async () => {
    const { app, path } = await paid();
    const asked = await app.get(`${path}?confirm=switch`);
    for (const text of [LABEL, 'Switch to the yearly plan?', 'you pay $261'])
      expect(asked.text).toContain(text);
    expect((await app.get(`${path}?confirm=cancel`)).text).toContain('It holds until Dec 21, 2026');
  });

  it('takes what is left of a month off a year', async () => {
    const { app, id, billing, press } = await paid();
    await app.moveTo(new Date('2026-12-06T12:00:00Z'));
    await press({ press: 'switch' });
    const { invoices, subscription } = await billing();
    expect(invoices[0].paid.amount).toBe(29_000 - 1450);
    expect([app.planOf(id), subscription?.period_end]).toEqual([2, '2027-12-06T12:00:00.000Z']);
  });

  it('does not switch with a card that pays no more', async () => {
    const { app, id, billing, press } = await paid(1, 'pays-once');
    await press({ press: 'switch' });
    expect((await billing()).problem).toContain('declined');
    expect([app.planOf(id), (await billing()).invoices.length]).toEqual([1, 1]);
  });

  it('has a month wait until the year is over, unless one stays', async () => {
    const { app, id, billing, press } = await paid(2);
    await press({ press: 'switch' });
    expect((await billing()).subscription).toMatchObject({ plan: 2, next_plan: 1, switch: null });
    await press({ press: 'keep' });
    expect((await billing()).subscription).toMatchObject({ plan: 2, next_plan: null });
    await press({ press: 'switch' });
    await app.moveTo(new Date('2027-11-22T12:00:00Z'));
    expect(app.planOf(id)).toBe(1);
    expect((await billing()).subscription?.period_end).toBe('2027-12-21T12:00:00.000Z');
  });

  it('keeps the card before one that is declined', async () => {
    const { billing, press } = await paid();
    await press({ press: 'card', card: 'declined' });
    expect(await billing()).toMatchObject({
      card: 'pays',
      problem: expect.stringContaining('stays') as string,
    });
  });

  it('takes at once what was refused, when the card is another', async () => {
    const { app, id, billing, press } = await paid(1, 'pays-once');
    await press({ press: 'clock', step: 'month' });
    expect((await billing()).invoices.map(({ status }) => status)).toEqual(['open', 'paid']);
    await press({ press: 'card', card: 'pays' });
    expect((await billing()).invoices.map(({ status }) => status)).toEqual(['paid', 'paid']);
    expect(app.store.payments.holding(id)[0].status).toBe('active');
  });
});

describe('the clock', () => {
  it('moved on by a month renews, and the site goes by it', async () => {
    const { app, id, token, billing, press } = await paid();
    await press({ press: 'clock', step: 'month' });
    expect(await billing()).toMatchObject({ now: '2026-12-21T12:00:00.000Z', days_ahead: 30 });
    // Still signed in: it is the time of plans alone.
    expect(await app.status(token)).toMatchObject({ plan: 1, renews_at: '2027-01-21T12:00:00.000Z' });
    for (let month = 0; month < 12; month++) await press({ press: 'clock', step: 'month' });
    expect(app.store.payments.ofUser(id)).toHaveLength(14);
    expect(app.planOf(id)).toBe(1);
  });

  it('moved on by a month and eight days takes a plan whose renewal fails', async () => {
    const { app, id, email, token, press } = await paid(1, 'pays-once');
    await press({ press: 'clock', step: 'month' });
    expect(await app.status(token)).toMatchObject({ plan: 1, status: 'past_due' });
    await press({ press: 'clock', step: '8-days' });
    expect([app.planOf(id), (await app.status(token)).status]).toEqual([0, 'none']);
    expect(app.mails(email)).toEqual(['plan-started', 'payment-failed', 'plan-ended']);
    const kinds = app.store.payments.ofUser(id).map(({ kind }) => kind);
    expect(kinds).toEqual(['paid', 'failed', 'failed', 'failed', 'failed']);
  });

  it('moved past all of it at once tells of each thing all the same', async () => {
    const { app, id, email, press } = await paid(1, 'pays-once');
    await Promise.all([press({ press: 'clock', step: 'month' }), press({ press: 'clock', step: 'month' })]);
    expect(app.planOf(id)).toBe(0);
    expect(app.mails(email)).toEqual(['plan-started', 'payment-failed', 'plan-ended']);
  });

  it('moved on by a month ends a plan that was canceled, and a new one begins', async () => {
    const { app, id, email, token, press } = await paid();
    await press({ press: 'cancel' });
    expect(app.planOf(id)).toBe(1);
    await press({ press: 'clock', step: 'month' });
    expect(app.planOf(id)).toBe(0);
    expect(app.mails(email)).toEqual(['plan-started', 'plan-ending', 'plan-ended']);
    await app.buy(token, 2);
    expect(await app.status(token)).toMatchObject({ plan: 2, renews_at: '2027-12-21T12:00:00.000Z' });
  });

  it('counts months from the 31st', async () => {
    const app = await startTestPaying({ time: new Date('2027-01-31T12:00:00Z') });
    const { id, token } = await app.doctor();
    await app.buy(token, 1);
    const ends = () => app.store.payments.holding(id)[0].period_end.slice(0, 10);
    expect(ends()).toBe('2027-02-28');
    await app.moveTo(new Date('2027-03-01T12:00:00Z'));
    expect(ends()).toBe('2027-03-31');
  });
});

it('a restart keeps plans, pages and the clock, and tells what was not told', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'test-checkout-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'directory.sqlite');
  const before = await startTestPaying({ file });
  const { id, email, url, path } = await ordering(1, before);
  await before.pay(url, 'pays');
  const portal = await before.portal(await before.signIn(email));
  await before.press(portal, { press: 'clock', step: 'month' });
  const shown = (await before.get(`/api${portal}`)).json();
  // The process ends between keeping what happened and telling of it.
  const { webhook } = before.context.payments.taken ?? expect.fail();
  webhook.hear = () => {
    throw new Error('killed');
  };
  expect((await before.press(portal, { press: 'cancel' })).status).toBe(500);
  await before.stop();

  const app = await startTestPaying({ file });
  expect((await app.get(`/api${path}`)).json<TestOrder>().status).toBe('complete');
  const { subscription, ...billing } = (await app.get(`/api${portal}`)).json<TestBilling>();
  expect({
    ...billing,
    subscription: { ...subscription, ends: false, switch: expect.anything() as unknown },
  }).toEqual(shown);
  expect(app.store.payments.holding(id)[0].cancel_at).toBeNull();
  await app.run('test checkout');
  await app.heard();
  expect(app.store.payments.holding(id)[0].cancel_at).toBe('2027-01-21T12:00:00.000Z');
});

it('its news are believed from nobody else', async () => {
  const { app, id } = await ordering();
  const event = { id: 'evt_1', type: 'invoice.paid', subscription: 'sub_1', payment: null };
  for (const signature of [undefined, '', 'abcd', 'ab'.repeat(32)]) {
    const headers = signature === undefined ? undefined : { 'stripe-signature': signature };
    expect((await app.post(API.paymentWebhook, event, { headers })).status).toBe(400);
  }
  expect([app.store.payments.lastOf('sub_1'), app.planOf(id)]).toEqual([0, 0]);
});

it('is nowhere outside of the demo', async () => {
  const { path } = await ordering();
  const portal = (await paid()).path;
  const app = await startApp();
  onTestFinished(app.close);
  expect(app.store.testCheckout).toBeNull();
  expect((await app.get(API.plans)).json<PlanOffer>().provider).toBe('off');
  for (const page of [path, portal, '/demo/checkout/x', '/demo/billing/x']) {
    expect((await app.get(page)).status).toBe(404);
    expect((await app.get(`/api${page}`)).status).toBe(404);
    for (const press of ['pay', 'cancel'])
      expect(
        (await app.send('POST', page, { body: new URLSearchParams({ press, card: 'pays' }) })).status,
      ).toBe(404);
  }
});

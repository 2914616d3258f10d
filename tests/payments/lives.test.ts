import { describe, expect, it } from 'vitest';
import { API } from '#contract/paths.ts';
import type { Checkout, Plan } from '#contract/plans.ts';
import { stripePayer, testPayer } from './payers.ts';

type Payer = Awaited<ReturnType<typeof testPayer>> | Awaited<ReturnType<typeof stripePayer>>;

/** What somebody who pays sees, whoever takes the money: one site, one subscription code. */
describe.each([
  ['stripe', stripePayer],
  ['test', testPayer],
] as const)('paying by %s', (provider, start: () => Promise<Payer>) => {
  async function ordering(plan: Plan = 1) {
    const payer = await start();
    const { app } = payer;
    const { id, email, token } = await app.doctor();
    const order = async () => (await app.order(token, plan)).json<Checkout>();
    const ledger = () => app.store.payments.ofUser(id).map(({ kind }) => kind);
    return { ...payer, id, email, token, order, ledger };
  }

  it('monthly, renewed, yearly, canceled, resumed, canceled, ended', async () => {
    const { app, id, email, token, order, ledger, ...payer } = await ordering();
    const { url, customerId, email: billed } = await order();
    expect([billed, customerId]).toEqual([email, app.store.payments.customer(provider, id)]);
    expect([app.planOf(id), (await app.status(token)).status]).toEqual([0, 'none']);
    await payer.pay(url, 'pays');
    expect(await app.status(token)).toEqual({
      plan: 1,
      status: 'active',
      renews_at: '2026-12-21T12:00:00.000Z',
      cancel_at: null,
      granted: false,
      managed: true,
    });
    expect((await app.order(token, 2)).status).toBe(202);

    await payer.moveTo(new Date('2026-12-21T15:00:00Z'));
    let session = await app.signIn(email);
    expect(await app.status(session)).toMatchObject({ plan: 1, renews_at: '2027-01-21T12:00:00.000Z' });
    expect(ledger()).toEqual(['paid', 'paid']);

    expect((await app.post(API.billingPortal, {}, { token: session })).status).toBe(200);
    await payer.switchToYearly(session);
    expect(app.planOf(id)).toBe(2);
    expect(await app.status(session)).toMatchObject({ renews_at: '2027-12-21T15:00:00.000Z' });

    await payer.setEnds(session, true);
    expect(await app.status(session)).toMatchObject({
      plan: 2,
      status: 'active',
      renews_at: null,
      cancel_at: '2027-12-21T15:00:00.000Z',
    });
    await payer.setEnds(session, false);
    expect(await app.status(session)).toMatchObject({ cancel_at: null });
    await payer.setEnds(session, true);
    await payer.moveTo(new Date('2027-12-21T14:59:00Z'));
    expect(app.planOf(id)).toBe(2);
    await payer.moveTo(new Date('2027-12-21T15:01:00Z'));
    session = await app.signIn(email);
    expect(await app.status(session)).toMatchObject({ plan: 0, status: 'none', managed: true });
    expect(app.mails(email)).toEqual(['plan-started', 'plan-ending', 'plan-ended']);
    expect((await app.order(session, 1)).status).toBe(200);
  });

  it('yearly', async () => {
    const { app, id, token, order, pay, moveTo } = await ordering(2);
    await pay((await order()).url, 'pays');
    expect(await app.status(token)).toMatchObject({ plan: 2, renews_at: '2027-11-21T12:00:00.000Z' });
    await moveTo(new Date('2027-11-21T15:00:00Z'));
    expect(app.store.payments.holding(id)[0].period_end).toBe('2028-11-21T12:00:00.000Z');
  });

  it('with a card that is declined, and then with another', async () => {
    const { app, id, email, order, ledger, pay } = await ordering();
    await pay((await order()).url, 'declined');
    expect([app.planOf(id), app.mails(email)]).toEqual([0, []]);
    const { url } = await order();
    await pay(url, 'pays');
    expect([app.planOf(id), app.mails(email), ledger().at(-1)]).toEqual([1, ['plan-started'], 'paid']);
  });

  it('with a card that asks for a second step', async () => {
    const { app, id, order, ledger, pay, moveTo } = await ordering();
    await pay((await order()).url, 'second-step');
    expect([app.planOf(id), ledger()]).toEqual([1, ['paid']]);
    await moveTo(new Date('2026-12-21T15:00:00Z'));
    expect(app.store.payments.holding(id)[0].period_end).toBe('2027-01-21T12:00:00.000Z');
  });

  it('a renewal that fails leaves the plan for seven days', async () => {
    const { app, id, email, order, pay, moveTo } = await ordering();
    await pay((await order()).url, 'pays-once');
    await moveTo(new Date('2026-12-21T15:00:00Z'));
    expect(await app.status(await app.signIn(email))).toMatchObject({
      plan: 1,
      status: 'past_due',
      renews_at: null,
      cancel_at: '2026-12-28T12:00:00.000Z',
    });
    await moveTo(new Date('2026-12-28T11:59:00Z'));
    expect(app.planOf(id)).toBe(1);
    await moveTo(new Date('2026-12-28T12:01:00Z'));
    expect(app.planOf(id)).toBe(0);
    expect(app.mails(email)).toEqual(['plan-started', 'payment-failed', 'plan-ended']);
  });

  it('a renewal that fails, and a card within the seven days', async () => {
    const { app, id, email, order, pay, useCard, moveTo } = await ordering();
    await pay((await order()).url, 'pays-once');
    await moveTo(new Date('2026-12-21T15:00:00Z'));
    expect(app.store.payments.holding(id)[0].status).toBe('past_due');
    await useCard(await app.signIn(email), 'pays');
    await moveTo(new Date('2026-12-29T12:00:00Z'));
    expect(await app.status(await app.signIn(email))).toMatchObject({
      plan: 1,
      status: 'active',
      renews_at: '2027-01-21T12:00:00.000Z',
    });
    expect(app.mails(email)).toEqual(['plan-started', 'payment-failed']);
  });

  it('who leaves pays no more', async () => {
    const { app, token, order, pay } = await ordering();
    await pay((await order()).url, 'pays');
    await app.post(API.deleteAccount, { currentPassword: 'a quiet green harbor' }, { token });
    expect(app.store.payments.endings(provider)).toHaveLength(1);
    await app.run('payment news');
    await app.heard();
    expect(app.store.payments.endings(provider)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { idOf } from './state.ts';
import { monthly, started, subscribed } from './started.ts';

describe('the checkout page', () => {
  it('takes a card and goes back', async () => {
    const { double, stripe } = await started();
    const session = await stripe.checkout.sessions.create(monthly(double));
    const page = await (await fetch(String(session.url))).text();
    expect(page).toContain('$49.00 per month');
    expect(page).toContain('<label>Email <input name="email"');
    expect(page).not.toContain('<script');
    const paid = await post(String(session.url), {
      cardNumber: '4242 4242 4242 4242',
      email: 'a@example.org',
    });
    expect(paid.headers.get('location')).toBe(`http://127.0.0.1:9/paid?session=${session.id}`);
    expect((await stripe.customers.list({ email: 'a@example.org' })).data).toHaveLength(1);
    expect(await (await fetch(String(session.url))).text()).toContain('You are all done here');
    await post(String(session.url), { cardNumber: '4242 4242 4242 4242' });
    expect(double.state.subscriptions.size).toBe(1);
  });

  it('says what is wrong with a card', async () => {
    const { double, stripe } = await started();
    const { url, id } = await stripe.checkout.sessions.create(monthly(double));
    const unknown = await post(String(url), { cardNumber: '1234', email: '"><b>' });
    expect(await unknown.text()).toContain('Your card number is invalid.');
    const declined = await post(String(url), { cardNumber: '4000 0000 0000 0002', email: '"><b>' });
    const page = await declined.text();
    expect(page).toContain('<p role="alert">Your card was declined.</p>');
    expect(page).toContain('value="&quot;>&lt;b>"');
    expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('open');
    expect((await stripe.events.list({ type: 'charge.*' })).data[0].type).toBe('charge.failed');
    expect(double.state.subscriptions.size).toBe(0);
  });

  it('asks for a second step', async () => {
    const { double, stripe } = await started();
    const { url, id } = await stripe.checkout.sessions.create(monthly(double));
    const card = { cardNumber: '4000 0025 0000 3155', email: 'a@example.org' };
    const step = `${double.origin}${(await post(String(url), card)).headers.get('location')}`;
    expect(await (await fetch(step)).text()).toContain('Complete authentication');
    expect(double.state.subscriptions.size).toBe(0);
    expect(await (await post(step, { outcome: 'fail' })).text()).toContain('unable to authenticate');
    await post(step, { outcome: 'complete' });
    expect(double.state.subscriptions.size).toBe(0);
    await post(String(url), card);
    expect((await post(step, { outcome: 'complete' })).headers.get('location')).toContain(id);
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'complete' });
  });

  it('expires after a day', async () => {
    const { double, stripe } = await started();
    const { url } = await stripe.checkout.sessions.create(monthly(double));
    await double.clock.advance(86_400_000);
    const page = await post(String(url), { cardNumber: '4242 4242 4242 4242' });
    expect(page.status).toBe(410);
    expect(double.state.subscriptions.size).toBe(0);
  });
});

describe('the portal', () => {
  it('changes the plan, cancels and resumes', async () => {
    const { double, stripe } = await started();
    const { customer, subscription } = await subscribed(double, stripe);
    const { url } = await stripe.billingPortal.sessions.create({
      customer,
      return_url: 'http://127.0.0.1:9/a',
    });
    expect(await (await fetch(url)).text()).toContain('active, renews on 2030-02-28');
    await post(url, { do: 'change', subscription, price: double.prices[1].id });
    expect(await (await fetch(url)).text()).toContain('active, renews on 2031-01-31');
    await post(url, { do: 'cancel', subscription });
    expect(await (await fetch(url)).text()).toContain('active, ends on 2031-01-31');
    expect((await stripe.subscriptions.retrieve(subscription)).cancel_at_period_end).toBe(true);
    await post(url, { do: 'resume', subscription });
    expect((await stripe.subscriptions.retrieve(subscription)).cancel_at_period_end).toBe(false);
  });

  it('takes another card, and pays what is open', async () => {
    const { double, stripe } = await started();
    const { customer, subscription } = await subscribed(double, stripe);
    const { url } = await stripe.billingPortal.sessions.create({ customer });
    double.useCard(customer, '4000 0000 0000 0341');
    await double.clock.advance(29 * 86_400_000);
    const invoice = idOf((await stripe.subscriptions.retrieve(subscription)).latest_invoice);
    expect(await (await post(url, { do: 'pay', invoice })).text()).toContain('Your card was declined.');
    expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('past_due');
    await post(url, { do: 'card', cardNumber: '4242424242424242' });
    await post(url, { do: 'pay', invoice });
    expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('active');
  });

  it('shows a customer nothing of another', async () => {
    const { double, stripe } = await started();
    const { subscription } = await subscribed(double, stripe);
    const { id } = await stripe.customers.create({});
    const { url } = await stripe.billingPortal.sessions.create({ customer: id });
    expect(await (await fetch(url)).text()).toContain('You have no plan.');
    expect(await (await post(url, { do: 'cancel', subscription })).text()).toContain(
      'There is no such plan.',
    );
    expect((await stripe.subscriptions.retrieve(subscription)).cancel_at_period_end).toBe(false);
  });
});

describe('the control page', () => {
  it('moves the clock and lets requests fail', async () => {
    const { double, stripe } = await started();
    const { customer, subscription } = await subscribed(double, stripe);
    expect(await (await fetch(`${double.origin}/control`)).text()).toContain('2030-01-31T12:00:00.000Z');
    await post(`${double.origin}/control/card`, { customer, number: '4000 0000 0000 0341' });
    await post(`${double.origin}/control/advance`, { days: '29' });
    expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('past_due');
    await post(`${double.origin}/control/fault`, { status: '500', times: '1' });
    await expect(stripe.customers.list()).rejects.toMatchObject({ statusCode: 500 });
    expect((await stripe.customers.list()).data).toHaveLength(1);
    expect((await fetch(`${double.origin}/control/other`, { method: 'POST' })).status).toBe(404);
    const broken = await post(`${double.origin}/control/refund`, { charge: 'ch_none' });
    expect([broken.status, await broken.text()]).toEqual([
      500,
      expect.stringContaining('There is no ch_none'),
    ]);
  });
});

function post(url: string, fields: Record<string, string>): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}

import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { monthly, started } from './started.ts';

const key = { idempotencyKey: 'checkout-7-monthly-1' };

describe('idempotency keys', () => {
  it('answer the same again', async () => {
    const { double, stripe } = await started();
    const first = await stripe.checkout.sessions.create(monthly(double), key);
    const again = await stripe.checkout.sessions.create(monthly(double), key);
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(double.state.checkouts.size).toBe(1);
    const other = await stripe.checkout.sessions.create(monthly(double), { idempotencyKey: 'other' });
    expect(other.id).not.toBe(first.id);
  });

  it('are for one request only', async () => {
    const { double, stripe } = await started();
    await stripe.checkout.sessions.create(monthly(double), key);
    const other = stripe.checkout.sessions.create(monthly(double, { client_reference_id: '8' }), key);
    await expect(other).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  });

  it('conflict while the first request runs', async () => {
    const { double, stripe } = await started();
    double.faults.add({ slow: 1000, times: 1 });
    const first = stripe.checkout.sessions.create(monthly(double), key);
    await expect.poll(() => double.calls.length).toBe(1);
    await expect(stripe.checkout.sessions.create(monthly(double), key)).rejects.toMatchObject({
      statusCode: 409,
      code: 'idempotency_key_in_use',
    });
    expect((await first).status).toBe('open');
    expect(double.state.checkouts.size).toBe(1);
  });

  it('stand in the events of what they did', async () => {
    const { stripe } = await started();
    await stripe.customers.create({ email: 'a@example.org' }, key);
    const { data } = await stripe.events.list();
    expect(data[0].request?.idempotency_key).toBe(key.idempotencyKey);
  });

  it('find the answer that got lost', async () => {
    const { double, stripe } = await started();
    double.faults.add({ cut: 'after', times: 1 });
    // The package tries once more by itself, with the same key, when a connection breaks.
    const session = await stripe.checkout.sessions.create(monthly(double), key);
    expect(double.calls.map(({ status }) => status)).toEqual([null, 200]);
    expect([...double.state.checkouts.keys()]).toEqual([session.id]);
  });
});

describe('faults', () => {
  it.for([
    [500, 'StripeAPIError'],
    [429, 'StripeRateLimitError'],
    [402, 'StripeCardError'],
  ] as const)('%i', async ([status, type]) => {
    const { double, stripe } = await started();
    double.faults.add({ status, retryAfter: 7, only: 'POST /v1/checkout/sessions' });
    await stripe.customers.create({});
    const failing = await stripe.checkout.sessions.create(monthly(double)).catch((error: unknown) => error);
    expect(failing).toMatchObject({ type, statusCode: status });
    if (status === 429) expect(failing).toMatchObject({ headers: { 'retry-after': '7' } });
    expect(double.state.checkouts.size).toBe(0);
    double.faults.clear();
    expect((await stripe.checkout.sessions.create(monthly(double), key)).status).toBe('open');
  });

  it('are over after so many requests', async () => {
    const { double } = await started();
    double.faults.add({ status: 500, times: 1 });
    const patient = new Stripe(double.secretKey, { ...double.client, maxNetworkRetries: 1 });
    expect((await patient.checkout.sessions.create(monthly(double))).status).toBe('open');
    expect(double.calls.map(({ status }) => status)).toEqual([500, 200]);
  });

  it('slow, longer than the caller waits', async () => {
    const { double } = await started();
    double.faults.add({ slow: 3000, times: 1 });
    const hasty = new Stripe(double.secretKey, { ...double.client, timeout: 200, maxNetworkRetries: 0 });
    await expect(hasty.customers.list()).rejects.toMatchObject({ type: 'StripeConnectionError' });
  });

  it('cut, and down', async () => {
    const { double, stripe } = await started();
    double.faults.add({ cut: 'before' });
    await expect(stripe.customers.create({})).rejects.toMatchObject({ type: 'StripeConnectionError' });
    expect(double.state.customers.size).toBe(0);
    double.faults.clear();
    await double.down();
    await expect(stripe.customers.list()).rejects.toMatchObject({ type: 'StripeConnectionError' });
    await double.up();
    expect((await stripe.customers.list()).data).toEqual([]);
  });
});

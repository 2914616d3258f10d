import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { monthly, started, subscribed } from './started.ts';

type CreateParams = Stripe.Checkout.SessionCreateParams;

/** What TypeScript would not let through either. */
const wrong = (params: object) => params as CreateParams;

describe('refuses, as the types of the package do,', () => {
  it.for([
    ['an unknown parameter', { foo: 'bar' }, 'foo', 'parameter_unknown'],
    [
      'one of an earlier version',
      { payment_method_types: ['card'] },
      'payment_method_types',
      'parameter_unknown',
    ],
    [
      'one that is unknown inside',
      { line_items: [{ prize: 'x' }] },
      'line_items[0][prize]',
      'parameter_unknown',
    ],
    ['a value outside of an open enum', { mode: 'lease' }, 'mode', undefined],
    [
      'a wrong type',
      { line_items: [{ price: 'x', quantity: 'two' }] },
      'line_items[0][quantity]',
      'parameter_invalid_integer',
    ],
    ['an object for a string', { client_reference_id: { id: 7 } }, 'client_reference_id', undefined],
    [
      'a missing field',
      { automatic_tax: { liability: { type: 'self' } } },
      'automatic_tax[enabled]',
      'parameter_missing',
    ],
    ['no boolean', { allow_promotion_codes: 'perhaps' }, 'allow_promotion_codes', undefined],
  ] as const)('%s', async ([, params, param, code]) => {
    const { double, stripe } = await started();
    const refused = stripe.checkout.sessions.create(monthly(double, wrong(params)));
    await expect(refused).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      message: expect.not.stringContaining('does not play') as string,
      statusCode: 400,
      param,
      code,
    });
    expect(double.state.checkouts.size).toBe(0);
  });

  it('parameters in the query as well', async () => {
    const { stripe } = await started();
    const status = 'alive' as Stripe.SubscriptionListParams.Status;
    await expect(stripe.subscriptions.list({ status })).rejects.toMatchObject({
      param: 'status',
      statusCode: 400,
    });
    await expect(stripe.invoices.list({ limit: 1000 })).rejects.toMatchObject({ param: 'limit' });
  });

  it('and takes numbers and booleans in their encoded form', async () => {
    const { double, stripe } = await started();
    const { subscription } = await subscribed(double, stripe);
    const changed = await stripe.subscriptions.update(subscription, {
      cancel_at_period_end: true,
      metadata: { a: 1 },
    });
    expect(changed).toMatchObject({ cancel_at_period_end: true, metadata: { a: '1', user_id: '7' } });
  });
});

describe('refuses, as the documentation does,', () => {
  it.for([
    ['an unknown price', { line_items: [{ price: 'price_none' }] }, 'line_items[0][price]'],
    ['an unknown customer', { customer: 'cus_none' }, 'customer'],
    ['no lines', { line_items: [] }, 'line_items'],
    ['an address that is none', { success_url: '/paid' }, 'success_url'],
    ['a session that lasts too long', { expires_at: 2_000_000_000 }, 'expires_at'],
  ] as const)('%s', async ([, params, param]) => {
    const { double, stripe } = await started();
    const refused = stripe.checkout.sessions.create(monthly(double, wrong(params)));
    await expect(refused).rejects.toMatchObject({ type: 'StripeInvalidRequestError', param });
  });
});

it('refuses a customer together with an address', async () => {
  const { double, stripe } = await started();
  const { id: customer } = await stripe.customers.create({});
  const both = monthly(double, { customer, customer_email: 'a@example.org' });
  await expect(stripe.checkout.sessions.create(both)).rejects.toThrow('only specify one of these parameters');
});

it('says what it does not play', async () => {
  const { double, stripe } = await started();
  const refused = stripe.checkout.sessions.create(monthly(double, { allow_promotion_codes: true }));
  await expect(refused).rejects.toThrow("does not play 'allow_promotion_codes'");
  const { subscription } = await subscribed(double, stripe);
  const second = stripe.subscriptions.update(subscription, { items: [{ price: double.prices[1].id }] });
  await expect(second).rejects.toThrow('a second item');
});

it('knows nobody without the key', async () => {
  const { double } = await started();
  const stranger = new Stripe('sk_test_other', { ...double.client, maxNetworkRetries: 0 });
  await expect(stranger.customers.list()).rejects.toMatchObject({
    type: 'StripeAuthenticationError',
    statusCode: 401,
  });
  const nobody = await fetch(`${double.origin}/v1/customers`);
  expect(nobody.status).toBe(401);
  expect(await nobody.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
});

it('does not know other paths, objects and versions', async () => {
  const { double, stripe } = await started();
  await expect(stripe.products.list()).rejects.toMatchObject({ statusCode: 404 });
  await expect(stripe.invoices.retrieve('in_none')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
  const older = stripe.customers.list({}, { apiVersion: '2020-08-27' });
  await expect(older).rejects.toThrow('speaks 2026-10-28.endive');
  await expect(stripe.customers.retrieve('cus_x', { expand: ['sources'] })).rejects.toThrow(
    'No such customer',
  );
  const { customer } = await subscribed(double, stripe);
  await expect(stripe.customers.retrieve(customer, { expand: ['sources'] })).rejects.toThrow(
    'cannot be expanded',
  );
});

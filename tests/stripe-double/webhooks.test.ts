import { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import type { Received } from './started.ts';
import { DAY, startEndpoint, started, subscribed } from './started.ts';

const secret = 'whsec_of_a_test';

it('sends signed events in order', async () => {
  const { double, stripe, received } = await withEndpoint();
  await subscribed(double, stripe);
  await double.webhooks.settled();
  expect(received.map((one) => verified(one).type)).toEqual([
    'customer.created',
    'customer.subscription.created',
    'invoice.created',
    'invoice.finalized',
    'charge.succeeded',
    'invoice.paid',
    'invoice.payment_succeeded',
    'customer.subscription.updated',
    'checkout.session.completed',
  ]);
  expect(verified(received[1]).data.object).toMatchObject({ status: 'incomplete' });
  expect(verified(received[7]).data).toMatchObject({
    object: { status: 'active' },
    previous_attributes: { status: 'incomplete' },
  });
  const { data } = await stripe.events.list({ limit: 100 });
  expect(data.toReversed()).toEqual(received.map(verified));
});

it('sends signatures that are wrong, stale or not there, when told', async () => {
  const { double, stripe, received } = await withEndpoint();
  await stripe.customers.create({});
  await double.webhooks.settled();
  const [event] = double.state.events.values();
  for (const signature of ['wrong', 'stale', 'unsigned'] as const)
    await double.webhooks.replay([event], { signature });
  const [right, ...forged] = received;
  expect(verified(right).id).toBe(event.id);
  for (const one of forged)
    expect(() => verified(one)).toThrow(Stripe.errors.StripeSignatureVerificationError);
  expect(forged.map(({ headers }) => typeof headers['stripe-signature'])).toEqual([
    'string',
    'string',
    'undefined',
  ]);
  // Stale means rightly signed, too long ago.
  expect(verified(forged[1], 302).id).toBe(event.id);
});

it('doubles and shuffles by its seed', async () => {
  const orders: string[][] = [];
  for (const seed of [5, 5, 6]) {
    const { double, stripe, received } = await withEndpoint(seed);
    double.webhooks.hold();
    await subscribed(double, stripe);
    await double.clock.advance(DAY);
    expect(received).toEqual([]);
    await double.webhooks.release({ times: [1, 10], shuffle: true });
    orders.push(received.map((one) => verified(one).type));
    const ids = [...new Set(received.map((one) => verified(one).id))];
    const inOrder = [...double.state.events.keys()];
    expect(ids).not.toEqual(inOrder);
    expect(ids.toSorted()).toEqual(inOrder.toSorted());
  }
  expect(orders[1]).toEqual(orders[0]);
  expect(orders[2]).not.toEqual(orders[0]);
  expect(orders[0].length).toBeGreaterThan(18);
  expect(orders[0].length).toBeLessThan(90);
});

it('mixes as it goes, drops, and sends several at once', async () => {
  const { double, stripe, received } = await withEndpoint();
  double.webhooks.behave({
    shuffle: true,
    times: 2,
    atOnce: 4,
    drop: ({ type }) => type.startsWith('invoice.'),
  });
  await subscribed(double, stripe);
  await double.webhooks.settled();
  const types = received.map((one) => verified(one).type);
  expect(types.toSorted()).toEqual(
    [
      'customer.created',
      'customer.subscription.created',
      'charge.succeeded',
      'customer.subscription.updated',
      'checkout.session.completed',
    ]
      .flatMap((type) => [type, type])
      .toSorted(),
  );
});

it('notes what the endpoint answered, and tries again what failed', async () => {
  let isWell = false;
  const { double, stripe, received } = await withEndpoint(1, () => (isWell ? 200 : 503));
  await stripe.customers.create({});
  await double.webhooks.settled();
  await double.clock.advance(2 * 3_600_000);
  expect(double.webhooks.deliveries.map(({ status }) => status)).toEqual([503, 503]);
  expect(double.webhooks.deliveries[0]).toMatchObject({ answer: 'noted', signature: 'right' });
  expect(double.webhooks.deliveries[0].milliseconds).toBeGreaterThan(0);
  isWell = true;
  await double.clock.advance(5 * DAY);
  expect(double.webhooks.deliveries.map(({ status }) => status)).toEqual([503, 503, 200]);
  expect(new Set(received.map((one) => verified(one).id)).size).toBe(1);
});

it('gives up after three days on an endpoint that is not there', async () => {
  const { double, stripe } = await started({ endpoint: { url: 'http://127.0.0.1:9/webhook', secret } });
  await stripe.customers.create({});
  await double.webhooks.settled();
  await double.clock.advance(30 * DAY);
  expect(double.webhooks.deliveries).toHaveLength(7);
  expect(double.webhooks.deliveries.every(({ status }) => status === null)).toBe(true);
});

it('sends nothing beyond this machine', async () => {
  const { double } = await started();
  expect(() => double.webhooks.sendTo({ url: 'https://example.org/webhook', secret })).toThrow(
    'beyond this machine',
  );
});

async function withEndpoint(seed = 1, status?: (received: Received) => number) {
  const endpoint = await startEndpoint(status);
  return {
    ...(await started({ seed, endpoint: { url: endpoint.url, secret } })),
    received: endpoint.received,
  };
}

/** The event, as the real package reads it. */
function verified({ headers, body }: Received, tolerance = 300): Stripe.Event {
  return Stripe.webhooks.constructEvent(body, headers['stripe-signature'] ?? '', secret, tolerance);
}

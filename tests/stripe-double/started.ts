import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Stripe } from 'stripe';
import { onTestFinished } from 'vitest';
import { startStripeDouble } from './server.ts';
import type { StripeDouble, StripeDoubleOptions } from './server.ts';
import { idOf } from './state.ts';

export const DAY = 86_400_000;

/** A stand-in whose clock begins at noon of 31 January 2030, and the real package that talks to it, without retries. */
export async function started(
  options: StripeDoubleOptions = {},
): Promise<{ double: StripeDouble; stripe: Stripe }> {
  const double = await startStripeDouble({ time: new Date('2030-01-31T12:00:00Z'), ...options });
  onTestFinished(() => double.close());
  const stripe = new Stripe(double.secretKey, {
    ...double.client,
    apiVersion: '2026-10-28.endive',
    maxNetworkRetries: 0,
  });
  return { double, stripe };
}

/** What a checkout of the monthly plan asks for. */
export function monthly(
  double: StripeDouble,
  more: Stripe.Checkout.SessionCreateParams = {},
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'subscription',
    line_items: [{ price: double.prices[0].id, quantity: 1 }],
    client_reference_id: '7',
    success_url: 'http://127.0.0.1:9/paid?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://127.0.0.1:9/pricing',
    subscription_data: { metadata: { user_id: '7' } },
    ...more,
  };
}

/** A customer with a monthly subscription that is paid. */
export async function subscribed(
  double: StripeDouble,
  stripe: Stripe,
  more: Stripe.Checkout.SessionCreateParams = {},
): Promise<{ customer: string; subscription: string }> {
  const { id: customer } = await stripe.customers.create({ email: 'doctor@example.org' });
  const session = await stripe.checkout.sessions.create(monthly(double, { customer, ...more }));
  double.pay(session.id);
  const { subscription } = await stripe.checkout.sessions.retrieve(session.id);
  return { customer, subscription: idOf(subscription) };
}

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** An endpoint of webhooks that answers with this status. */
export async function startEndpoint(
  status: (received: Received) => number | Promise<number> = () => 200,
): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const one = { headers: request.headers, body };
      received.push(one);
      response.writeHead(await status(one)).end('noted');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`, received };
}

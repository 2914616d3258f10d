import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { ProviderDown } from '../../server/features/payments/provider.ts';
import type { PaymentProvider } from '../../server/features/payments/provider.ts';
import { createStripeProvider } from '../../server/features/payments/stripe-provider.ts';
import { stripeConfig } from './paying.ts';

const PATIENCE = 300;
const BUYER = { id: 7, created_at: '2026-11-21T12:00:00.000Z' };
const ORDER = {
  buyer: BUYER,
  customer: 'cus_1',
  plan: 1,
  key: 'key',
  successUrl: 'x',
  cancelUrl: 'x',
} as const;

const CALLS: Record<string, (provider: PaymentProvider) => Promise<unknown>> = {
  customer: (provider) => provider.customer({ ...BUYER, email: 'ada@example.com' }),
  checkout: (provider) => provider.checkout(ORDER),
  session: (provider) => provider.session('cs_1'),
  expire: (provider) => provider.expire('cs_1'),
  portal: (provider) => provider.portal('cus_1', 'x'),
  subscription: (provider) => provider.subscription('sub_1'),
  subscriptionsOf: (provider) => provider.subscriptionsOf('cus_1'),
};

const answers = (text: string, status = 200): RequestListener => {
  return (_, response) => response.writeHead(status, { 'content-type': 'application/json' }).end(text);
};
const ANSWERS: Record<string, RequestListener> = {
  ...Object.fromEntries(
    ['{}', 'null', '[]', '"x"', '5', '', '{"id":', '{"id":5}'].map((text) => [text, answers(text)]),
  ),
  'an open session without its address': answers('{"id":"cs_1","url":null,"status":"open"}'),
  'a page without TLS': answers('{"id":"cs_1","url":"http://example.com/","status":"open"}'),
  'a script for a page': answers('{"id":"cs_1","url":"javascript:alert(1)","status":"open"}'),
  'an error that is none': answers('{"error":"x"}', 400),
  'a page of something in between': answers('<!doctype html><title>Sign in to the network</title>'),
  'another address': (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  'no content': (_, response) => response.writeHead(204).end(),
  'an answer cut in the middle': (_, response) => {
    response.writeHead(200, { 'content-length': 100 }).write('{"id":');
    setTimeout(() => response.destroy(), 20);
  },
  'an answer drop by drop': (_, response) => {
    const drops = setInterval(() => response.write(' '), 50);
    response.once('close', () => clearInterval(drops));
  },
};

it.each(Object.entries(ANSWERS))('%s is no answer to work with', async (name, answer) => {
  const provider = await providerAnswering(answer);
  const calls = Object.entries(CALLS).filter(
    ([call]) =>
      !/^(an open session|a page without|a script)/.test(name) || /session|expire|checkout|portal/.test(call),
  );
  // Side by side: each is asked twice, with half a second in between.
  await Promise.all(
    calls.map(([call, ask]) => expect(ask(provider), call).rejects.toBeInstanceOf(ProviderDown)),
  );
});

async function providerAnswering(answer: RequestListener): Promise<PaymentProvider> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const stripe = { origin: `http://127.0.0.1:${port}`, secretKey: 'sk_test_1' };
  return createStripeProvider(stripeConfig(stripe, PATIENCE), 'https://directory.example.org');
}

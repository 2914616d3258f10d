import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Stripe } from 'stripe';
import { answerOf, createApi } from './api/api.ts';
import { createClock } from './clock.ts';
import type { Clock } from './clock.ts';
import { createControls } from './controls.ts';
import type { Controls } from './controls.ts';
import { createFaults, refusalOf } from './faults.ts';
import type { Faults } from './faults.ts';
import { idsFrom, randomFrom } from './ids.ts';
import { newPrice } from './objects/price.ts';
import type { PriceOptions } from './objects/price.ts';
import { checkoutPage } from './pages/checkout.ts';
import { controlPage } from './pages/control.ts';
import { page, html } from './pages/html.ts';
import { portalPage } from './pages/portal.ts';
import type { State } from './state.ts';
import { createWebhooks } from './webhooks.ts';
import type { Endpoint, Webhooks } from './webhooks.ts';

export interface StripeDoubleOptions {
  port?: number;
  secretKey?: string;
  prices?: PriceOptions[];
  /** Where webhooks go; `webhooks.sendTo` sets it later. */
  endpoint?: Endpoint | null;
  /** When its clock begins: this second. */
  time?: Date;
  /** Of ids and of every chance. */
  seed?: number;
  /** The clock of the endpoint, whose time the signatures bear: the machine's. */
  signingTime?: () => Date;
  /** How long it waits for the endpoint's answer, in milliseconds. */
  webhookTimeout?: number;
}

/** A request to the API that was answered or cut. */
export interface ApiCall {
  /** 'POST /v1/customers/:id' */
  route: string;
  idempotencyKey: string | null;
  /** Null if the connection was cut. */
  status: number | null;
}

export interface StripeDouble extends Controls {
  /** http://127.0.0.1:PORT, the STRIPE_API_BASE. */
  origin: string;
  secretKey: string;
  /** Options with which the stripe package talks to it. */
  client: { host: string; port: number; protocol: 'http' };
  prices: Stripe.Price[];
  /** Everything it knows, to look at. */
  state: State;
  clock: Clock;
  webhooks: Webhooks;
  faults: Faults;
  calls: ApiCall[];
  /** Refuses connections until `up`. */
  down(): Promise<void>;
  up(): Promise<void>;
  close(): Promise<void>;
}

const PRICES: PriceOptions[] = [
  { id: 'price_1StandInMonthly', amount: 4900, interval: 'month' },
  { id: 'price_1StandInYearly', amount: 49000, interval: 'year' },
];

/**
 * A stand-in for Stripe on loopback, for the real stripe package:
 *
 *     const double = await startStripeDouble({ endpoint: { url: `${app}/api/payment/webhook`, secret: 'whsec_…' } });
 *     const stripe = new Stripe(double.secretKey, { ...double.client, apiVersion: '2026-10-28.endive' });
 *     const session = await stripe.checkout.sessions.create({ … });   // a page at session.url, for a browser
 *     double.pay(session.id);                                         // or paid here, with any test card
 *     await double.webhooks.settled();                                // every event has been answered
 *     await double.clock.advance(31 * 86_400_000);                    // renewals, retries, endings
 *     double.webhooks.hold(); …; await double.webhooks.release({ shuffle: true, times: [1, 10] });
 *     await double.webhooks.replay(events, { signature: 'stale' });   // double.webhooks.deliveries: what came of it
 *     double.faults.add({ status: 500, times: 1 });                   // or slow, cut; await double.down()
 *     await double.close();
 *
 * It refuses what the types of the installed package do not allow, and says so of what they allow and it does not
 * play. A browser presses the same at /control, or with `POST /control/advance`.
 */
export async function startStripeDouble(options: StripeDoubleOptions = {}): Promise<StripeDouble> {
  const { secretKey = 'sk_test_standin', seed = 1, signingTime = () => new Date() } = options;
  const random = randomFrom(seed);
  const state = newState(options, random);
  const webhooks = createWebhooks(options.endpoint ?? null, {
    random,
    time: () => state.time,
    signingTime: () => Math.floor(signingTime().getTime() / 1000),
    timeout: options.webhookTimeout ?? 20_000,
  });
  state.send = webhooks.add;
  const clock = createClock(state, webhooks);
  const controls = createControls(state);
  const faults = createFaults();
  const api = createApi(state, secretKey);
  const calls: ApiCall[] = [];

  // Whoever asks ends connections: one that is closed just when it is used again would be a fault that nobody ordered.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    const { path, query } = addressOf(request);
    const answered = path.startsWith('/v1/')
      ? answerApi(request, response, path, query)
      : answerPage(request, response, path);
    answered.catch((error: unknown) => breakDown(response, error));
  });
  await listen(options.port ?? 0);
  const { port } = server.address() as AddressInfo;
  state.origin = `http://127.0.0.1:${port}`;

  return {
    ...controls,
    origin: state.origin,
    secretKey,
    client: { host: '127.0.0.1', port, protocol: 'http' },
    prices: [...state.prices.values()],
    state,
    clock,
    webhooks,
    faults,
    calls,
    down: stop,
    up: () => listen(port),
    async close() {
      if (server.listening) await stop();
      await webhooks.settled();
    },
  };

  async function answerApi(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: string,
  ): Promise<void> {
    const header = (name: string) => request.headers[name] as string | undefined;
    const asked = { method: request.method ?? '', path, query, body: await text(request), header };
    const route = api.nameOf(asked);
    const fault = faults.hitting(route) ?? {};
    const refusal = refusalOf(fault);
    const call: ApiCall = { route, idempotencyKey: header('idempotency-key') ?? null, status: null };
    calls.push(call);
    if (fault.cut === 'before') return void request.socket.destroy();
    const wait = async () => {
      if (fault.slow !== undefined) await sleep(fault.slow);
    };
    if (refusal) await wait();
    const answer = refusal ? answerOf(refusal) : await api.answer(asked, wait);
    if (fault.cut === 'after') return void request.socket.destroy();
    call.status = answer.status;
    response
      .writeHead(answer.status, {
        'content-type': 'application/json',
        'request-id': state.newId('req_', 14),
        ...answer.headers,
      })
      .end(JSON.stringify(answer.body, null, 2));
  }

  async function answerPage(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const fields = Object.fromEntries(new URLSearchParams(await text(request)));
    const asked = { method: request.method ?? '', path, fields };
    const answer =
      checkoutPage(state, asked) ??
      portalPage(state, asked) ??
      (await controlPage({ state, clock, controls, faults, webhooks }, asked)) ??
      page('Not found', html`<p>There is no such page.</p>`, 404);
    if ('location' in answer) response.writeHead(303, { location: answer.location }).end();
    else response.writeHead(answer.status, { 'content-type': 'text/html; charset=utf-8' }).end(answer.html);
  }

  async function listen(at: number): Promise<void> {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
  }

  async function stop(): Promise<void> {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  }
}

/** An error of the stand-in's own, or of whoever pressed a control. */
function breakDown(response: ServerResponse, error: unknown): void {
  const message = `The stand-in broke: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  if (!response.headersSent) response.writeHead(500, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { type: 'api_error', message } }));
}

function newState({ prices = PRICES, time = new Date() }: StripeDoubleOptions, random: () => number): State {
  const start = Math.floor(time.getTime() / 1000);
  return {
    time: start * 1000,
    newId: idsFrom(random),
    prices: new Map(prices.map((price) => [price.id, newPrice(price, start)])),
    customers: new Map(),
    cards: new Map(),
    checkouts: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    invoicePayments: new Map(),
    charges: new Map(),
    portals: new Map(),
    events: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    pendingLines: new Map(),
    announced: new Set(),
    idempotencyKey: null,
    origin: '',
    send: () => undefined,
  };
}

function addressOf({ url = '' }: IncomingMessage): { path: string; query: string } {
  const [path, query = ''] = url.split('?', 2);
  return { path, query };
}

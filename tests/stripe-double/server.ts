import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { Stripe } from 'stripe';
import { ANSWERS, pay } from './answers.ts';
import type { Known, Params } from './answers.ts';
import type { Subscription } from './objects.ts';
import { FAILURES, StripeRefusal } from './refusal.ts';

const SECRET_KEY = 'sk_test_standin';

/** What goes wrong with requests. */
interface Fault {
  /** Milliseconds before anything is done. */
  slow?: number;
  /** Answered so, nothing done. */
  status?: keyof typeof FAILURES;
  /** The connection breaks: before anything is done, or when all is done and the answer would be sent. */
  cut?: 'before' | 'after';
  /** Only requests of this route: 'POST /v1/checkout/sessions'. */
  only?: string;
  /** How many requests it hits; all of them without it. */
  times?: number;
}

/** A request as it came. */
interface Call {
  /** 'GET /v1/subscriptions/:id' */
  route: string;
  params: Params;
  idempotencyKey: string | null;
}

export interface StripeDouble {
  /** http://127.0.0.1:PORT, the STRIPE_API_BASE. */
  origin: string;
  secretKey: string;
  known: Known;
  calls: Call[];
  fail(fault: Fault): void;
  mend(): void;
  /** Pays for a checkout session, as somebody on Stripe's page would. */
  pay(session: string): Subscription;
  close(): Promise<void>;
}

/**
 * A stand-in for Stripe on loopback, for the real stripe package: it answers what server/payments/stripe-provider.ts
 * asks, or fails. It bills nobody: a test says what has become of a subscription, and tells of it (news.ts).
 */
export async function startStripeDouble(): Promise<StripeDouble> {
  const known: Known = {
    customers: new Map(),
    checkouts: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    paidElsewhere: new Set(),
    refunds: new Map(),
  };
  const calls: Call[] = [];
  /** By their idempotency keys. */
  const answers = new Map<string, { request: string; answer: string }>();
  let faults: Fault[] = [];
  // Whoever asks ends connections: one that is closed just when it is used again would be a fault that nobody ordered.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    answer(request, response).catch((error: unknown) => refuse(response, error));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    secretKey: SECRET_KEY,
    known,
    calls,
    fail: (fault) => void faults.push({ ...fault }),
    mend: () => (faults = []),
    pay: (session) => pay(known, session),
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path, query] = (request.url ?? '').split('?', 2);
    const encoded = query ?? (await text(request));
    const params = Object.fromEntries(new URLSearchParams(encoded));
    const { route, id } = routeOf(`${request.method} ${path}`);
    const key = request.headers['idempotency-key'];
    const idempotencyKey = typeof key === 'string' ? key : null;
    calls.push({ route, params, idempotencyKey });
    const fault = faultOf(route);
    if (fault?.slow !== undefined) await sleep(fault.slow, undefined, { ref: false });
    if (fault?.cut === 'before') return void request.socket.destroy();
    if (fault?.status) throw FAILURES[fault.status];
    check(request);
    const ask = () => JSON.stringify(ANSWERS[route](known, params, id, origin));
    const body = idempotencyKey === null ? ask() : doneOnce(idempotencyKey, `${path} ${encoded}`, ask);
    if (fault?.cut === 'after') return void request.socket.destroy();
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  }

  function faultOf(route: string): Fault | undefined {
    const fault = faults.find(({ only, times = 1 }) => times > 0 && (only ?? route) === route);
    if (fault?.times !== undefined) fault.times -= 1;
    return fault;
  }

  /** The same request under the same key is done once. */
  function doneOnce(key: string, request: string, ask: () => string): string {
    const before = answers.get(key) ?? { request, answer: ask() };
    if (before.request !== request) throw new StripeRefusal(400, 'idempotency_error');
    answers.set(key, before);
    return before.answer;
  }
}

function routeOf(line: string): { route: string; id: string } {
  for (const route of Object.keys(ANSWERS)) {
    const found = new RegExp(`^${route.replace(':id', '([^/]+)')}$`).exec(line);
    if (found) return { route, id: found[1] ?? '' };
  }
  throw new StripeRefusal(404, 'invalid_request_error', { message: `Unrecognized request: ${line}` });
}

/** The objects here are those of one version of Stripe's API. */
function check({ headers }: IncomingMessage): void {
  if (headers.authorization !== `Bearer ${SECRET_KEY}`) throw new StripeRefusal(401, 'invalid_request_error');
  if (headers['stripe-version'] !== Stripe.API_VERSION) throw new StripeRefusal(400, 'invalid_request_error');
}

function refuse(response: ServerResponse, error: unknown): void {
  const { status, body } =
    error instanceof StripeRefusal ? error : new StripeRefusal(500, 'api_error', { message: String(error) });
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

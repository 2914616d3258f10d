import { createHash } from 'node:crypto';
import { Stripe } from 'stripe';
import type { State } from '../state.ts';
import { checkoutSessionRoutes } from './checkout-sessions.ts';
import { customerRoutes } from './customers.ts';
import { eventRoutes } from './events.ts';
import { expanded } from './expand.ts';
import { createIdempotency } from './idempotency.ts';
import type { Answer } from './idempotency.ts';
import { invoicePaymentRoutes } from './invoice-payments.ts';
import { invoiceRoutes } from './invoices.ts';
import { portalSessionRoutes } from './portal-sessions.ts';
import { priceRoutes } from './prices.ts';
import { StripeRefusal, invalid, notPlayed } from './refusal.ts';
import type { Route } from './route.ts';
import { schemasOf } from './schemas.ts';
import type { RequestType } from './schemas.ts';
import { subscriptionRoutes } from './subscriptions.ts';
import { createValidate } from './validate.ts';
import type { Validate } from './validate.ts';

/** A request as it came. */
export interface ApiRequest {
  method: string;
  /** Without the query. */
  path: string;
  query: string;
  body: string;
  header: (name: string) => string | undefined;
}

const routes: Route[] = [
  ...customerRoutes,
  ...checkoutSessionRoutes,
  ...subscriptionRoutes,
  ...portalSessionRoutes,
  ...priceRoutes,
  ...invoiceRoutes,
  ...invoicePaymentRoutes,
  ...eventRoutes,
];

/** Made of the package alone, so once for all. */
let validate: Validate | null = null;

export interface Api {
  /** The name of the route, 'POST /v1/customers/:id'; the request line itself if there is none. */
  nameOf(request: ApiRequest): string;
  /** `wait` passes before anything is done, when the request has been accepted. */
  answer(request: ApiRequest, wait: () => Promise<void>): Promise<Answer>;
}

/** Stripe's HTTP API over the state. */
export function createApi(state: State, secretKey: string): Api {
  const idempotency = createIdempotency();

  return {
    nameOf: (request) => matching(request)?.route.name ?? `${request.method} ${request.path}`,
    async answer(request, wait) {
      try {
        return await accept(request, wait);
      } catch (error) {
        if (error instanceof StripeRefusal) return answerOf(error);
        throw error;
      }
    },
  };

  async function accept(request: ApiRequest, wait: () => Promise<void>): Promise<Answer> {
    checkKey(request.header('authorization'), secretKey);
    checkVersion(request.header('stripe-version'));
    const match = matching(request);
    if (!match) throw unknownPath(request);
    const { route, id } = match;
    const inQuery = request.method !== 'POST';
    if (inQuery ? request.body !== '' : request.query !== '')
      throw invalid(`Parameters of ${request.method} belong in the ${inQuery ? 'query' : 'body'}.`);
    validate ??= createValidate(schemasOf(typesOf(routes)));
    const params = validate(route.name, inQuery ? request.query : request.body);
    checkPlayed(params, route.plays);

    const key = inQuery ? undefined : request.header('idempotency-key');
    const kept = key === undefined ? null : idempotency.take(key, digestOf(request));
    if (kept) return kept;
    await wait();
    const answer = run(route, params, id, key);
    if (key !== undefined) idempotency.keep(key, answer);
    return answer;
  }

  function run(route: Route, params: object, id: string, key: string | undefined): Answer {
    state.idempotencyKey = key ?? null;
    try {
      const { expand = [] } = params as { expand?: string[] };
      return { status: 200, body: expanded(state, route.answer(state, params, id), expand), headers: {} };
    } catch (error) {
      if (error instanceof StripeRefusal) return answerOf(error);
      throw error;
    } finally {
      state.idempotencyKey = null;
    }
  }
}

function typesOf(all: Route[]): Record<string, RequestType> {
  return Object.fromEntries(all.map(({ name, types }) => [name, types]));
}

export function answerOf(refusal: StripeRefusal): Answer {
  return { status: refusal.status, body: refusal.body(), headers: refusal.headers };
}

function matching({ method, path }: ApiRequest): { route: Route; id: string } | null {
  for (const route of routes) {
    const [verb, pattern] = route.name.split(' ');
    const id = verb === method ? new RegExp(`^${pattern.replace(':id', '([^/]+)')}$`).exec(path) : null;
    if (id) return { route, id: decodeURIComponent(id[1] ?? '') };
  }
  return null;
}

function checkKey(authorization: string | undefined, secretKey: string): void {
  const [, given] = /^Bearer (.+)$/.exec(authorization ?? '') ?? [];
  if (given === secretKey) return;
  const message = given
    ? `Invalid API Key provided: ${given.slice(0, 8)}****`
    : "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').";
  throw new StripeRefusal(401, 'invalid_request_error', message);
}

/** The types that requests are checked against are those of one version. */
function checkVersion(version: string | undefined): void {
  if (version !== Stripe.API_VERSION)
    throw invalid(`The stand-in speaks ${Stripe.API_VERSION}, not ${version ?? 'a version of its choice'}.`);
}

function unknownPath({ method, path }: ApiRequest): StripeRefusal {
  const message = `Unrecognized request URL (${method}: ${path}).`;
  return new StripeRefusal(404, 'invalid_request_error', message);
}

/** What would make a difference at Stripe and makes none here is refused. */
function checkPlayed(params: object, plays: string[]): void {
  for (const path of leavesOf(params)) {
    const general = path.replace(/\[\d+\]/g, '[]');
    const isPlayed = ['expand', ...plays].some(
      (known) => general === known || general.startsWith(`${known}[`),
    );
    if (!isPlayed) throw notPlayed(path);
  }
}

function leavesOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, path ? `${path}[${key}]` : key));
}

function digestOf({ method, path, body }: ApiRequest): string {
  return createHash('sha256').update(`${method} ${path}\n${body}`).digest('hex');
}

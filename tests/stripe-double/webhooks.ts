import type { Stripe } from 'stripe';
import { setTimeout as sleep } from 'node:timers/promises';
import { shuffled } from './ids.ts';
import type { Random } from './ids.ts';
import { signatureOf } from './signature.ts';
import type { Signature } from './signature.ts';

export interface Endpoint {
  /** On loopback. */
  url: string;
  /** `whsec_…` */
  secret: string;
}

/** How events are sent. Without anything: each once, in order, one after another, rightly signed. */
export interface Manner {
  /** How often each event is sent; of two numbers, by chance between them. */
  times?: number | [from: number, to: number];
  /** Mixes what is sent together: what one request or one step of the clock made, or all that was held back. */
  shuffle?: boolean;
  signature?: Signature;
  /** Events that never leave. */
  drop?: (event: Stripe.Event) => boolean;
  /** How many may be on their way at once. */
  atOnce?: number;
}

/** One event on its way to the endpoint once. */
export interface Delivery {
  event: Stripe.Event;
  signature: Signature;
  /** Null if there was no answer. */
  status: number | null;
  /** The text of the answer, or why there was none. */
  answer: string;
  milliseconds: number;
}

export interface Webhooks {
  /** In the order in which they were answered. */
  deliveries: Delivery[];
  /** Events that `hold` keeps back. */
  held: Stripe.Event[];
  add(event: Stripe.Event): void;
  /** From now on events go to this address; null keeps them here. */
  sendTo(endpoint: Endpoint | null): void;
  /** From now on events are sent in this manner. */
  behave(manner: Manner): void;
  /** Keeps back whatever happens from now on. */
  hold(): void;
  /** Ends `hold`; resolves when all that was held is answered. */
  release(manner?: Manner): Promise<void>;
  /** Sends events again, or for the first time, whatever became of them; resolves when they are answered. */
  replay(events: Stripe.Event[], manner?: Manner): Promise<void>;
  /** When Stripe next tries again what failed, on the stand-in's clock in milliseconds; Infinity if nothing did. */
  nextRetry(): number;
  /** Tries again what is due. */
  retry(): Promise<void>;
  /** Resolves when nothing is on its way. */
  settled(): Promise<void>;
}

interface Failed {
  event: Stripe.Event;
  attempts: number;
  /** On the stand-in's clock, in milliseconds. */
  due: number;
}

export interface Surroundings {
  random: Random;
  /** The stand-in's clock, in milliseconds. */
  time: () => number;
  /** Unix seconds that signatures bear: those of the endpoint's clock. */
  signingTime: () => number;
  /** Stripe stops waiting for an answer after so many milliseconds. */
  timeout: number;
}

const HOUR = 3_600_000;
/** Hours after which a delivery that failed is made again, for three days. */
const RETRIES = [1, 2, 4, 8, 16, 32];

export function createWebhooks(endpointAtFirst: Endpoint | null, surroundings: Surroundings): Webhooks {
  const { random, time, signingTime, timeout } = surroundings;
  const deliveries: Delivery[] = [];
  const held: Stripe.Event[] = [];
  const failed = new Map<string, Failed>();
  let endpoint = onLoopback(endpointAtFirst);
  let manner: Manner = {};
  let isHolding = false;
  const together: Stripe.Event[] = [];
  let queue: Promise<void> = Promise.resolve();

  return {
    deliveries,
    held,
    add,
    sendTo: (other) => (endpoint = onLoopback(other)),
    behave: (other) => (manner = other),
    hold: () => (isHolding = true),
    release(other = manner) {
      isHolding = false;
      return send(held.splice(0), other);
    },
    replay: (events, other = {}) => send(events, other),
    nextRetry: () => Math.min(...[...failed.values()].map(({ due }) => due)),
    retry: () => send(dueAt(time()), manner),
    async settled() {
      let last;
      do await (last = queue);
      while (last !== queue);
    },
  };

  function add(event: Stripe.Event): void {
    if (isHolding) return void held.push(event);
    together.push(event);
    if (together.length > 1) return;
    // What one request does happens at once: its events are complete when it is over.
    queue = Promise.all([queue, sleep(0)]).then(() => sendAll(together.splice(0), manner));
  }

  function send(events: Stripe.Event[], how: Manner): Promise<void> {
    queue = queue.then(() => sendAll(events, how));
    return queue;
  }

  async function sendAll(events: Stripe.Event[], how: Manner): Promise<void> {
    const copies = events.filter((event) => !how.drop?.(event)).flatMap((event) => copiesOf(event, how));
    const waiting = how.shuffle ? shuffled(copies, random) : copies;
    const lanes = Array.from({ length: how.atOnce ?? 1 }, async () => {
      for (let event = waiting.shift(); event; event = waiting.shift()) await deliver(event, how.signature);
    });
    await Promise.all(lanes);
  }

  function copiesOf(event: Stripe.Event, { times = 1 }: Manner): Stripe.Event[] {
    const [from, to] = typeof times === 'number' ? [times, times] : times;
    return Array.from({ length: from + Math.floor(random() * (to - from + 1)) }, () => event);
  }

  async function deliver(event: Stripe.Event, signature: Signature = 'right'): Promise<void> {
    if (!endpoint) return;
    const body = JSON.stringify(event, null, 2);
    const header = signatureOf(body, endpoint.secret, signingTime(), signature);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      ...(header !== null && { 'stripe-signature': header }),
    };
    const began = performance.now();
    const { status, answer } = await post(endpoint.url, headers, body, timeout);
    deliveries.push({ event, signature, status, answer, milliseconds: performance.now() - began });
    // A forgery is not Stripe's to try again.
    if (signature === 'right') remember(event, status !== null && status >= 200 && status < 300);
  }

  function remember(event: Stripe.Event, isTaken: boolean): void {
    const attempts = failed.get(event.id)?.attempts ?? 0;
    const hours = RETRIES[attempts];
    if (isTaken || hours === undefined) failed.delete(event.id);
    else failed.set(event.id, { event, attempts: attempts + 1, due: time() + hours * HOUR });
  }

  function dueAt(moment: number): Stripe.Event[] {
    return [...failed.values()].filter(({ due }) => due <= moment).map(({ event }) => event);
  }
}

function onLoopback(endpoint: Endpoint | null): Endpoint | null {
  if (endpoint && !['127.0.0.1', 'localhost', '[::1]'].includes(new URL(endpoint.url).hostname))
    throw new Error(`The stand-in sends nothing beyond this machine, so not to ${endpoint.url}`);
  return endpoint;
}

async function post(
  url: string,
  headers: Record<string, string>,
  body: string,
  timeout: number,
): Promise<Pick<Delivery, 'status' | 'answer'>> {
  try {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    return { status: response.status, answer: await response.text() };
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return { status: null, answer: cause instanceof Error ? cause.message : String(cause) };
  }
}

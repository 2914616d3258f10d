import type { IncomingMessage, RequestListener } from 'node:http';
import type { Express, Request } from 'express';

/** What is known of a request and its answer, beside what Node knows. */
export interface Exchange {
  /** Under which it is logged, and which its answer tells: who reports a fault can say it. */
  readonly id: string;
  /** The pattern of what answers it, as in the tables of routes: it holds nothing that was asked for. */
  route: string | null;
  /** Another process answers it, and tells of it. */
  isElsewhere?: boolean;
}

/** On the request itself: a WeakMap costs more of a cached page than all of the log. */
const EXCHANGE = Symbol('exchange');

interface Identified extends IncomingMessage {
  [EXCHANGE]?: Exchange;
}

/** The exchange of a request, with a new id for one that has none. */
export function exchangeOf(request: Identified): Exchange {
  return (request[EXCHANGE] ??= { id: newId(), route: null });
}

/** Takes over the ids that a trusted proxy has given to requests. */
export function identified(handler: RequestListener, trustProxy: number): RequestListener {
  if (trustProxy === 0) return handler;
  return (request: Identified, response) => {
    const given = request.headers['x-request-id'];
    if (typeof given === 'string' && SAFE.test(given)) request[EXCHANGE] = { id: given, route: null };
    handler(request, response);
  };
}

/** Twelve letters and digits that can be read out: nobody has to guess them, and a cached page waits for them. */
export function newId(): string {
  return sixLetters() + sixLetters();
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'.split('');
const PAIRS = LETTERS.flatMap((a) => LETTERS.map((b) => a + b));

function sixLetters(): string {
  const bits = Math.floor(Math.random() * 2 ** 30);
  return PAIRS[bits & 1023] + PAIRS[(bits >> 10) & 1023] + PAIRS[bits >> 20];
}

/** Of what a proxy calls a request; the rest could forge lines of logs, or fill them. */
const SAFE = /^[\w.-]{1,64}$/;

/** Notes which route Express takes: it says so by `request.route`, and forgets where that is mounted once it fails. */
export function noteRoutes(app: Express): void {
  Object.defineProperty(app.request, 'route', {
    set(this: Request, { path }: { path: unknown }) {
      exchangeOf(this).route = this.baseUrl + (path === '/' ? '' : String(path));
    },
  });
}

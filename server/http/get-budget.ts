import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { MESSAGES } from '#contract/messages.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { sourceOf } from './source.ts';

/** What is left to a source, and since when (milliseconds since 1970) it has filled up again. */
interface Bucket {
  left: number;
  since: number;
}

const MOST_SOURCES = 10_000;
/** Pictures that go with links take ten times the work of an answer; browsers do not ask for them. */
const PICTURES = /^\/share\//i;
const COST_OF_PICTURE = 10;
/** What is read by POST as well as by GET. */
const ARTICLES = /^\/api\/(ai_)?articles\//;

export type GetBudget = ReturnType<typeof createGetBudget>;

/**
 * How many answers a source may have computed: `burst` at once, and `perSecond` more from then on. Far more than people
 * need, and little for a program.
 */
export function createGetBudget({ config, now }: Pick<Context, 'config' | 'now'>) {
  const { getsPerSource, trustProxy } = config;
  const { burst, perSecond } = getsPerSource;
  const buckets = new LRUCache<string, Bucket>({ max: MOST_SOURCES });
  const asked = new WeakMap<IncomingMessage, number>();

  function secondsToWait(request: IncomingMessage): number {
    const source = sourceOf(request, trustProxy);
    const time = now().getTime();
    const { left, since } = buckets.get(source) ?? { left: burst, since: time };
    const filled = Math.min(burst, left + (Math.max(0, time - since) / 1000) * perSecond);
    const missing = Math.min(burst, costOf(request)) - filled;
    buckets.set(source, { left: missing > 0 ? filled : -missing, since: time });
    return missing > 0 ? Math.ceil(missing / perSecond) : 0;
  }

  return {
    /** Seconds until a request may be answered, 0 for now. A request counts once, however often it is asked about. */
    wait(request: IncomingMessage): number {
      const seconds = asked.get(request) ?? secondsToWait(request);
      asked.set(request, seconds);
      return seconds;
    },
  };
}

function costOf({ url = '' }: IncomingMessage): number {
  return PICTURES.test(url) ? COST_OF_PICTURE : 1;
}

/** Refuses to read, with 429, for a source that has used up its budget. */
export function withinBudget({ getBudget }: Context): RequestHandler {
  return (request, _, next) => {
    const reads = request.method === 'GET' || request.method === 'HEAD' || ARTICLES.test(request.originalUrl);
    const retryAfter = reads ? getBudget.wait(request) : 0;
    if (retryAfter > 0) throw new Refusal(429, MESSAGES.tooMany, { retryAfter });
    next();
  };
}

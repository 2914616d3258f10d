import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { REPLIES } from '#contract/messages.ts';
import { Refusal } from './refusal.ts';
import { sourceOf } from './source.ts';

/** What is left to a source, and since when (milliseconds since 1970) it has filled up again. */
interface Bucket {
  left: number;
  since: number;
}

const MOST_SOURCES = 10_000;

/** The clock, and what a source may ask for (server/config.ts). */
interface Needs {
  config: { getsPerSource: { burst: number; perSecond: number }; trustProxy: number };
  now: () => Date;
}

export type GetBudget = ReturnType<typeof createGetBudget>;

/**
 * How many answers a source may have computed: `burst` at once, and `perSecond` more from then on. Far more than people
 * need, and little for a program.
 */
export function createGetBudget({ config, now }: Needs) {
  const { getsPerSource, trustProxy } = config;
  const { burst, perSecond } = getsPerSource;
  const buckets = new LRUCache<string, Bucket>({ max: MOST_SOURCES });
  const asked = new WeakMap<IncomingMessage, { cost: number; seconds: number }>();

  function secondsToWait(request: IncomingMessage, cost: number): number {
    const source = sourceOf(request, trustProxy);
    const time = now().getTime();
    const { left, since } = buckets.get(source) ?? { left: burst, since: time };
    const filled = Math.min(burst, left + (Math.max(0, time - since) / 1000) * perSecond);
    const missing = Math.min(burst, cost) - filled;
    buckets.set(source, { left: missing > 0 ? filled : -missing, since: time });
    return missing > 0 ? Math.ceil(missing / perSecond) : 0;
  }

  return {
    /**
     * Seconds until a request may be answered, 0 for now. However often it is asked about, it counts once: as the most
     * answers that it is said to cost.
     */
    wait(request: IncomingMessage, cost = 1): number {
      const counted = asked.get(request) ?? { cost: 0, seconds: 0 };
      const most = Math.min(burst, cost);
      if (counted.seconds > 0 || counted.cost >= most) return counted.seconds;
      const seconds = secondsToWait(request, most - counted.cost);
      asked.set(request, { cost: most, seconds });
      return seconds;
    },
    /** The same for a request that costs so many answers. It counts each time. */
    waitFor: secondsToWait,
  };
}

/** Refuses to read, with 429, for a source that has used up its budget. `cost`: how many answers reading counts as. */
export function withinBudget({ getBudget }: { getBudget: GetBudget }, cost = 1): RequestHandler {
  return (request, _, next) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    refuseFor(reads ? getBudget.wait(request, cost) : 0);
    next();
  };
}

/** Counts what takes more work than an answer to GET: so many more of them, whatever the method. */
export function costing({ getBudget }: { getBudget: GetBudget }, answers: number): RequestHandler {
  return (request, _, next) => {
    refuseFor(getBudget.waitFor(request, answers));
    next();
  };
}

function refuseFor(retryAfter: number): void {
  if (retryAfter > 0) throw new Refusal(429, REPLIES.tooMany, { retryAfter });
}

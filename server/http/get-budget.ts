import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { REPLIES } from '#contract/messages.ts';
import { Refusal } from './refusal.ts';

/** What is left to a caller, and since when (milliseconds since 1970) it has filled up again. */
interface Bucket {
  left: number;
  since: number;
}

const MOST_CALLERS = 10_000;

/** The clock, who asks (security/callers.ts), and what one caller may ask for (server/config.ts). */
interface Needs {
  config: { getsPerSource: { burst: number; perSecond: number } };
  callers: { of: (request: IncomingMessage) => string };
  now: () => Date;
}

export type GetBudget = ReturnType<typeof createGetBudget>;

/**
 * How many answers a caller may have computed: `burst` at once, and `perSecond` more from then on. Far more than people
 * need, and little for a program.
 */
export function createGetBudget({ config, callers, now }: Needs) {
  const { burst, perSecond } = config.getsPerSource;
  const buckets = new LRUCache<string, Bucket>({ max: MOST_CALLERS });
  const asked = new WeakMap<IncomingMessage, { cost: number; seconds: number }>();

  function secondsToWait(request: IncomingMessage, cost: number): number {
    const caller = callers.of(request);
    const time = now().getTime();
    const { left, since } = buckets.get(caller) ?? { left: burst, since: time };
    const filled = Math.min(burst, left + (Math.max(0, time - since) / 1000) * perSecond);
    const missing = Math.min(burst, cost) - filled;
    buckets.set(caller, { left: missing > 0 ? filled : -missing, since: time });
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

/** Refuses to read, with 429, for a caller that has used up its budget. `cost`: how many answers reading counts as. */
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

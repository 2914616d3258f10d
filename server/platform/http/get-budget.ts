import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { REPLIES } from '#contract/messages.ts';
import { lastUsed } from './last-used.ts';
import { Refusal } from './refusal.ts';

/** What is left to a caller, and since when (milliseconds since 1970) it has filled up again. */
interface Bucket {
  left: number;
  since: number;
}

/** What a request was counted as, and what it took, in answers; how long it has to wait, in seconds. */
interface Asked {
  counted: number;
  spent: number;
  seconds: number;
}

const NOTHING: Asked = { counted: 0, spent: 0, seconds: 0 };
const MOST_CALLERS = 10_000;
/** Milliseconds of work that an answer stands for: most take less. */
const MS_OF_AN_ANSWER = 5;
/** Seconds, whatever somebody has had done at once. */
const LONGEST_WAIT = 60;

/** The clock, who asks (security/callers.ts), and what one caller may ask for (server/platform/configuration/config.ts). */
interface Needs {
  config: { getsPerSource: { burst: number; perSecond: number } };
  callers: { of: (request: IncomingMessage) => string };
  now: () => Date;
}

export type GetBudget = ReturnType<typeof createGetBudget>;

/**
 * How many answers a caller may have computed: `burst` at once, and `perSecond` more from then on. Far more than people
 * need, and little for a program. What takes longer than an answer stands for counts as more of them once that is known:
 * a caller may be left with less than nothing, and waits.
 */
export function createGetBudget({ config, callers, now }: Needs) {
  const { burst, perSecond } = config.getsPerSource;
  const buckets = lastUsed<Bucket>(MOST_CALLERS);
  const asked = new WeakMap<IncomingMessage, Asked>();

  /** Answers how many seconds it takes until there is so much, 0 where there is: then it is taken. */
  function take(request: IncomingMessage, answers: number): number {
    const bucket = filled(callers.of(request));
    const missing = answers - bucket.left;
    if (missing > 0) return Math.ceil(missing / perSecond);
    bucket.left -= answers;
    return 0;
  }

  function filled(caller: string): Bucket {
    const time = now().getTime();
    const { left, since } = buckets.get(caller) ?? { left: burst, since: time };
    const bucket = {
      left: Math.min(burst, left + (Math.max(0, time - since) / 1000) * perSecond),
      since: time,
    };
    buckets.set(caller, bucket);
    return bucket;
  }

  return {
    /**
     * Seconds until a request may be answered, 0 for now. However often it is asked about, it counts once: as the most
     * answers that it is said to cost. One that costs none waits for a caller who has less than nothing left.
     */
    wait(request: IncomingMessage, cost = 1): number {
      const { counted, seconds, spent } = asked.get(request) ?? NOTHING;
      if (seconds > 0) return seconds;
      const most = Math.max(counted, Math.min(burst, cost));
      const wait = take(request, most - counted);
      asked.set(request, { counted: most, seconds: wait, spent });
      return wait;
    },
    /** Counts what was done for a request, in milliseconds, as far as it was not counted. Refusing is free. */
    spend(request: IncomingMessage, milliseconds: number): void {
      const { counted, seconds, spent } = asked.get(request) ?? NOTHING;
      if (seconds > 0) return;
      const now = spent + milliseconds / MS_OF_AN_ANSWER;
      const bucket = filled(callers.of(request));
      bucket.left -= Math.max(counted, now) - Math.max(counted, spent);
      bucket.left = Math.max(bucket.left, -LONGEST_WAIT * perSecond);
      asked.set(request, { counted, seconds, spent: now });
    },
  };
}

/**
 * Refuses, with 429, a caller that has used up its budget. `cost`: how many answers reading counts as; what writes counts
 * as the work that it takes.
 */
export function withinBudget({ getBudget }: { getBudget: GetBudget }, cost = 1): RequestHandler {
  return (request, _, next) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    refuseFor(getBudget.wait(request, reads ? cost : 0));
    next();
  };
}

/** Counts what takes more work than an answer to GET: so many more of them, whatever the method. */
export function costing({ getBudget }: { getBudget: GetBudget }, answers: number): RequestHandler {
  return (request, _, next) => {
    refuseFor(getBudget.wait(request, answers));
    next();
  };
}

function refuseFor(retryAfter: number): void {
  if (retryAfter > 0) throw new Refusal(429, REPLIES.tooMany, { retryAfter });
}

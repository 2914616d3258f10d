import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import type { Forgetting } from './forgetting.ts';

/** Milliseconds: what takes longer is refused as before, and says when to come again. */
const LONGEST_WAIT = 10_000;
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Has what may write wait while the database is written anew: it would hold up everybody, and be refused. */
export function afterCleaning({ forgetting }: { forgetting: Forgetting }): RequestHandler {
  return async (request, _, next) => {
    const cleaning = READING.has(request.method) ? null : forgetting.cleaning();
    if (cleaning) await Promise.race([cleaning, sleep(LONGEST_WAIT, null, { ref: false })]);
    next();
  };
}

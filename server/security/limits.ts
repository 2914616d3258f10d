import { createHmac } from 'node:crypto';
import { MESSAGES } from '#contract/messages.ts';
import type { LimitKind } from '../../db/queries/limits.ts';
import type { Store } from '../../db/store.ts';
import { Refusal } from '../refusal.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const FREE_FAILURES = 5;
const FIRST_LOCK = 10 * MINUTE;
const LONGEST_LOCK = 12 * HOUR;
const MAILS_AN_HOUR = 5;

export type Limits = ReturnType<typeof createLimits>;

/** How often something may be done for an address, whether or not anybody has an account there. */
export function createLimits(store: Store, key: Uint8Array, now: () => Date) {
  function keyOf(email: string): string {
    return createHmac('sha256', key).update(`limit:${email.toLowerCase()}`).digest('base64url');
  }

  function refuseUntil(until: string): never {
    const retryAfter = Math.max(1, Math.ceil((Date.parse(until) - now().getTime()) / 1000));
    throw new Refusal(429, MESSAGES.tooMany, { retryAfter });
  }

  function put(kind: LimitKind, email: string, count: number, milliseconds: number): void {
    const until = new Date(now().getTime() + milliseconds).toISOString();
    store.limits.put(kind, keyOf(email), { count, until });
  }

  return {
    /**
     * Counts a try to sign in before it is made, so that tries side by side count too. Five are free, then the
     * address is locked for ten minutes, doubling to twelve hours. Throws 429 while it is.
     */
    countLogin(email: string): void {
      const row = store.limits.get('login', keyOf(email));
      const count = (row?.count ?? 0) + 1;
      if (row && row.count >= FREE_FAILURES && Date.parse(row.until) > now().getTime())
        refuseUntil(row.until);
      const lock = count < FREE_FAILURES ? 0 : FIRST_LOCK * 2 ** Math.min(count - FREE_FAILURES, 20);
      put('login', email, count, Math.min(lock, LONGEST_LOCK));
    },
    /** Forgets the tries: somebody proved to be the one. */
    clearLogins: (email: string): void => store.limits.clear('login', keyOf(email)),
    /** Counts a mail that is asked for. Throws 429 for the sixth within an hour of the first. */
    countMail(email: string): void {
      const row = store.limits.get('mail', keyOf(email));
      const isOver = !row || Date.parse(row.until) <= now().getTime();
      if (isOver) return put('mail', email, 1, HOUR);
      if (row.count >= MAILS_AN_HOUR) refuseUntil(row.until);
      store.limits.put('mail', keyOf(email), { count: row.count + 1, until: row.until });
    },
  };
}

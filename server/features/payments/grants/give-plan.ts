import type { z } from 'zod';
import type { grantGiving } from '#contract/schemas/grants.ts';
import type { Grant } from '../../../../db/payments/rows.ts';
import type { Store } from '../../../../db/store.ts';
import { Refusal } from '../../../platform/http/refusal.ts';

interface Giver {
  /** The administrator; null for the command of the operator. */
  actor: number | null;
  /** Writes it: `grant`, or `grantBeside` where another process serves. */
  write: (grant: Grant) => string | null;
}

/**
 * Gives a user a plan until the end of a day, in UTC, and answers the id of the grant. In a transaction; the trail is the
 * caller's to tell. Nothing is mailed: whoever gives says so. Throws a refusal that names the value.
 */
export function givePlan(
  store: Store,
  { until: day, ...giving }: z.output<typeof grantGiving>,
  { actor, write }: Giver,
): string {
  const until = `${day}T23:59:59.999Z`;
  if (!store.users.byId(giving.user_id))
    throw new Refusal(202, 'There is no such user.', { field: 'user_id' });
  if (until <= store.payments.now().toISOString())
    throw new Refusal(202, 'This day is over: a plan ends in the future.', { field: 'until' });
  const isGiven = store.payments
    .subscriptionsOf(giving.user_id)
    .some(
      ({ source, plan, holds_until }) => source === 'grant' && plan === giving.plan && holds_until === until,
    );
  // An answer that was lost is no reason to give it twice.
  if (isGiven)
    throw new Refusal(202, 'They have been given this plan until this day already.', { field: 'user_id' });
  const id = write({ ...giving, until, granted_by: actor });
  if (id === null)
    throw new Refusal(202, 'They pay for a plan already: nothing is given.', { field: 'user_id' });
  return id;
}

import type { Store } from '../../../db/store.ts';
import { endSubscription } from './endings.ts';
import type { Refunds } from './refunds.ts';
import type { Follower } from './refresh-subscription.ts';
import type { Asked } from './stoppable.ts';

/** So many failures in a row say that the provider is down, not that one question is odd. */
const MOST_FAILURES = 3;

interface Parts {
  store: Store;
  asked: Asked;
  follower: Follower;
  refunds: Refunds;
}

/**
 * Asks about everything of which something was heard and not looked at, ends what is to be ended, gives back what was
 * ordered, and tells who has moved.
 */
export async function catchUp({ store, asked, follower, refunds }: Parts): Promise<void> {
  const { payments } = store;
  const settle = () => each(payments.waitingRefunds(asked.name), refunds.settle);
  const steps = [
    () => each(payments.waiting(asked.name), ({ subscription }) => follower.follow(subscription)),
    // First, so that an ending does not take what was given back for what waits to be.
    settle,
    () =>
      each(payments.endings(asked.name), async (ending) => {
        await endSubscription({ store, asked, refunds }, ending);
        await follower.follow(ending.subscription);
      }),
    () =>
      each(payments.movedCustomers(asked.name), async ({ customer, email }) => {
        await asked.writeTo(customer, email);
        store.transaction(() => payments.noteTold(asked.name, customer, email));
      }),
    settle,
    () =>
      each(payments.leftCheckouts(asked.name), async (session) => {
        const left = await asked.expire(session);
        // Paid before it was closed: with the account went the customer, by whom it would be found.
        if (left?.subscription) await follower.follow(left.subscription);
        store.transaction(() => payments.removeLeftCheckout(session));
      }),
  ];
  // What cannot be done of one is in the way of no other.
  await each(steps, (step) => step());
}

/** Asks about every subscription that may have changed without a word, and finds those that were never told of. */
export async function reconcile({ store, asked, follower }: Omit<Parts, 'refunds'>): Promise<void> {
  const { payments } = store;
  const running = pages('', (after) => payments.running(asked.name, after), String);
  await each(running, follower.follow);
  const customers = pages(
    0,
    (after) => payments.customersAfter(asked.name, after),
    ({ user_id }) => user_id,
  );
  await each(customers, async ({ customer }) => {
    const ids = await asked.subscriptionsOf(customer);
    await each(
      ids.filter((id) => !payments.subscription(id)),
      follower.follow,
    );
  });
}

/** All that a query answers page by page, each page being what comes after a key. */
function* pages<T, Key>(first: Key, page: (after: Key) => T[], keyOf: (thing: T) => Key): Generator<T> {
  let found = page(first);
  while (found.length > 0) {
    yield* found;
    found = page(keyOf(found[found.length - 1]));
  }
}

/** Works through things although some fail; throws what went wrong first, at the end or once too much does in a row. */
async function each<T>(things: Iterable<T>, work: (thing: T) => Promise<void>): Promise<void> {
  const errors: unknown[] = [];
  let inARow = 0;
  for (const thing of things) {
    try {
      await work(thing);
      inARow = 0;
    } catch (error) {
      errors.push(error);
      if (++inARow >= MOST_FAILURES) break;
    }
  }
  if (errors.length > 0) throw errors[0];
}

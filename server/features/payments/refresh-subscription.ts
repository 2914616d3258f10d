import pLimit from 'p-limit';
import { isRunning } from '../../../db/payments/rows.ts';
import type { SubscriptionRow } from '../../../db/payments/rows.ts';
import type { Needs } from '../../platform/platform.ts';
import { tellOf } from './subscription-mails.ts';
import type { ProvidedSubscription } from './provider.ts';
import type { Asked } from './stoppable.ts';

/** Providers answer many questions a second, but not all of a bad day's at once. */
const AT_ONCE = 4;

export type Follower = ReturnType<typeof createFollower>;

/**
 * Asks the provider what a subscription is now and keeps that. Events only say that there is something to ask about, so
 * neither their order nor their number matters, and what a crash leaves unasked is asked after it.
 */
export function createFollower({ store, provider, log }: Needs<'store' | 'log'> & { provider: Asked }) {
  const limit = pLimit(AT_ONCE);
  /** Of each subscription, the asking that waits for its turn. */
  const queued = new Map<string, Promise<void>>();
  /** Of each subscription, the asking that goes on: never two answers at once, of which the older came last. */
  const asking = new Map<string, Promise<void>>();
  /** Of each subscription, the asking that follows. It has not begun, so it is enough for all who come meanwhile. */
  const next = new Map<string, Promise<void>>();

  return {
    /** In its turn, for what nobody waits for. Resolves once the answer is kept; rejects with ProviderDown. */
    follow(id: string): Promise<void> {
      const waiting = queued.get(id);
      if (waiting) return waiting;
      // What is being asked now is asked once more for all who come meanwhile: that takes no turn.
      if (asking.has(id)) return followNow(id);
      const asked = limit(() => {
        queued.delete(id);
        return followNow(id);
      });
      queued.set(id, asked);
      return asked;
    },
    followNow,
  };

  /** The same at once, for a doctor who waits: however many webhooks have come while the provider was slow. */
  function followNow(id: string): Promise<void> {
    const waiting = next.get(id);
    if (waiting) return waiting;
    const before = asking.get(id);
    const asked = before ? before.catch(() => undefined).then(() => begin(id)) : begin(id);
    if (before) next.set(id, asked);
    return asked;
  }

  function begin(id: string): Promise<void> {
    next.delete(id);
    const asked = ask(id).finally(() => {
      if (asking.get(id) === asked) asking.delete(id);
    });
    asking.set(id, asked);
    return asked;
  }

  async function ask(id: string): Promise<void> {
    const number = store.payments.lastOf(id);
    const found = await provider.subscription(id);
    store.transaction(() => {
      if (found) keep(found);
      else log.error({ subscription: id }, 'the payment provider does not know this subscription');
      store.payments.handled({ subscription: id, number });
    });
  }

  function keep(found: ProvidedSubscription): void {
    const { customer, buyer, paid, ...facts } = found;
    const user = userOf(found);
    if (user === null) {
      const goesOn = isRunning(facts.status) && facts.cancel_at === null;
      if (buyer && goesOn) endOfNobody(found.id, buyer.id);
      return;
    }
    if (facts.plan === 0)
      log.error(
        { subscription: found.id, user },
        'the price of a subscription is none of ours: it gives no plan',
      );
    store.payments.addCustomer(provider.name, user, customer);
    store.payments.put({ ...facts, source: provider.name, user_id: user, reason: null, granted_by: null });
    const ended = endOthers(user);
    const row = store.payments.subscription(found.id);
    if (row && !ended.includes(row.id)) tellOf(store, row, paid);
  }

  /** Whose customer it is; of an unknown customer (a backup was restored), whom it was bought for. */
  function userOf({ customer, buyer }: ProvidedSubscription): number | null {
    const known = store.payments.userOf(provider.name, customer);
    if (known !== null || !buyer) return known;
    return store.users.byId(buyer.id)?.created_at === buyer.created_at ? buyer.id : null;
  }

  function endOfNobody(subscription: string, user: number): void {
    log.error({ subscription, user }, 'somebody who left still pays: the subscription is ended');
    // Nobody has anything of what is left of it, whatever is chosen for accounts that are deleted.
    store.payments.addEnding(provider.name, subscription, 'refund');
  }

  /**
   * One plan is enough: what is bought beside a plan that was given is ended and given back, and of two that are paid for
   * the first stays. Answers what is ended.
   */
  function endOthers(user: number): string[] {
    const holding = store.payments.holding(user);
    const paid = holding.filter(({ source }) => source !== 'grant');
    return paid.length < holding.length ? endBought(user, paid) : endSecond(user, paid);
  }

  /** Who has paid for longer than a period came by no checkout that was open, and goes on. */
  function endBought(user: number, paid: SubscriptionRow[]): string[] {
    const bought = paid.filter(({ started_at, period_start }) => started_at === period_start);
    return bought.map(({ id }) => {
      log.error({ subscription: id, user }, 'somebody with a plan that was given has paid: it is given back');
      store.payments.addEnding(provider.name, id, 'refund');
      return id;
    });
  }

  function endSecond(user: number, paid: SubscriptionRow[]): string[] {
    return paid.slice(1).map(({ id }) => {
      log.error(
        { subscription: id, user },
        'a second subscription of the same user is ended: it wants a refund',
      );
      store.payments.addEnding(provider.name, id);
      return id;
    });
  }
}

import { DAY_MS } from '#contract/constants.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import type { Needs } from '../../platform/platform.ts';
import { createCheckouts } from './checkout.ts';
import { createFollower } from './refresh-subscription.ts';
import { tellOfEnd } from './subscription-mails.ts';
import type { PaymentProvider } from './provider.ts';
import { catchUp, reconcile } from './reconcile.ts';
import { createRefunds } from './refunds.ts';
import { stoppable } from './stoppable.ts';
import { createWebhook } from './webhook.ts';

interface PaymentParts extends Needs<'store' | 'log' | 'now'> {
  /** null: plans cannot be bought. */
  provider: PaymentProvider | null;
  siteUrl: string;
}

export type Payments = ReturnType<typeof createPayments>;

/** Payments, put together: what doctors and webhooks ask for, and what is done beside them. */
export function createPayments({ store, provider, siteUrl, log, now }: PaymentParts) {
  const taken = provider && takenBy(provider);
  let turned = Infinity;

  return {
    /** What needs a provider; null without one. */
    taken,
    turn: (): boolean => store.ifWritable(() => turn(false)),
    /** `every`: milliseconds between the short ones. */
    jobs: (every: number): Job[] => [
      { name: 'plans that end', every, run: turnInTime },
      ...(taken?.jobs(every) ?? []),
    ],
    /** Gives up what is asked in the background; it is asked again after the next start. */
    stop: (): void => taken?.stop(),
  };

  /** At first, and after the clock was set back, plans may have been taken whose time has not come. */
  function turnInTime(): void {
    const time = now().getTime();
    if (store.ifWritable(() => turn(time < turned))) turned = time;
  }

  /** Takes the plan from those whose time has come, and tells them. */
  function turn(anew: boolean): void {
    for (const user of store.payments.turn(anew)) {
      const last = store.payments.lastHolding(user);
      if (last) tellOfEnd(store, last);
    }
  }

  function takenBy(provider: PaymentProvider) {
    const { asked, stop } = stoppable(provider);
    const follower = createFollower({ store, provider: asked, log });
    const webhook = createWebhook({ store, provider, follower, log });
    const refunds = createRefunds({ store, provider: asked, log });
    const parts = { store, asked, follower, refunds };
    let reconciled = -Infinity;
    return {
      provider,
      webhook,
      refunds,
      follow: follower.follow,
      checkouts: createCheckouts({ store, provider, follower, siteUrl }),
      jobs: (every: number): Job[] => [
        { name: 'payment news', every, run: () => catchUp(parts) },
        { name: 'refused webhooks', every, run: webhook.writeRefused },
        { name: 'payments of the day', every, run: reconcileOnceADay },
      ],
      stop,
    };

    /** Also soon after each start: a server that starts anew every day is to do it, too. */
    async function reconcileOnceADay(): Promise<void> {
      const time = now().getTime();
      // A clock that was set back must not put it off.
      if (Math.abs(time - reconciled) < DAY_MS) return;
      await reconcile(parts);
      reconciled = time;
    }
  }
}

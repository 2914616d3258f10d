import type { Needs } from '../../platform/platform.ts';
import type { Follower } from './refresh-subscription.ts';
import { BadWebhook, ProviderDown } from './provider.ts';
import type { PaymentProvider, ProviderNews } from './provider.ts';
import { tellOfRefund } from './refund-mail.ts';

interface Parts extends Needs<'store' | 'log'> {
  provider: PaymentProvider;
  follower: Follower;
}

/** Hears what the provider tells: notes it, and asks about it once the note is kept. */
export function createWebhook({ store, provider, follower, log }: Parts) {
  /** Refused since they were last written down, by reason. */
  const refused = new Map<string, number>();

  return {
    /** Notes what a webhook tells, once. Throws BadWebhook, and then only counts it. */
    hear(body: Buffer, signature: string | undefined): void {
      const news = readNews(body, signature);
      const { subscription } = news.event;
      const isNew = store.transaction(() => note(news));
      if (isNew && subscription !== null) follower.follow(subscription).catch(complain);
    },
    /** Writes down how many were refused: a flood of them costs one write a minute. */
    writeRefused(): void {
      const counts = [...refused];
      refused.clear();
      if (counts.length === 0) return;
      log.warn(Object.fromEntries(counts), 'webhooks were refused: is STRIPE_WEBHOOK_SECRET right?');
      store.transaction(() =>
        counts.forEach(([reason, count]) => store.payments.countRefused(reason, count)),
      );
    },
  };

  function readNews(body: Buffer, signature: string | undefined): ProviderNews {
    try {
      return provider.news(body, signature);
    } catch (error) {
      if (error instanceof BadWebhook) refused.set(error.reason, (refused.get(error.reason) ?? 0) + 1);
      throw error;
    }
  }

  function note({ event, payment, cameBack }: ProviderNews): boolean {
    if (!store.payments.receive(event)) return false;
    if (cameBack) store.payments.refundCameBack(cameBack.refund, cameBack.why);
    if (payment) {
      const { customer, ...entry } = payment;
      const user_id = customer === null ? null : store.payments.userOf(provider.name, customer);
      store.payments.add({ ...entry, user_id });
      tellOfRefund(store, { ...entry, user_id });
    }
    return true;
  }

  /** Whatever went wrong, the event is noted as not looked at: the next round asks again. */
  function complain(error: unknown): void {
    if (error instanceof ProviderDown)
      log.warn({ reason: error.message }, 'the payment provider does not answer');
    else log.error({ err: error }, 'a subscription could not be followed');
  }
}

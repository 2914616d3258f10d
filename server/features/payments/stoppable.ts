import { ProviderDown } from './provider.ts';
import type { PaymentProvider } from './provider.ts';

/** What is asked in the background, of a provider. */
export type Asked = Pick<
  PaymentProvider,
  | 'name'
  | 'subscription'
  | 'subscriptionsOf'
  | 'cancel'
  | 'endWithPeriod'
  | 'expire'
  | 'writeTo'
  | 'refundable'
  | 'refund'
>;

/** The provider for what nobody waits for: once stopped, nothing waits for its answers. All that can be asked again. */
export function stoppable(provider: PaymentProvider): { asked: Asked; stop: () => void } {
  const stopping = new AbortController();
  const { signal } = stopping;

  return {
    asked: {
      name: provider.name,
      subscription: (id) => unlessStopped(() => provider.subscription(id)),
      subscriptionsOf: (customer) => unlessStopped(() => provider.subscriptionsOf(customer)),
      expire: (id) => unlessStopped(() => provider.expire(id)),
      writeTo: (customer, email) => unlessStopped(() => provider.writeTo(customer, email)),
      endWithPeriod: (id) => unlessStopped(() => provider.endWithPeriod(id)),
      refundable: (invoice) => unlessStopped(() => provider.refundable(invoice)),
      refund: (wanted) => unlessStopped(() => provider.refund(wanted)),
      cancel: (id) => unlessStopped(() => provider.cancel(id)),
    },
    stop: () => stopping.abort(),
  };

  function unlessStopped<T>(ask: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const giveUp = () => reject(new ProviderDown('The server stops.'));
      if (signal.aborted) return giveUp();
      signal.addEventListener('abort', giveUp);
      void ask()
        .then(resolve, reject)
        .finally(() => signal.removeEventListener('abort', giveUp));
    });
  }
}

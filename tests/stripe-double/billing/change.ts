import type { Stripe } from 'stripe';
import { emit } from '../events.ts';
import type { State } from '../state.ts';

/** Changes a subscription and says so, with what it was before; says nothing if nothing changes. */
export function changeSubscription(
  state: State,
  subscription: Stripe.Subscription,
  changes: Partial<Stripe.Subscription>,
): void {
  const previous = structuredClone(subscription);
  Object.assign(subscription, changes);
  announceChange(state, subscription, previous);
}

/** The same for changes that were made already. */
export function announceChange(
  state: State,
  subscription: Stripe.Subscription,
  previous: Stripe.Subscription,
): void {
  const changed = Object.entries(previous).filter(
    ([key, value]) =>
      JSON.stringify(value) !== JSON.stringify(subscription[key as keyof Stripe.Subscription]),
  );
  if (changed.length > 0)
    emit(state, 'customer.subscription.updated', subscription, Object.fromEntries(changed));
}

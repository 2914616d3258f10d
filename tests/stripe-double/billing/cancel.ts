import type { Stripe } from 'stripe';
import { emit } from '../events.ts';
import { subscriptionOf } from '../objects/invoice.ts';
import { periodEndOf } from '../objects/subscription.ts';
import { now } from '../state.ts';
import type { State } from '../state.ts';
import { changeSubscription } from './change.ts';

/** Ends a subscription at once; what is still to pay is not tried again. */
export function endSubscription(
  state: State,
  subscription: Stripe.Subscription,
  reason: Stripe.Subscription.CancellationDetails.Reason,
): void {
  Object.assign(subscription, {
    canceled_at: subscription.canceled_at ?? now(state),
    cancellation_details: { ...detailsOf(subscription), reason },
    ended_at: now(state),
    status: 'canceled',
  } satisfies Partial<Stripe.Subscription>);
  for (const invoice of state.invoices.values()) {
    if (invoice.status === 'paid' || subscriptionOf(state, invoice) !== subscription) continue;
    Object.assign(invoice, {
      auto_advance: false,
      automatically_finalizes_at: null,
      next_payment_attempt: null,
    });
  }
  state.pendingLines.delete(subscription.id);
  emit(state, 'customer.subscription.deleted', subscription);
}

/** Lets a subscription run out, or go on after all. */
export function cancelAtPeriodEnd(state: State, subscription: Stripe.Subscription, cancel: boolean): void {
  if (subscription.cancel_at_period_end === cancel) return;
  changeSubscription(state, subscription, {
    cancel_at: cancel ? periodEndOf(subscription) : null,
    cancel_at_period_end: cancel,
    canceled_at: cancel ? now(state) : null,
    cancellation_details: { ...detailsOf(subscription), reason: cancel ? 'cancellation_requested' : null },
  });
}

export function detailsOf({
  cancellation_details: details,
}: Stripe.Subscription): Stripe.Subscription.CancellationDetails {
  return details ?? { comment: null, feedback: null, feedback_option: null, reason: null };
}

import { emit } from '../events.ts';
import { periodEndOf } from '../objects/subscription.ts';
import { DAY } from '../state.ts';
import type { State } from '../state.ts';
import { endSubscription } from './cancel.ts';
import { expire } from './checkout.ts';
import { finalizeInvoice } from './invoices.ts';
import { payInvoice } from './pay.ts';
import { renew } from './renew.ts';

/** Something that happens by itself, at a Unix time in seconds. */
interface Due {
  at: number;
  run: () => void;
}

/** What happens next by itself. */
export function nextDue(state: State): Due | undefined {
  const all = [...checkouts(state), ...trials(state), ...invoices(state), ...periods(state)];
  return all.sort((a, b) => a.at - b.at)[0];
}

function checkouts(state: State): Due[] {
  return [...state.checkouts.values()]
    .filter(({ session }) => session.status === 'open')
    .map((checkout) => ({ at: checkout.session.expires_at, run: () => expire(state, checkout) }));
}

/** Stripe announces the end of a trial three days before. */
function trials(state: State): Due[] {
  const trialing = [...state.subscriptions.values()].filter(
    ({ id, status }) => status === 'trialing' && !state.announced.has(id),
  );
  return trialing.map((subscription) => ({
    at: (subscription.trial_end ?? 0) - 3 * DAY,
    run: () => {
      state.announced.add(subscription.id);
      emit(state, 'customer.subscription.trial_will_end', subscription);
    },
  }));
}

function invoices(state: State): Due[] {
  return [...state.invoices.values()].flatMap((invoice) => {
    const finalizes = {
      at: invoice.automatically_finalizes_at ?? Infinity,
      run: () => {
        finalizeInvoice(state, invoice);
        payInvoice(state, invoice);
      },
    };
    const retries = { at: invoice.next_payment_attempt ?? Infinity, run: () => payInvoice(state, invoice) };
    return [finalizes, retries].filter(({ at }) => at < Infinity);
  });
}

function periods(state: State): Due[] {
  return [...state.subscriptions.values()]
    .filter(({ status }) => ['active', 'trialing', 'past_due'].includes(status))
    .map((subscription) => ({
      at: periodEndOf(subscription),
      run: () => {
        if (subscription.cancel_at_period_end) endSubscription(state, subscription, 'cancellation_requested');
        else renew(state, subscription);
      },
    }));
}

import type { Price } from '#contract/plans.ts';
import type { SubscriptionRow } from '../../../db/payments/rows.ts';
import type { Store } from '../../../db/store.ts';
import type { MailContent } from '../mail/kinds/mail-kinds.ts';
import { addToOutbox } from '../mail/add-to-outbox.ts';

/**
 * Mails what has become of a subscription, each thing once. Call it in the transaction that keeps it. `paid`: what
 * its last invoice took, where that is known.
 */
export function tellOf(store: Store, row: SubscriptionRow, paid: Price | null): void {
  const { id, plan, status, period_end, cancel_at, holds_until } = row;
  const holds = store.payments.holding(row.user_id).some((other) => other.id === id);
  if (holds && plan !== 0 && (status === 'active' || status === 'trialing'))
    tell(store, row, id, {
      kind: 'plan-started',
      plan,
      paid,
      renews_at: cancel_at === null ? period_end : null,
    });
  if (holds && status === 'past_due' && holds_until !== null)
    tell(store, row, row.period_start, { kind: 'payment-failed', until: holds_until });
  if (holds && status !== 'past_due' && cancel_at !== null)
    tell(store, row, cancel_at, { kind: 'plan-ending', until: cancel_at });
  tellOfEnd(store, row);
}

/** The same for a plan that has ended, also when that was only a matter of time. */
export function tellOfEnd(store: Store, row: SubscriptionRow): void {
  if (row.plan === 0 || row.status === 'incomplete' || row.status === 'incomplete_expired') return;
  if (store.users.byId(row.user_id)?.plan === 0) tell(store, row, row.period_end, { kind: 'plan-ended' });
}

function tell(store: Store, row: SubscriptionRow, about: string, content: MailContent): void {
  const user = store.users.byId(row.user_id);
  if (user && store.payments.mayTell(row.id, content.kind, about)) addToOutbox(store, user.email, content);
}

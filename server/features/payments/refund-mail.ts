import type { Payment } from '../../../db/payments/rows.ts';
import type { Store } from '../../../db/store.ts';
import { addToOutbox } from '../mail/add-to-outbox.ts';

/**
 * Mails what was given back, once: the provider's answer and its webhook tell the same, in any order, and a webhook may
 * not know whose it is. Nothing for what came back, and for who has left. Call it in the transaction that books it.
 */
export function tellOfRefund(store: Store, { kind, ref, user_id, amount, currency }: Payment): void {
  const user = user_id === null ? null : store.users.byId(user_id);
  if (kind !== 'refunded' || amount <= 0 || !user) return;
  if (store.payments.mayTell(ref, 'payment-refunded', ''))
    addToOutbox(store, user.email, {
      kind: 'payment-refunded',
      given_back: { amount, currency },
      has_plan: user.plan > 0,
    });
}

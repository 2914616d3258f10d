import type { EndingRow } from '../../../db/payments/checkouts.ts';
import type { Store } from '../../../db/store.ts';
import { restOf } from './end-plan.ts';
import type { ProvidedSubscription } from './provider.ts';
import type { Refunds } from './refunds.ts';
import type { Asked } from './stoppable.ts';

/**
 * Ends a subscription at its provider, and orders what is to be given back of it. Can be begun again wherever it broke
 * off. Rejects with ProviderDown.
 */
export async function endSubscription(
  { store, asked, refunds }: { store: Store; asked: Asked; refunds: Refunds },
  ending: EndingRow,
): Promise<void> {
  const { subscription: id, how } = ending;
  let found = await asked.subscription(id);
  if (found && how === 'period' && mayGoOn(found, ending)) {
    await asked.endWithPeriod(id);
    found = await asked.subscription(id);
  }
  // It may be renewed at any moment, and is not when it has ended: what it took is asked after that.
  if (how !== 'period' || (found && !mayGoOn(found, ending))) {
    await asked.cancel(id);
    found = await asked.subscription(id);
  }
  // An administrator may give some of it back at the same moment.
  await refunds.inTurn(`${found?.invoice ?? id}:paid`, async () => {
    const left = found?.invoice ? await asked.refundable(found.invoice) : null;
    store.transaction(() => {
      if (found && left) orderRest(store, asked.name, found, ending, left.amount);
      store.payments.removeEnding(id);
    });
  });
}

/** Whether a period that was paid for goes on, which began before somebody left. */
function mayGoOn({ status, period_start }: ProvidedSubscription, { created_at }: EndingRow): boolean {
  return (status === 'active' || status === 'trialing') && period_start <= created_at;
}

/** What was taken after somebody left is given back whole, whatever was chosen. `left`: what can be given back still. */
function orderRest(
  { payments }: Store,
  provider: Asked['name'],
  { id, invoice, paid, period_start, period_end }: ProvidedSubscription,
  { how, created_at }: EndingRow,
  left: number,
): void {
  if (!paid || (how !== 'refund' && period_start <= created_at)) return;
  const rest = restOf(paid, { period_start, period_end }, created_at);
  if (!rest) return;
  const payment = `${invoice}:paid`;
  const amount = Math.min(rest.amount, left - payments.waitingToRefund(payment));
  if (amount <= 0) return;
  payments.orderRefund({
    // One for each subscription and its invoice: a restored backup may end it a second time.
    key: `ending-${id}-${invoice}`,
    provider,
    payment,
    amount,
    currency: rest.currency,
    user_id: payments.payment(payment)?.user_id ?? null,
    subscription: id,
    ordered_by: null,
  });
}

import { randomUUID } from 'node:crypto';
import type { Price } from '#contract/plans.ts';
import type { Refund } from '#contract/payments.ts';
import { moneyText } from '#contract/money.ts';
import type { RefundOrder, RefundRow } from '../../../db/payments/refunds.ts';
import type { Payment } from '../../../db/payments/rows.ts';
import type { Needs } from '../../platform/platform.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { turnsBy } from './in-turn.ts';
import { ProviderDown, ProviderRefused } from './provider.ts';
import { tellOfRefund } from './refund-mail.ts';
import type { Asked } from './stoppable.ts';

export type Refunds = ReturnType<typeof createRefunds>;

/** What an administrator wants to be given back, and how much was left as they saw it. In the smallest unit. */
interface WantedRefund {
  amount: number;
  left: number;
}

/** Gives money back: noted first, so that nothing is lost, and then asked of the provider until it answers. */
export function createRefunds({ store, provider, log }: Needs<'store' | 'log'> & { provider: Asked }) {
  const { payments } = store;
  const inTurn = turnsBy<string>();

  return {
    leftOf,
    /** Does what has to do with what is left of a payment while nobody else does: what was answered of it is still so. */
    inTurn,
    settle: (order: RefundRow): Promise<void> => inTurn(order.payment, () => settle(order)),
    /**
     * Orders a refund and asks the provider for it at once. `write` notes the order, in a transaction of its own with who
     * does it. Resolves to what has become of it; refuses what is more than there is (202), and what was decided by
     * another sum than what is left by now (409). Rejects with ProviderDown when nothing is ordered.
     */
    refund(
      payment: Payment,
      wanted: WantedRefund,
      write: (order: Omit<RefundOrder, 'ordered_by'>) => void,
    ): Promise<RefundRow> {
      return inTurn(payment.ref, async () => {
        const left = await leftOf(payment);
        refuseUnfit(wanted, left);
        const order = {
          key: randomUUID(),
          provider: provider.name,
          payment: payment.ref,
          amount: wanted.amount,
          currency: left.currency,
          user_id: payment.user_id,
          subscription: payment.subscription,
        };
        write(order);
        await settle(order).catch((error: unknown) => {
          if (!(error instanceof ProviderDown)) throw error;
          log.warn(
            { reason: error.message },
            'a refund is ordered, and the payment provider does not answer',
          );
        });
        return payments.refund(order.key) ?? expectOrder();
      });
    },
  };

  /** What can be given back of a payment still; what waits to be is not in it. */
  async function leftOf({ ref, currency }: Pick<Payment, 'ref' | 'currency'>): Promise<Price> {
    const left = await provider.refundable(invoiceOf(ref));
    return { currency, amount: Math.max((left?.amount ?? 0) - payments.waitingToRefund(ref), 0) };
  }

  /** Asks the provider, and keeps what it says. Rejects with ProviderDown; then it is asked again. */
  async function settle(order: Omit<RefundOrder, 'ordered_by'>): Promise<void> {
    const { key, amount, currency, user_id, subscription } = order;
    try {
      const refund = await provider.refund({ invoice: invoiceOf(order.payment), amount, key });
      store.transaction(() => {
        payments.refundDone(key, refund);
        const ref = `${refund}:refunded`;
        const at = payments.now().toISOString();
        const entry = { ref, kind: 'refunded', user_id, subscription, amount, currency, at } as const;
        // The webhook may have told of it before.
        payments.add(entry);
        tellOfRefund(store, entry);
      });
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
      log.error({ refund: key, reason: error.message }, 'the payment provider refuses a refund');
      store.transaction(() => payments.refundRefused(key, error.message));
    }
  }
}

/** As administrators see it. */
export function shownRefund({ amount, currency, ordered_at, refund, refused }: RefundRow): Refund {
  const state = refused !== null ? 'refused' : refund === null ? 'waiting' : 'done';
  return { amount, currency, ordered_at, state, refused };
}

function refuseUnfit({ amount, left: seen }: WantedRefund, { amount: left, currency }: Price): void {
  const text = moneyText({ amount: left, currency });
  if (seen !== left)
    throw new Refusal(
      409,
      `Meanwhile something was given back of this payment: ${text} is left. Look again.`,
    );
  if (amount > left)
    throw new Refusal(202, `${text} is left of this payment: no more can be given back.`, {
      field: 'amount',
    });
}

/** The ledger calls what an invoice took by the invoice. */
function invoiceOf(ref: string): string {
  return ref.replace(/:paid$/, '');
}

function expectOrder(): never {
  throw new Error('A refund was not stored');
}

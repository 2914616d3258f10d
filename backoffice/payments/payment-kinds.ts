import type { ListedPayment } from '#contract/payments.ts';

/** What a line of the ledger tells. */
export const PAYMENT_KINDS = {
  paid: 'Paid',
  failed: 'Failed',
  refunded: 'Given back',
  disputed: 'Disputed',
} as const;

export function paymentKind({ kind, amount }: Pick<ListedPayment, 'kind' | 'amount'>): string {
  return kind === 'refunded' && amount < 0 ? 'Came back' : PAYMENT_KINDS[kind];
}

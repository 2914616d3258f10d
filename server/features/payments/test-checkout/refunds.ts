import type { Price } from '#contract/plans.ts';
import { moneyText } from '#contract/money.ts';
import type { TestInvoiceRow, TestState } from '../../../../db/payments/test-rows.ts';
import { ProviderRefused } from '../provider.ts';
import type { WantedRefund } from '../provider.ts';
import { newId, tellOfMoney } from './books.ts';
import type { Books } from './books.ts';

/** What can be given back of an invoice still; null when it took nothing. */
export function leftOf(state: TestState, id: string): Price | null {
  const invoice = state.invoices.find((one) => one.id === id);
  if (invoice?.status !== 'paid') return null;
  const { amount, currency } = invoice.paid;
  return { amount: amount - refundedOf(state, invoice), currency };
}

/** What was given back of it. */
export function refundedOf({ refunds }: TestState, { id }: Pick<TestInvoiceRow, 'id'>): number {
  return refunds.filter(({ invoice }) => invoice === id).reduce((sum, { amount }) => sum + amount, 0);
}

/** Gives back, once under a key, and answers the id of the refund. Throws ProviderRefused. */
export function giveBack(books: Books, { invoice: id, amount, key }: WantedRefund): string {
  const { state } = books;
  const before = state.refunds.find((refund) => refund.key === key);
  if (before) return before.id;
  const invoice = state.invoices.find((one) => one.id === id);
  const left = leftOf(state, id);
  if (!invoice || !left) throw new ProviderRefused('This invoice took nothing.');
  const { currency } = left;
  if (amount > left.amount)
    throw new ProviderRefused(`${moneyText(left)} is left of this invoice, and no more can be given back.`);
  const refund = { id: newId('re'), invoice: id, amount, key };
  state.refunds.push(refund);
  tellOfMoney(books, { ...invoice, paid: { amount, currency } }, 'refunded', `${refund.id}:refunded`);
  return refund.id;
}

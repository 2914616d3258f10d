/** payments/test-checkout/: the payment provider of the demo (docs/decisions/0012). What it knows and tells is this file. */
import { randomBytes } from 'node:crypto';
import type { Plan, Price } from '#contract/plans.ts';
import type { Payment } from '../../../../db/payments/rows.ts';
import type { TestInvoiceRow, TestState, TestSubscription } from '../../../../db/payments/test-rows.ts';

/** What the test checkout knows while it is changed. */
export interface Books {
  state: TestState;
  prices: Record<Plan, Price>;
  /** By its own clock: ISO date-time. */
  now: string;
}

/** Changes what the test checkout knows, in one transaction, and tells of it once that is kept. */
export type Change = <T>(write: (books: Books) => T) => T;

/** An id that nobody guesses. */
export function newId(prefix: string): string {
  return `${prefix}_test_${randomBytes(16).toString('hex')}`;
}

/** Tells that a subscription has changed. */
export function tell(books: Books, type: 'created' | 'updated' | 'deleted', { id }: TestSubscription): void {
  books.state.untold.push({
    id: newId('evt'),
    type: `customer.subscription.${type}`,
    subscription: id,
    payment: null,
  });
}

/** Notes an invoice, not paid yet. */
export function invoice(books: Books, { id, customer, plan }: TestSubscription, paid: Price): TestInvoiceRow {
  const made: TestInvoiceRow = {
    id: newId('in'),
    subscription: id,
    customer,
    plan,
    paid,
    status: 'open',
    refused: 0,
    at: books.now,
  };
  books.state.invoices.push(made);
  return made;
}

export function paid(books: Books, invoice: TestInvoiceRow): void {
  invoice.status = 'paid';
  tellOfMoney(books, invoice, 'paid', `${invoice.id}:paid`);
}

export function refused(books: Books, invoice: TestInvoiceRow): void {
  invoice.refused += 1;
  tellOfMoney(books, invoice, 'failed', `${invoice.id}:failed:${invoice.refused}`);
}

const TOLD_AS = { paid: 'invoice.paid', failed: 'invoice.payment_failed', refunded: 'refund.created' };

export function tellOfMoney(
  { state, now }: Books,
  { customer, subscription, paid }: Pick<TestInvoiceRow, 'customer' | 'subscription' | 'paid'>,
  kind: Extract<Payment['kind'], 'paid' | 'failed' | 'refunded'>,
  ref: string,
): void {
  state.untold.push({
    id: newId('evt'),
    type: TOLD_AS[kind],
    subscription,
    payment: { ref, kind, customer, subscription, ...paid, at: now },
  });
}

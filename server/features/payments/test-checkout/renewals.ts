import { DAY_MS } from '#contract/constants.ts';
import type { TestInvoiceRow, TestState, TestSubscription } from '../../../../db/payments/test-rows.ts';
import { invoice, paid, refused, tell } from './books.ts';
import type { Books } from './books.ts';
import { periodEnd } from '../../../../db/payments/periods.ts';

/** Days after a renewal was refused on which it is tried again; after the last one the subscription ends. */
const RETRY_DAYS = [3, 5, 7];

/** What happens next by itself, and when: an ISO date-time. */
interface Due {
  at: string;
  subscription: string;
}

/** Of all subscriptions; null when nothing happens any more. */
export function nextDue(state: TestState): Due | null {
  const running = Object.values(state.subscriptions).filter(({ status }) => status !== 'canceled');
  const all = running.map(({ id, retry_at, period_end }) => ({
    at: retry_at ?? period_end,
    subscription: id,
  }));
  return all.sort((a, b) => (a.at < b.at ? -1 : 1))[0] ?? null;
}

/** Does what is due. */
export function happen(books: Books, subscription: TestSubscription): void {
  if (subscription.retry_at !== null) tryAgain(books, subscription);
  else if (subscription.ends) end(books, subscription);
  else renew(books, subscription);
}

/** Ends a subscription at once; nothing for one that has ended. */
export function end(books: Books, subscription: TestSubscription): void {
  if (subscription.status === 'canceled') return;
  Object.assign(subscription, { status: 'canceled', retry_at: null, next_plan: null });
  const open = openInvoice(books, subscription);
  if (open) open.status = 'void';
  tell(books, 'deleted', subscription);
}

/** Tries the invoice that was refused once more: the plan goes on, or waits for the next try, or ends. */
export function tryAgain(books: Books, subscription: TestSubscription): void {
  const open = openInvoice(books, subscription);
  if (open) charge(books, subscription, open);
}

/** Whether a card pays while its owner is away. */
export function paysRenewals({ state }: Books, { customer }: TestSubscription): boolean {
  const { card } = state.customers[customer];
  return card === 'pays' || card === 'second-step';
}

function renew(books: Books, subscription: TestSubscription): void {
  const { next_plan, period_end } = subscription;
  if (next_plan !== null)
    Object.assign(subscription, { plan: next_plan, next_plan: null, anchor: period_end });
  const { plan, anchor } = subscription;
  subscription.period_start = period_end;
  subscription.period_end = periodEnd(plan, anchor, period_end);
  tell(books, 'updated', subscription);
  charge(books, subscription, invoice(books, subscription, books.prices[plan]));
}

function charge(books: Books, subscription: TestSubscription, open: TestInvoiceRow): void {
  if (paysRenewals(books, subscription)) {
    paid(books, open);
    Object.assign(subscription, { status: 'active', retry_at: null });
    return tell(books, 'updated', subscription);
  }
  refused(books, open);
  const days = RETRY_DAYS.find((days) => daysAfter(subscription.period_start, days) > books.now);
  if (days === undefined) return end(books, subscription);
  const retry_at = daysAfter(subscription.period_start, days);
  Object.assign(subscription, { status: 'past_due', retry_at });
  tell(books, 'updated', subscription);
}

function openInvoice({ state }: Books, { id }: TestSubscription): TestInvoiceRow | undefined {
  return state.invoices.find(({ subscription, status }) => subscription === id && status === 'open');
}

function daysAfter(iso: string, days: number): string {
  return new Date(Date.parse(iso) + days * DAY_MS).toISOString();
}

import type { TestCard, TestSwitch } from '#contract/test-checkout.ts';
import type { TestPortal, TestState, TestSubscription } from '../../../../db/payments/test-rows.ts';
import { invoice, paid, tell } from './books.ts';
import type { Books } from './books.ts';
import { periodEnd } from '../../../../db/payments/periods.ts';
import { paysRenewals, tryAgain } from './renewals.ts';

/** The subscription of a customer that runs, or the last one that did. */
export function subscriptionOf(state: TestState, customer: string): TestSubscription | null {
  const all = Object.values(state.subscriptions).filter((one) => one.customer === customer);
  return all.find(({ status }) => status !== 'canceled') ?? all.at(-1) ?? null;
}

/** A longer plan begins at once, and what is left of the shorter one is taken off; a shorter one waits for its turn. */
export function switchOf({ prices, now }: Books, subscription: TestSubscription): TestSwitch | null {
  const { status, ends, next_plan, plan, period_start, period_end } = subscription;
  if (status !== 'active' || ends || next_plan !== null) return null;
  if (plan === 2) return { plan: 1, at: period_end, pays: prices[1] };
  const length = Date.parse(period_end) - Date.parse(period_start);
  const left = Math.max(Date.parse(period_end) - Date.parse(now), 0) / length;
  const { amount, currency } = prices[2];
  const credit = Math.round(prices[1].amount * left);
  return { plan: 2, at: null, pays: { amount: Math.max(amount - credit, 0), currency } };
}

export function switchPlan(books: Books, subscription: TestSubscription, portal: TestPortal): void {
  const change = switchOf(books, subscription);
  if (!change) return;
  const { plan, at, pays } = change;
  if (at !== null) subscription.next_plan = plan;
  else if (!paysRenewals(books, subscription)) {
    portal.problem = 'The card was declined. Nothing was paid, and your plan stays as it is.';
    return;
  } else {
    const { now } = books;
    const period_end = periodEnd(plan, now, now);
    Object.assign(subscription, { plan, anchor: now, period_start: now, period_end });
    paid(books, invoice(books, subscription, pays));
  }
  tell(books, 'updated', subscription);
}

/** Takes back a switch that waits. */
export function keepPlan(books: Books, subscription: TestSubscription): void {
  if (subscription.next_plan === null) return;
  subscription.next_plan = null;
  tell(books, 'updated', subscription);
}

/** Has it end at the end of its period, or go on after all. */
export function setEnds(books: Books, subscription: TestSubscription, ends: boolean): void {
  if (subscription.status === 'canceled' || subscription.ends === ends) return;
  Object.assign(subscription, { ends, next_plan: null });
  tell(books, 'updated', subscription);
}

/** From now on this card pays, and at once what was refused. */
export function setCard(books: Books, portal: TestPortal, card: TestCard): void {
  if (card === 'declined') {
    portal.problem = 'The card was declined, so the one before stays.';
    return;
  }
  books.state.customers[portal.customer].card = card;
  const subscription = subscriptionOf(books.state, portal.customer);
  if (subscription?.status === 'past_due' && paysRenewals(books, subscription)) tryAgain(books, subscription);
}

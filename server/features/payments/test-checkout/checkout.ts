import type { TestCard } from '#contract/test-checkout.ts';
import type { TestSession, TestSubscription } from '../../../../db/payments/test-rows.ts';
import { invoice, newId, paid, tell } from './books.ts';
import type { Books } from './books.ts';
import { periodEnd } from '../../../../db/payments/periods.ts';

/** Pays an order with a card, or says what is in the way. Nothing happens to one that is not open. */
export function pay(books: Books, session: TestSession, card: TestCard): void {
  if (session.status !== 'open') return;
  session.problem = null;
  if (card === 'declined')
    session.problem = 'The card was declined. Nothing was paid: please choose another.';
  else if (card === 'second-step') session.status = 'second-step';
  else complete(books, session, card);
}

/** What the owner of a card answers to the bank. */
export function answerBank(books: Books, session: TestSession, agrees: boolean): void {
  if (session.status !== 'second-step') return;
  if (agrees) return complete(books, session, 'second-step');
  session.status = 'open';
  session.problem =
    'The second step was refused. Nothing was paid: please try again, or choose another card.';
}

/** Closes an order that is not paid. */
export function expire(session: TestSession): void {
  if (session.status !== 'complete') session.status = 'expired';
}

function complete(books: Books, session: TestSession, card: TestCard): void {
  const { customer, buyer, plan } = session;
  const { state, prices, now } = books;
  const subscription: TestSubscription = {
    id: newId('sub'),
    customer,
    buyer,
    plan,
    next_plan: null,
    status: 'active',
    started_at: now,
    anchor: now,
    period_start: now,
    period_end: periodEnd(plan, now, now),
    ends: false,
    retry_at: null,
  };
  state.subscriptions[subscription.id] = subscription;
  state.customers[customer].card = card;
  Object.assign(session, { status: 'complete', subscription: subscription.id });
  tell(books, 'created', subscription);
  paid(books, invoice(books, subscription, prices[plan]));
}

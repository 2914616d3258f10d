import { DAY_MS } from '#contract/constants.ts';
import type { Plan } from '#contract/plans.ts';
import { moneyText } from '#contract/money.ts';
import { periodEnd } from '../../db/payments/periods.ts';
import type { Payment } from '../../db/payments/rows.ts';
import type { TestInvoiceRow, TestSubscription } from '../../db/payments/test-rows.ts';
import { Random } from '../random.ts';
import { hex, isoOf, mailed } from './year.ts';
import type { Act, Year } from './year.ts';

/** Somebody who buys a plan, and what becomes of it. Times are milliseconds. */
export interface Payer {
  id: number;
  email: string;
  created_at: string;
  plan: Plan;
  from: number;
  /** The first renewal is refused, and paid three days later. */
  failsOnce?: boolean;
  /** Every renewal from this time on is refused. */
  failsFrom?: number;
  /** From then on it ends with its period. */
  cancels?: number;
  /** What was paid last is given back, and the plan ends at once. */
  refunded?: number;
  /** The bank takes back what was paid last. */
  disputed?: number;
}

/** Of the test checkout: see renewals.ts there. */
const RETRY_MS = 3 * DAY_MS;
/** Of an account whose money was given back. */
const NOTE =
  'Wrote that the certificate will take until spring, and asked for the money back. Friendly; may come again then.';

/** Keeps the books of the year at both ends: what the site knows, and what the demo's payment provider does. */
export function createPaying(year: Year) {
  const { store, seed, today, prices, editor } = year;
  const { payments, testCheckout } = store;
  const end = Date.parse(today);
  if (!testCheckout) throw new Error('The year is of a demo, which has a test checkout.');
  const state = testCheckout.state();

  return { actsOf, close: () => testCheckout.setState(state) };

  function actsOf(payer: Payer): Act[] {
    const { plan, from, cancels = Infinity, refunded = Infinity } = payer;
    const random = new Random(seed, payer.id);
    const subscription = newSubscription(payer, random);
    const acts: Act[] = [{ at: from, act: () => begin(payer, subscription, random) }];
    if (cancels < end) acts.push({ at: cancels, act: () => cancel(payer, subscription) });
    if (refunded < end) acts.push({ at: refunded, act: () => refund(payer, subscription) });
    if (payer.disputed !== undefined) acts.push({ at: payer.disputed, act: () => dispute(subscription) });
    let first = true;
    for (let due = subscription.period_end; Date.parse(due) < end; due = periodEnd(plan, isoOf(from), due)) {
      const at = Date.parse(due);
      if (refunded < at) break;
      if (cancels < at) {
        acts.push({ at, act: () => finish(payer, subscription) });
        break;
      }
      const fails = (payer.failsOnce && first) || at >= (payer.failsFrom ?? Infinity);
      acts.push({ at, act: () => renew(payer, subscription, fails, random) });
      const again = at + RETRY_MS;
      if (fails && again < end) acts.push({ at: again, act: () => payAgain(payer, subscription) });
      first = false;
    }
    return acts;
  }

  function newSubscription({ id, created_at, plan, from }: Payer, random: Random): TestSubscription {
    const at = isoOf(from);
    return {
      id: `sub_test_${hex(random, 32)}`,
      customer: `cus_test_${hex(random, 32)}`,
      buyer: { id, created_at },
      ...{ plan, next_plan: null, status: 'active', started_at: at, anchor: at },
      ...{ period_start: at, period_end: periodEnd(plan, at, at), ends: false, retry_at: null },
    };
  }

  function begin(payer: Payer, subscription: TestSubscription, random: Random): void {
    const { id, email, plan, failsFrom } = payer;
    const { customer } = subscription;
    state.customers[customer] = { email, card: failsFrom === undefined ? 'pays' : 'pays-once' };
    state.subscriptions[subscription.id] = subscription;
    store.audit.add({ action: 'went to checkout', user: id });
    payments.addCustomer('test', id, customer);
    keep(subscription);
    payments.endGrants(id);
    pay(invoice(subscription, subscription.started_at, random), subscription.started_at);
    const renews_at = subscription.period_end;
    tell(payer, subscription.id, subscription, 'plan-started', { plan, paid: prices[plan], renews_at });
  }

  function renew(payer: Payer, subscription: TestSubscription, fails: boolean, random: Random): void {
    const { plan, anchor, period_end: at } = subscription;
    const open = invoice(subscription, at, random);
    const status = fails ? 'past_due' : 'active';
    const retry_at = fails ? isoOf(Date.parse(at) + RETRY_MS) : null;
    Object.assign(subscription, {
      status,
      retry_at,
      period_start: at,
      period_end: periodEnd(plan, anchor, at),
    });
    keep(subscription);
    if (!fails) return pay(open, at);
    open.refused = 1;
    note(open, 'failed', `${open.id}:failed:1`, at);
    const until = payments.subscription(subscription.id)?.holds_until;
    tell(payer, at, subscription, 'payment-failed', { until });
  }

  function payAgain(payer: Payer, subscription: TestSubscription): void {
    const open = lastOf(subscription);
    const { retry_at } = subscription;
    if (!open || retry_at === null || payer.failsFrom !== undefined) return;
    Object.assign(subscription, { status: 'active', retry_at: null });
    keep(subscription);
    pay(open, retry_at);
  }

  function cancel(payer: Payer, subscription: TestSubscription): void {
    subscription.ends = true;
    keep(subscription);
    const until = subscription.period_end;
    tell(payer, until, subscription, 'plan-ending', { until });
  }

  function finish(payer: Payer, subscription: TestSubscription): void {
    subscription.status = 'canceled';
    keep(subscription);
    tell(payer, subscription.period_end, subscription, 'plan-ended', {});
  }

  function refund(payer: Payer, subscription: TestSubscription): void {
    const paid = lastOf(subscription);
    if (paid) giveBack(paid, payer.id);
    finish(payer, subscription);
  }

  function giveBack(invoice: TestInvoiceRow, user_id: number): void {
    const { id, subscription, paid } = invoice;
    const [key, refund] = [`refund of ${id}`, id.replace('in_', 're_')];
    const ordered = { key, provider: 'test' as const, user_id, subscription, ordered_by: editor };
    payments.orderRefund({ ...ordered, ...paid, payment: `${id}:paid` });
    payments.refundDone(key, refund);
    state.refunds.push({ id: refund, invoice: id, amount: paid.amount, key });
    note(invoice, 'refunded', `${refund}:refunded`, year.now().toISOString());
    const reason = `${moneyText(paid)}: Does not want to go on after the review.`;
    store.audit.add({ action: 'refunded payment', user: user_id, actor: editor, note: reason });
    store.accountNotes.add(user_id, NOTE, editor, year.now().toISOString());
  }

  function dispute(subscription: TestSubscription): void {
    const paid = lastOf(subscription);
    if (paid) note(paid, 'disputed', `${paid.id}:disputed`, year.now().toISOString());
  }

  function keep({ id, buyer, plan, status, started_at, period_start, period_end, ends }: TestSubscription) {
    payments.put({
      ...{ id, source: 'test', user_id: buyer.id, plan, status, started_at, period_start, period_end },
      ...{ cancel_at: ends ? period_end : null, reason: null, granted_by: null },
    });
  }

  function invoice({ id, customer, plan }: TestSubscription, at: string, random: Random): TestInvoiceRow {
    const made: TestInvoiceRow = {
      ...{ id: `in_test_${hex(random, 32)}`, subscription: id, customer, plan },
      ...{ paid: prices[plan], status: 'open', refused: 0, at },
    };
    state.invoices.push(made);
    return made;
  }

  function pay(open: TestInvoiceRow, at: string): void {
    open.status = 'paid';
    note(open, 'paid', `${open.id}:paid`, at);
  }

  function note(
    { subscription, customer, paid }: TestInvoiceRow,
    kind: Payment['kind'],
    ref: string,
    at: string,
  ) {
    const user_id = payments.userOf('test', customer);
    payments.add({ ref, kind, user_id, subscription, ...paid, at });
  }

  function lastOf({ id }: TestSubscription): TestInvoiceRow | undefined {
    return state.invoices.findLast(({ subscription }) => subscription === id);
  }

  /** What was told is told once: see subscription-mails.ts of the payments. */
  function tell({ email }: Payer, about: string, { id }: TestSubscription, kind: string, data: object): void {
    if (payments.mayTell(id, kind, about)) mailed(year, email, kind, data);
  }
}

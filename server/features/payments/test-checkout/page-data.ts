import { DAY_MS } from '#contract/constants.ts';
import type { TestBilling, TestOrder } from '#contract/test-checkout.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { subscriptionOf, switchOf } from './billing.ts';
import type { Books } from './books.ts';
import { refundedOf } from './refunds.ts';
import type { ConnectedTestCheckout } from './test-checkout.ts';

/** What the page of an order shows, to whoever knows its id. Throws 404. */
export function testOrder({ state, prices }: Books, id: string, siteUrl: string): TestOrder {
  const session = known(state.sessions, id);
  const { customer, plan, status, problem, success_url, cancel_url } = session;
  return {
    email: state.customers[customer].email,
    plan,
    price: prices[plan],
    status,
    problem,
    paid_path: pathOf(success_url, siteUrl),
    back_path: pathOf(cancel_url, siteUrl),
  };
}

/** What a customer's own page shows, to whoever knows its id. Throws 404. */
export function testBilling(
  { books, row }: Pick<ConnectedTestCheckout, 'books' | 'row'>,
  id: string,
  siteUrl: string,
): TestBilling {
  const current = books();
  const { state, now } = current;
  const { customer, problem, return_url } = known(state.portals, id);
  const subscription = subscriptionOf(state, customer);
  const { email, card } = state.customers[customer];
  return {
    email,
    card,
    subscription: subscription && {
      plan: subscription.plan,
      status: subscription.status,
      period_end: subscription.period_end,
      ends: subscription.ends,
      retry_at: subscription.retry_at,
      next_plan: subscription.next_plan,
      switch: switchOf(current, subscription),
    },
    invoices: state.invoices
      .filter((invoice) => invoice.customer === customer)
      .map(({ id, plan, paid, status, at }) => ({
        id,
        plan,
        paid,
        status,
        at,
        refunded: refundedOf(state, { id }),
      }))
      .reverse(),
    problem,
    now,
    days_ahead: Math.round(row.ahead() / DAY_MS),
    back_path: pathOf(return_url, siteUrl),
  };
}

/** Throws 404 for an id that nobody was given. */
export function known<T>(things: Record<string, T>, id: string): T {
  if (!Object.hasOwn(things, id)) throw new Refusal(404, 'Not found');
  return things[id];
}

/** On whatever address of this machine the demo is read. */
export function pathOf(url: string, siteUrl: string): string {
  return url.slice(siteUrl.length);
}

import { DAY_MS } from '#contract/constants.ts';
import { API } from '#contract/paths.ts';
import type { TestBilling, TestOrder } from '#contract/test-checkout.ts';
import type { Context } from '../../../app/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { secret } from '../../../platform/public-api/public-api.ts';
import type { PublicCalls } from '../../../platform/public-api/public-api.ts';
import { subscriptionOf, switchOf } from './billing.ts';
import type { Books } from './books.ts';

/** What the pages of the test checkout show, to whoever knows their ids; not there outside of the demo. */
export function testCheckoutApi(testCheckout: Context['testCheckout'], siteUrl: string): PublicCalls {
  return (path) => {
    if (!testCheckout) return null;
    const { books, row } = testCheckout;
    const order = idIn(path, API.testCheckout);
    const portal = idIn(path, API.testBilling);
    if (order !== null) return secret(() => orderOf(books(), order, siteUrl));
    if (portal !== null)
      return secret(() => ({
        ...billingOf(books(), portal, siteUrl),
        days_ahead: Math.round(row.ahead() / DAY_MS),
      }));
    return null;
  };
}

function idIn(path: string, call: string): string | null {
  return path.startsWith(`${call}/`) ? path.slice(call.length + 1) : null;
}

function orderOf({ state, prices }: Books, id: string, siteUrl: string): TestOrder {
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

function billingOf(books: Books, id: string, siteUrl: string): Omit<TestBilling, 'days_ahead'> {
  const { state, now } = books;
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
      switch: switchOf(books, subscription),
    },
    invoices: state.invoices
      .filter((invoice) => invoice.customer === customer)
      .map(({ id, plan, paid, status, at }) => ({ id, plan, paid, status, at }))
      .reverse(),
    problem,
    now,
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

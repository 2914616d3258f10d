import { PAGES } from '#contract/paths.ts';
import type { TestSession, TestState } from '../../../../db/payments/test-rows.ts';
import type { CheckoutSession, PaymentProvider, ProvidedSubscription } from '../provider.ts';
import { setEnds } from './billing.ts';
import { newId } from './books.ts';
import type { Books, Change } from './books.ts';
import { expire } from './checkout.ts';
import { giveBack, leftOf } from './refunds.ts';
import { end } from './renewals.ts';

interface ProviderParts {
  change: Change;
  books: () => Books;
  news: PaymentProvider['news'];
  siteUrl: string;
}

/** What the site asks of any provider, answered by what the test checkout knows. */
export function createTestProvider({ change, books, news, siteUrl }: ProviderParts): PaymentProvider {
  return {
    name: 'test',
    customer: ({ email }) =>
      answer(() =>
        change(({ state }) => {
          const id = newId('cus');
          state.customers[id] = { email, card: null };
          return id;
        }),
      ),
    writeTo: (customer, email) =>
      answer(() =>
        change(({ state }) => {
          const known = state.customers[customer];
          if (known) state.customers[customer] = { ...known, email };
        }),
      ),
    checkout: ({ customer, key, buyer, plan, successUrl, cancelUrl }) =>
      answer(() =>
        change(({ state }) => {
          if (!state.customers[customer]) return null;
          const known = Object.values(state.sessions).find((session) => session.key === key);
          const session: TestSession = known ?? {
            id: newId('cs'),
            key,
            customer,
            buyer,
            plan,
            status: 'open',
            subscription: null,
            problem: null,
            success_url: successUrl,
            cancel_url: cancelUrl,
          };
          state.sessions[session.id] = session;
          return sessionOf(session);
        }),
      ),
    session: (id) => answer(() => sessionOf(books().state.sessions[id])),
    expire: (id) =>
      answer(() =>
        change(({ state }) => {
          const session = state.sessions[id];
          if (session) expire(session);
          return sessionOf(session);
        }),
      ),
    portal: (customer, return_url) =>
      answer(() =>
        change(({ state }) => {
          if (!state.customers[customer]) return null;
          const id = newId('bps');
          state.portals[id] = { customer, return_url, problem: null };
          return `${siteUrl}${PAGES.testBilling}/${id}`;
        }),
      ),
    subscription: (id) => answer(() => subscriptionOf(books().state, id)),
    subscriptionsOf: (customer) =>
      answer(() =>
        Object.values(books().state.subscriptions)
          .filter((subscription) => subscription.customer === customer)
          .map(({ id }) => id),
      ),
    cancel: (id) =>
      answer(() =>
        change((books) => {
          const subscription = books.state.subscriptions[id];
          if (subscription) end(books, subscription);
        }),
      ),
    endWithPeriod: (id) =>
      answer(() =>
        change((books) => {
          const subscription = books.state.subscriptions[id];
          if (subscription) setEnds(books, subscription, true);
        }),
      ),
    refundable: (invoice) => answer(() => leftOf(books().state, invoice)),
    refund: (wanted) => answer(() => change((books) => giveBack(books, wanted))),
    customerPage: () => null,
    news,
  };

  function sessionOf(session: TestSession | undefined): CheckoutSession | null {
    if (!session) return null;
    const { id, status, subscription } = session;
    const url = `${siteUrl}${PAGES.testCheckout}/${id}`;
    return { id, url, status: status === 'second-step' ? 'open' : status, subscription };
  }
}

function subscriptionOf(state: TestState, id: string): ProvidedSubscription | null {
  const found = state.subscriptions[id];
  if (!found) return null;
  const { customer, buyer, plan, status, started_at, period_start, period_end, ends } = found;
  const last = state.invoices.findLast(({ subscription }) => subscription === id);
  return {
    id,
    customer,
    buyer,
    plan,
    status,
    started_at,
    period_start,
    period_end,
    cancel_at: ends ? period_end : null,
    invoice: last?.id ?? null,
    paid: last?.status === 'paid' ? last.paid : null,
  };
}

/** As a promise, as of somebody far away. */
async function answer<T>(ask: () => T): Promise<T> {
  return Promise.resolve(ask());
}

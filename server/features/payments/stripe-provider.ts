import Stripe from 'stripe';
import { idIn } from '#contract/paths.ts';
import type { PlanNumber, Price } from '#contract/plans.ts';
import type { Config } from '../../platform/configuration/config.ts';
import { isLoopback } from '../../platform/configuration/loopback.ts';
import { ProviderDown } from './provider.ts';
import type { Account, CheckoutSession, PaymentProvider, ProvidedSubscription } from './provider.ts';
import { asked, given, known } from './stripe-answers.ts';
import { stripeHttp } from './stripe-http.ts';
import { stripeNews } from './stripe-news.ts';
import { stripeRefunds } from './stripe-refunds.ts';

/** The version whose fields are read here: https://docs.stripe.com/changelog */
const API_VERSION = '2026-10-28.endive';

/**
 * Payments by Stripe. No card ever comes near us: checkout and portal are Stripe's own pages. `siteUrl` is noted with
 * what is bought, for an account at Stripe may serve several sites.
 */
export function createStripeProvider(
  config: NonNullable<Config['stripe']>,
  siteUrl: string,
): PaymentProvider {
  const stripe = new Stripe(config.secretKey, {
    apiVersion: API_VERSION,
    timeout: config.patience,
    maxNetworkRetries: 1,
    telemetry: false,
    httpClient: stripeHttp(),
    ...(config.apiBase !== null && addressOf(config.apiBase)),
  });

  return {
    name: 'stripe',
    customer: ({ email, ...account }) =>
      asked(async () => {
        return given((await stripe.customers.create({ email, metadata: metadataOf(account) })).id);
      }),
    writeTo: (customer, email) =>
      asked(async () => {
        await known(stripe.customers.update(customer, { email }), 'customer');
      }),
    checkout: ({ buyer, customer, plan, key, successUrl, cancelUrl }) =>
      asked(async () => {
        const asking = stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer,
            client_reference_id: String(buyer.id),
            line_items: [{ price: config.prices[plan], quantity: 1 }],
            subscription_data: { metadata: metadataOf(buyer) },
            success_url: successUrl,
            cancel_url: cancelUrl,
          },
          { idempotencyKey: key },
        );
        return sessionOf(await known(asking, 'customer'));
      }),
    session: (id) => asked(async () => sessionOf(await known(stripe.checkout.sessions.retrieve(id)))),
    expire: (id) =>
      asked(async () => {
        const session = await known(stripe.checkout.sessions.retrieve(id));
        return sessionOf(session?.status === 'open' ? await stripe.checkout.sessions.expire(id) : session);
      }),
    portal: (customer, return_url) =>
      asked(async () => {
        const asking = stripe.billingPortal.sessions.create({ customer, return_url });
        const session = await known(asking, 'customer');
        return session && pageOf(session.url);
      }),
    subscription: (id) =>
      asked(async () => {
        const found = await known(stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] }));
        return found && subscriptionOf(found);
      }),
    subscriptionsOf: (customer) =>
      asked(async () => {
        const listing = stripe.subscriptions.list({ customer, status: 'all', limit: 100 });
        return (await known(idsIn(listing), 'customer')) ?? [];
      }),
    cancel: (id) =>
      asked(async () => {
        const found = await known(stripe.subscriptions.retrieve(id));
        if (found && found.status !== 'canceled' && found.status !== 'incomplete_expired')
          await stripe.subscriptions.cancel(id);
      }),
    endWithPeriod: (id) =>
      asked(async () => {
        await known(stripe.subscriptions.update(id, { cancel_at_period_end: true }));
      }),
    ...stripeRefunds(stripe),
    customerPage: (customer) => pageAtStripe(config.secretKey, customer),
    news: (body, signature) => stripeNews(stripe, config.webhookSecret, body, signature),
  };

  function subscriptionOf(subscription: Stripe.Subscription): ProvidedSubscription {
    const { id, customer, metadata, status, start_date, items, latest_invoice } = subscription;
    const [item] = items.data;
    const period_end = item?.current_period_end ?? start_date;
    const cancel_at = subscription.cancel_at ?? (subscription.cancel_at_period_end ? period_end : null);
    return {
      id,
      customer: typeof customer === 'string' ? customer : customer.id,
      buyer: buyerIn(metadata),
      plan: items.data.length === 1 ? planOf(item.price.id) : 0,
      status: status as ProvidedSubscription['status'],
      started_at: isoOf(start_date),
      period_start: isoOf(item?.current_period_start ?? start_date),
      period_end: isoOf(period_end),
      cancel_at: cancel_at === null ? null : isoOf(cancel_at),
      invoice: typeof latest_invoice === 'object' ? (latest_invoice?.id ?? null) : latest_invoice,
      paid: typeof latest_invoice === 'object' ? paidBy(latest_invoice) : null,
    };
  }

  function metadataOf({ id, created_at }: Account) {
    return { user_id: String(id), user_since: created_at, site: siteUrl };
  }

  function buyerIn({ user_id, user_since = '', site }: Stripe.Metadata): Account | null {
    const id = idIn(user_id);
    return id !== 0 && site === siteUrl ? { id, created_at: user_since } : null;
  }

  function planOf(price: string): PlanNumber {
    return ([1, 2] as const).find((plan) => config.prices[plan] === price) ?? 0;
  }
}

function sessionOf(session: Stripe.Checkout.Session | null): CheckoutSession | null {
  if (session === null) return null;
  const { id, url, status, subscription } = session;
  return {
    id: given(id),
    url: status === 'open' ? pageOf(url) : '',
    status: (['open', 'complete'] as const).find((one) => one === status) ?? 'expired',
    subscription: typeof subscription === 'string' ? subscription : (subscription?.id ?? null),
  };
}

function paidBy(invoice: Stripe.Invoice | null): Price | null {
  if (invoice === null || invoice.amount_paid === 0) return null;
  return { amount: invoice.amount_paid, currency: invoice.currency };
}

/** Where whoever has the account at Stripe sees a customer; of test payments in their own part of it. */
function pageAtStripe(secretKey: string, customer: string): string {
  const part = /^[rs]k_test_/.test(secretKey) ? 'test/' : '';
  return `https://dashboard.stripe.com/${part}customers/${encodeURIComponent(customer)}`;
}

async function idsIn(listing: AsyncIterable<{ id: string }>): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of listing) ids.push(id);
  return ids;
}

/** A page that people are led to: by https, but for a stand-in on this machine. */
function pageOf(text: unknown): string {
  const { href, protocol, hostname } = new URL(given(text));
  if (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))) return href;
  throw new ProviderDown('Stripe leads to a page that is not https.');
}

function isoOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}

function addressOf(origin: string) {
  const { hostname, port, protocol } = new URL(origin);
  const isHttps = protocol === 'https:';
  return {
    host: hostname,
    port: Number(port || (isHttps ? 443 : 80)),
    protocol: isHttps ? ('https' as const) : ('http' as const),
  };
}

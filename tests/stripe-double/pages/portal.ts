import type { Stripe } from 'stripe';
import { cancelAtPeriodEnd } from '../billing/cancel.ts';
import { changeCard } from '../billing/card.ts';
import { changePrice } from '../billing/change-price.ts';
import { payInvoice } from '../billing/pay.ts';
import { cardOf } from '../cards.ts';
import { amountOf, intervalOf } from '../objects/price.ts';
import { itemOf, periodEndOf } from '../objects/subscription.ts';
import type { State } from '../state.ts';
import { alert, field, html, money, page } from './html.ts';
import type { Markup, PageAnswer, PageRequest } from './html.ts';

/** /p/session/test_… */
export function portalPage(state: State, { method, path, fields }: PageRequest): PageAnswer | null {
  const portal = state.portals.get(/^\/p\/session\/(\w+)$/.exec(path)?.[1] ?? '');
  const customer = portal && state.customers.get(portal.customer);
  if (!customer) return null;
  if (method !== 'POST') return customerPage(state, portal, customer, path);
  const problem = act(state, customer, fields);
  return problem === null ? { location: path } : customerPage(state, portal, customer, path, problem);
}

/** Does what a button of the page says; answers what is wrong with it, if anything is. */
function act(state: State, customer: Stripe.Customer, fields: PageRequest['fields']): string | null {
  if (fields.do === 'card') {
    const card = cardOf(fields.cardNumber ?? '');
    if (!card) return 'Your card number is invalid.';
    // Kept without a payment, so only a card that is declined outright is refused.
    if (card.number.endsWith('0002')) return 'Your card was declined.';
    changeCard(state, customer, card);
    return null;
  }
  if (fields.do === 'pay') {
    const invoice = invoicesOf(state, customer).find(({ id }) => id === fields.invoice);
    if (invoice?.status === 'open') payInvoice(state, invoice, 'person');
    return invoice?.status === 'open' ? 'Your card was declined.' : null;
  }
  const subscription = liveOf(state, customer).find(({ id }) => id === fields.subscription);
  if (!subscription) return 'There is no such plan.';
  if (fields.do === 'cancel') cancelAtPeriodEnd(state, subscription, true);
  if (fields.do === 'resume') cancelAtPeriodEnd(state, subscription, false);
  const price = state.prices.get(fields.price ?? '');
  if (fields.do === 'change' && price)
    changePrice(state, subscription, price, { proration: 'always_invoice', unpaid: 'allow_incomplete' });
  return null;
}

function customerPage(
  state: State,
  portal: Stripe.BillingPortal.Session,
  customer: Stripe.Customer,
  path: string,
  problem?: string,
): PageAnswer {
  const plans = liveOf(state, customer).map((subscription) => planSection(state, subscription, path));
  const open = invoicesOf(state, customer).filter(({ status }) => status === 'open');
  return page(
    'Your billing',
    html`<p>${customer.email ?? ''}</p>
      ${alert(problem)} ${plans.length > 0 ? plans : html`<p>You have no plan.</p>`}
      ${open.map(
        (invoice) =>
          html`<form method="post" action="${path}">
            <input type="hidden" name="invoice" value="${invoice.id}" />
            <p>Open: ${money(invoice.amount_remaining, invoice.currency)}</p>
            <button name="do" value="pay">Pay now</button>
          </form>`,
      )}
      <h2>Card</h2>
      <form method="post" action="${path}">
        ${field('Card number', 'cardNumber')}<button name="do" value="card">Update card</button>
      </form>
      ${portal.return_url === null ? '' : html`<p><a href="${portal.return_url}">Back</a></p>`}`,
  );
}

function planSection(state: State, subscription: Stripe.Subscription, path: string): Markup {
  const { price } = itemOf(subscription);
  const day = new Date(periodEndOf(subscription) * 1000).toISOString().slice(0, 10);
  const others = [...state.prices.values()].filter(({ id }) => id !== price.id);
  const isEnding = subscription.cancel_at_period_end;
  return html`<h2>${money(amountOf(price), price.currency)} per ${intervalOf(price)}</h2>
    <p>${subscription.status}, ${isEnding ? 'ends' : 'renews'} on ${day}</p>
    <form method="post" action="${path}">
      <input type="hidden" name="subscription" value="${subscription.id}" />
      <button name="do" value="${isEnding ? 'resume' : 'cancel'}">
        ${isEnding ? 'Keep plan' : 'Cancel plan'}
      </button>
    </form>
    ${others.map(
      (other) =>
        html`<form method="post" action="${path}">
          <input type="hidden" name="subscription" value="${subscription.id}" />
          <input type="hidden" name="price" value="${other.id}" />
          <button name="do" value="change">
            Switch to ${money(amountOf(other), other.currency)} per ${intervalOf(other)}
          </button>
        </form>`,
    )}`;
}

function liveOf(state: State, customer: Stripe.Customer): Stripe.Subscription[] {
  return [...state.subscriptions.values()].filter(
    (subscription) => subscription.customer === customer.id && subscription.status !== 'canceled',
  );
}

function invoicesOf(state: State, customer: Stripe.Customer): Stripe.Invoice[] {
  return [...state.invoices.values()].filter((invoice) => invoice.customer === customer.id);
}

import { pay } from '../billing/checkout.ts';
import { cardOf } from '../cards.ts';
import { intervalOf } from '../objects/price.ts';
import type { Checkout, State } from '../state.ts';
import { alert, field, html, money, page } from './html.ts';
import type { PageAnswer, PageRequest } from './html.ts';

/** /c/pay/cs_test_…, and /second-step below it. */
export function checkoutPage(state: State, { method, path, fields }: PageRequest): PageAnswer | null {
  const [, id, step] = /^\/c\/pay\/(\w+)(\/second-step)?$/.exec(path) ?? [];
  const checkout = state.checkouts.get(id ?? '');
  if (!checkout) return null;
  if (checkout.session.status !== 'open') return overPage(checkout);
  if (step) return method === 'POST' ? takeSecondStep(state, checkout, fields) : secondStepPage(checkout);
  return method === 'POST' ? takeCard(state, checkout, fields) : payPage(checkout);
}

function takeCard(state: State, checkout: Checkout, fields: PageRequest['fields']): PageAnswer {
  const card = cardOf(fields.cardNumber ?? '');
  if (!card) return payPage(checkout, 'Your card number is invalid.', fields.email);
  if (!card.secondStep) return paying(state, checkout, card, fields.email);
  checkout.card = card;
  checkout.session.customer_email ??= fields.email ?? null;
  return { location: `/c/pay/${checkout.session.id}/second-step` };
}

function takeSecondStep(state: State, checkout: Checkout, fields: PageRequest['fields']): PageAnswer {
  const { card } = checkout;
  checkout.card = null;
  if (!card) return payPage(checkout);
  if (fields.outcome === 'complete') return paying(state, checkout, card, undefined);
  return payPage(
    checkout,
    'We are unable to authenticate your payment method. Please choose a different one.',
  );
}

function paying(
  state: State,
  checkout: Checkout,
  card: NonNullable<Checkout['card']>,
  email: string | undefined,
): PageAnswer {
  const { session } = checkout;
  if (!pay(state, checkout, card, session.customer_email ?? email ?? ''))
    return payPage(checkout, 'Your card was declined.', email);
  return { location: successUrl(checkout) };
}

function payPage({ session, price }: Checkout, problem?: string, email = ''): PageAnswer {
  const amount = `${money(session.amount_total ?? 0, price.currency)} per ${intervalOf(price)}`;
  return page(
    'Subscribe',
    html`<p>${amount}</p>
      ${alert(problem)}
      <form method="post" action="/c/pay/${session.id}">
        ${session.customer === null && session.customer_email === null ? field('Email', 'email', email) : html`<p>${session.customer_email ?? ''}</p>`}
        ${field('Card number', 'cardNumber')}${field('Expiration', 'cardExpiry', '12 / 34')}${field('CVC', 'cardCvc', '123')}
        <button>Subscribe</button>
      </form>
      <p>
        4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined, 4000 0025 0000 3155 asks for a second step.
      </p>
      ${session.cancel_url === null ? '' : html`<p><a href="${session.cancel_url}">Back</a></p>`}`,
  );
}

function secondStepPage({ session }: Checkout): PageAnswer {
  return page(
    'Your bank asks for a second step',
    html`<form method="post" action="/c/pay/${session.id}/second-step">
      <button name="outcome" value="complete">Complete authentication</button>
      <button name="outcome" value="fail">Fail authentication</button>
    </form>`,
  );
}

function overPage(checkout: Checkout): PageAnswer {
  if (checkout.session.status === 'complete')
    return page('You are all done here', html`<p><a href="${successUrl(checkout)}">Back</a></p>`);
  return page('This page has expired', html`<p>Nothing was paid.</p>`, 410);
}

function successUrl({ session }: Checkout): string {
  return (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

import type { Stripe } from 'stripe';
import { expire } from '../billing/checkout.ts';
import { listOf } from '../objects/list.ts';
import { newSession } from '../objects/session.ts';
import { DAY, now } from '../state.ts';
import type { Checkout, State } from '../state.ts';
import { customerNamed } from './customers.ts';
import { mergedMetadata } from './metadata.ts';
import { priceNamed } from './prices.ts';
import { invalid, noSuch, notPlayed } from './refusal.ts';
import { route } from './route.ts';

type CreateParams = Stripe.Checkout.SessionCreateParams;

const path = '/v1/checkout/sessions';

export const checkoutSessionRoutes = [
  route<CreateParams>(
    `POST ${path}`,
    ['Checkout/Sessions', 'Checkout.SessionCreateParams'],
    [
      'mode',
      'ui_mode',
      'line_items[][price]',
      'line_items[][quantity]',
      'client_reference_id',
      'customer',
      'customer_email',
      'metadata',
      'subscription_data[metadata]',
      'subscription_data[trial_period_days]',
      'success_url',
      'cancel_url',
      'expires_at',
      'locale',
    ],
    create,
  ),
  route<Stripe.Checkout.SessionRetrieveParams>(
    `GET ${path}/:id`,
    ['Checkout/Sessions', 'Checkout.SessionRetrieveParams'],
    [],
    (state, { expand }, id) => {
      const checkout = checkoutNamed(state, id);
      const wantsLines = expand?.some((one) => one.split('.')[0] === 'line_items') ?? false;
      return wantsLines ? { ...checkout.session, line_items: linesOf(checkout) } : checkout.session;
    },
  ),
  route<Stripe.Checkout.SessionExpireParams>(
    `POST ${path}/:id/expire`,
    ['Checkout/Sessions', 'Checkout.SessionExpireParams'],
    [],
    (state, _, id) => {
      const checkout = checkoutNamed(state, id);
      if (checkout.session.status !== 'open')
        throw invalid(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${checkout.session.status}\`.`,
        );
      expire(state, checkout);
      return checkout.session;
    },
  ),
];

/** Beyond the types, what Stripe's documentation asks of a session in subscription mode. */
function create(state: State, params: CreateParams): Stripe.Checkout.Session {
  if (params.mode !== 'subscription') throw notPlayed(`mode: ${params.mode ?? 'none'}`);
  if (params.ui_mode !== undefined && params.ui_mode !== 'hosted_page')
    throw notPlayed(`ui_mode: ${params.ui_mode}`);
  const [line, ...others] = params.line_items ?? [];
  if (!line?.price) throw missing(line ? 'line_items[0][price]' : 'line_items');
  if (others.length > 0) throw notPlayed('line_items[1]');
  if (params.success_url === undefined) throw missing('success_url');
  for (const param of ['success_url', 'cancel_url'] as const) checkUrl(params[param], param);
  if (params.customer !== undefined && params.customer_email !== undefined)
    throw invalid('You may only specify one of these parameters: customer, customer_email.', {
      param: 'customer',
    });

  const price = priceNamed(state, line.price, 'line_items[0][price]');
  const customer =
    params.customer === undefined ? null : customerNamed(state, params.customer, 'customer').id;
  const quantity = line.quantity ?? 1;
  const session = newSession(state, {
    price,
    quantity,
    customer,
    customerEmail: params.customer_email ?? null,
    clientReferenceId: params.client_reference_id ?? null,
    successUrl: params.success_url,
    cancelUrl: params.cancel_url ?? null,
    metadata: mergedMetadata({}, params.metadata),
    expiresAt: expiryOf(state, params.expires_at),
    locale: params.locale ?? null,
  });
  const metadata = mergedMetadata({}, params.subscription_data?.metadata);
  const trialDays = params.subscription_data?.trial_period_days ?? 0;
  state.checkouts.set(session.id, { session, price, quantity, metadata, trialDays, card: null });
  return session;
}

function missing(param: string): Error {
  return invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
}

function checkUrl(url: string | undefined, param: string): void {
  if (url !== undefined && !/^https?:/.test(URL.parse(url)?.protocol ?? ''))
    throw invalid('Not a valid URL', { code: 'url_invalid', param });
}

function expiryOf(state: State, asked = now(state) + DAY): number {
  if (asked < now(state) + 30 * 60 || asked > now(state) + DAY)
    throw invalid('`expires_at` must be between 30 minutes and 24 hours from now.', { param: 'expires_at' });
  return asked;
}

function checkoutNamed(state: State, id: string): Checkout {
  const checkout = state.checkouts.get(id);
  if (!checkout) throw noSuch('checkout.session', id);
  return checkout;
}

function linesOf({ session, price, quantity }: Checkout): Stripe.ApiList<Stripe.LineItem> {
  const amount = session.amount_total ?? 0;
  const line: Stripe.LineItem = {
    id: `li_${session.id.slice(-24)}`,
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: 'Plan',
    metadata: {},
    price,
    quantity,
  };
  return listOf([line], `${path}/${session.id}/line_items`);
}

import type { Stripe } from 'stripe';
import { cancelAtPeriodEnd, detailsOf, endSubscription } from '../billing/cancel.ts';
import { changePrice } from '../billing/change-price.ts';
import { changeSubscription } from '../billing/change.ts';
import { itemOf } from '../objects/subscription.ts';
import type { State } from '../state.ts';
import { customerNamed } from './customers.ts';
import { mergedMetadata } from './metadata.ts';
import { isWithin, pageOf } from './page.ts';
import { priceNamed } from './prices.ts';
import { invalid, noSuch, notPlayed } from './refusal.ts';
import { route } from './route.ts';

type UpdateParams = Stripe.SubscriptionUpdateParams;

const path = '/v1/subscriptions';
const feedback = ['cancellation_details[comment]', 'cancellation_details[feedback]'];

export const subscriptionRoutes = [
  route<Stripe.SubscriptionListParams>(
    `GET ${path}`,
    ['Subscriptions', 'SubscriptionListParams'],
    ['customer', 'price', 'status', 'created', 'limit', 'starting_after', 'ending_before'],
    (state, params) => {
      if (params.customer !== undefined) customerNamed(state, params.customer, 'customer');
      const found = [...state.subscriptions.values()]
        .filter(({ customer }) => params.customer === undefined || customer === params.customer)
        .filter((one) => params.price === undefined || itemOf(one).price.id === params.price)
        .filter(({ status }) => isListed(status, params.status))
        .filter(({ created }) => isWithin(created, params.created));
      return pageOf(found, path, params);
    },
  ),
  route<Stripe.SubscriptionRetrieveParams>(
    `GET ${path}/:id`,
    ['Subscriptions', 'SubscriptionRetrieveParams'],
    [],
    (state, _, id) => subscriptionNamed(state, id),
  ),
  route<UpdateParams>(
    `POST ${path}/:id`,
    ['Subscriptions', 'SubscriptionUpdateParams'],
    [
      'items[][id]',
      'items[][price]',
      'proration_behavior',
      'payment_behavior',
      'cancel_at_period_end',
      'metadata',
      ...feedback,
    ],
    update,
  ),
  route<Stripe.SubscriptionCancelParams>(
    `DELETE ${path}/:id`,
    ['Subscriptions', 'SubscriptionCancelParams'],
    feedback,
    (state, { cancellation_details: why }, id) => {
      const subscription = subscriptionNamed(state, id);
      if (subscription.status === 'canceled') throw noSuch('subscription', id);
      keepFeedback(subscription, why);
      endSubscription(state, subscription, 'cancellation_requested');
      return subscription;
    },
  ),
];

function update(state: State, params: UpdateParams, id: string): Stripe.Subscription {
  const subscription = subscriptionNamed(state, id);
  if (subscription.status === 'canceled')
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  const price = priceAsked(state, params, subscription);
  const proration = played('proration_behavior', params.proration_behavior, [
    'create_prorations',
    'always_invoice',
    'none',
  ]);
  const unpaid = played('payment_behavior', params.payment_behavior, [
    'allow_incomplete',
    'error_if_incomplete',
  ]);

  if (price) changePrice(state, subscription, price, { proration, unpaid });
  keepFeedback(subscription, params.cancellation_details);
  if (params.cancel_at_period_end !== undefined)
    cancelAtPeriodEnd(state, subscription, params.cancel_at_period_end);
  const metadata = mergedMetadata(subscription.metadata, params.metadata);
  changeSubscription(state, subscription, { metadata });
  return subscription;
}

/** The value, which is the first one at Stripe if none is given. */
function played<T extends string>(param: string, value: string | undefined, values: T[]): T {
  const found = values.find((one) => one === (value ?? values[0]));
  if (found === undefined) throw notPlayed(`${param}: ${value}`);
  return found;
}

/** The stand-in's subscriptions have one item, whose price may change. Without its id, Stripe would add a second. */
function priceAsked(
  state: State,
  { items }: UpdateParams,
  subscription: Stripe.Subscription,
): Stripe.Price | null {
  if (!items || items.length === 0) return null;
  const [{ id, price }, ...others] = items;
  if (id === undefined || others.length > 0) throw notPlayed('a second item');
  if (id !== itemOf(subscription).id) throw noSuch('subscription item', id, 'items[0][id]');
  return price === undefined ? null : priceNamed(state, price, 'items[0][price]');
}

function keepFeedback(
  subscription: Stripe.Subscription,
  why: Stripe.SubscriptionCancelParams['cancellation_details'],
): void {
  if (!why) return;
  const { comment, feedback: reason } = why;
  subscription.cancellation_details = {
    ...detailsOf(subscription),
    ...(comment !== undefined && { comment: comment === '' ? null : comment }),
    ...(reason !== undefined && { feedback: reason === '' ? null : reason }),
  };
}

function isListed(
  status: Stripe.Subscription.Status,
  asked: Stripe.SubscriptionListParams.Status | undefined,
): boolean {
  const isEnded = status === 'canceled' || status === 'incomplete_expired';
  if (asked === 'all') return true;
  if (asked === 'ended') return isEnded;
  return asked === undefined ? !isEnded : status === asked;
}

function subscriptionNamed(state: State, id: string): Stripe.Subscription {
  const subscription = state.subscriptions.get(id);
  if (!subscription) throw noSuch('subscription', id);
  return subscription;
}

import { Stripe } from 'stripe';
import { expect } from 'vitest';
import type { PlanNumber } from '#contract/plans.ts';
import { idOf } from '../stripe-double/state.ts';
import type { StripeDouble } from '../stripe-double/server.ts';
import { DAY, EMPTY_CARD, GOOD_CARD } from './paying.ts';

export interface Life {
  customer: string;
  /** What happens, one after another: trial, paid, failed, recovered, upgraded, canceled, ended or resumed, refunded. */
  steps: (() => unknown)[];
  /** The plan that Stripe is paid for at this moment, or tries to be. */
  plan: () => PlanNumber;
  /** Ends it for good. */
  end: () => Promise<unknown>;
}

/** The life of a new customer's subscription, at the stand-in. `ends`: canceled, else it goes on as a yearly plan. */
export async function wholeLife(double: StripeDouble, ends: boolean): Promise<Life> {
  const stripe = new Stripe(double.secretKey, { ...double.client, maxNetworkRetries: 0 });
  const [monthly, yearly] = double.prices;
  const { id: customer } = await stripe.customers.create({ email: 'ada@example.com' });
  const { id: session } = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: monthly.id, quantity: 1 }],
    subscription_data: { trial_period_days: 10 },
    success_url: 'http://127.0.0.1:9/pricing',
  });
  const subscription = () => idOf(double.state.checkouts.get(session)?.session.subscription ?? null);
  const charge = () =>
    [...double.state.charges.values()].findLast((one) => one.customer === customer && one.paid)?.id ??
    expect.fail();

  return {
    customer,
    steps: [
      () => double.pay(session),
      () => double.clock.advance(11 * DAY),
      () => double.useCard(customer, EMPTY_CARD),
      () => double.clock.advance(31 * DAY),
      () => double.useCard(customer, GOOD_CARD),
      () => double.clock.advance(3 * DAY),
      upgrade,
      () => stripe.subscriptions.update(subscription(), { cancel_at_period_end: true }),
      () =>
        ends
          ? double.clock.advance(366 * DAY)
          : stripe.subscriptions.update(subscription(), { cancel_at_period_end: false }),
      () => double.refund(charge(), 900),
      () => double.dispute(charge()),
    ],
    plan() {
      const found = double.state.subscriptions.get(subscription());
      if (!found || !['trialing', 'active', 'past_due'].includes(found.status)) return 0;
      return found.items.data[0].price.id === monthly.id ? 1 : 2;
    },
    end: () => stripe.subscriptions.cancel(subscription()),
  };

  async function upgrade(): Promise<void> {
    const [item] = (await stripe.subscriptions.retrieve(subscription())).items.data;
    await stripe.subscriptions.update(subscription(), { items: [{ id: item.id, price: yearly.id }] });
  }
}

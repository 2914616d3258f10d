import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import type { Checkout, Plan } from '#contract/plans.ts';
import { API } from '#contract/paths.ts';
import { openStore } from '../../db/store.ts';
import type { Context } from '../../server/app/create-context.ts';
import { createHandler } from '../../server/app/app.ts';
import { listen } from '../../server/platform/http/listen.ts';
import { contextOf } from '../helpers/app.ts';
import { PLACES, ROOT, noon } from '../helpers/stores.ts';
import { buyersOf } from './buyers.ts';
import { idOf } from '../stripe-double/state.ts';
import { startStripeDouble } from '../stripe-double/server.ts';
import type { StripeDoubleOptions } from '../stripe-double/server.ts';

export const DAY = 86_400_000;
export const SECRET = 'whsec_of_a_test';
/** Pays nothing: makes the next renewal fail. */
export const EMPTY_CARD = '4000 0000 0000 0341';
export const GOOD_CARD = '4242 4242 4242 4242';

interface PayingOptions extends StripeDoubleOptions {
  /** How long the app waits for an answer, in milliseconds. */
  patience?: number;
  /** SQLite file. */
  file?: string;
}

/** The app with Stripe's stand-in behind it; both live by the stand-in's clock. */
export async function startPaying({ patience = 60_000, file = ':memory:', ...options }: PayingOptions = {}) {
  const double = await startStripeDouble({ time: noon(), ...options });
  const now = () => double.clock.now();
  const store = openStore({ file, migrations: join(ROOT, 'db/migrations'), places: PLACES, now });
  const stripe = stripeConfig(double.secretKey, double.origin, double.prices, patience);
  const context = await contextOf(store, { now, config: { stripe } });
  const { url, close } = await listen(createHandler(context), { ...context.config, port: 0 });
  onTestFinished(async () => {
    await double.close();
    context.payments.stop();
    await close();
    store.close();
  });
  const endpoint = { url: url + API.paymentWebhook, secret: SECRET };
  double.webhooks.sendTo(endpoint);
  const buyers = buyersOf(url, context);

  return {
    double,
    store,
    context,
    endpoint,
    ...buyers,
    /** Orders a plan and pays for it; answers Stripe's customer and subscription, once all is heard. */
    async buy(token: string, plan: Plan): Promise<{ customer: string; subscription: string }> {
      const { customerId, url } = (await buyers.order(token, plan)).json<Checkout>();
      const id = sessionIdIn(url);
      double.pay(id);
      await heard();
      const { session } = double.state.checkouts.get(id) ?? expect.fail();
      return { customer: customerId, subscription: idOf(session.subscription) };
    },
    heard,
  };

  /** Resolves when every webhook is answered, and everything that was told has been asked about. */
  async function heard(): Promise<void> {
    await double.webhooks.settled();
    await expect.poll(() => store.payments.waiting('stripe')).toEqual([]);
  }
}

export type Paying = Awaited<ReturnType<typeof startPaying>>;

/** The app's configuration for a stand-in. */
export function stripeConfig(
  secretKey: string,
  apiBase: string,
  [monthly, yearly]: readonly { id: string }[],
  patience: number,
): NonNullable<Context['config']['stripe']> {
  return {
    secretKey,
    webhookSecret: SECRET,
    prices: { 1: monthly.id, 2: yearly.id },
    apiBase,
    patience,
  };
}

/** The session that the address of a checkout is about. */
export function sessionIdIn(url: string): string {
  return /cs_\w+/.exec(url)?.[0] ?? expect.fail(`${url} is no checkout`);
}

import { expect, onTestFinished } from 'vitest';
import type { Checkout, Plan } from '#contract/plans.ts';
import { API } from '#contract/paths.ts';
import type { Context } from '../../server/app/create-context.ts';
import { createHandler } from '../../server/app/app.ts';
import { listen } from '../../server/platform/http/listen.ts';
import { contextOf } from '../helpers/app.ts';
import { fileStore, memoryStore, noon } from '../helpers/stores.ts';
import { eventOf, send } from '../stripe-double/news.ts';
import type { Subscription } from '../stripe-double/objects.ts';
import { startStripeDouble } from '../stripe-double/server.ts';
import { buyersOf } from './buyers.ts';

export const SECRET = 'whsec_of_a_test';
export const PRICES = { 1: 'price_1Monthly', 2: 'price_1Yearly' };

/** The app with Stripe's stand-in behind it. `file`: of SQLite. */
export async function startPaying({ file }: { file?: string } = {}) {
  const double = await startStripeDouble();
  const store = file ? fileStore(file, noon) : memoryStore();
  const stripe = stripeConfig(double, 60_000);
  const context = await contextOf(store, { now: noon, config: { stripe } });
  const { url, close } = await listen(createHandler(context), { ...context.config, port: 0 });
  onTestFinished(async () => {
    await double.close();
    context.payments.stop();
    await close();
    store.close();
  });
  const endpoint = { url: url + API.paymentWebhook, secret: SECRET };
  const buyers = buyersOf(url, context);

  return {
    double,
    store,
    context,
    endpoint,
    ...buyers,
    /** Orders a plan and pays for it; the app has heard of nothing yet. */
    async buy(token: string, plan: Plan): Promise<Subscription> {
      const { url } = (await buyers.order(token, plan)).json<Checkout>();
      return double.pay(/cs_\w+/.exec(url)?.[0] ?? expect.fail(`${url} is no checkout`));
    },
    /** Tells the app, and waits until it has asked about what it was told. */
    async tell(...told: Parameters<typeof eventOf>): Promise<void> {
      expect(await send(endpoint, eventOf(...told))).toBe(200);
      await heard();
    },
    heard,
  };

  async function heard(): Promise<void> {
    await expect.poll(() => store.payments.waiting('stripe')).toEqual([]);
  }
}

export type Paying = Awaited<ReturnType<typeof startPaying>>;

/** The app's configuration for a stand-in. `patience`: how long it waits for an answer, in milliseconds. */
export function stripeConfig(
  { origin, secretKey }: { origin: string; secretKey: string },
  patience: number,
): NonNullable<Context['config']['stripe']> {
  return { secretKey, webhookSecret: SECRET, prices: PRICES, apiBase: origin, patience };
}

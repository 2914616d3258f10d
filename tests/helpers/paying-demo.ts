import { API } from '#contract/paths.ts';
import { startStripeDouble } from '../stripe-double/server.ts';
import type { StripeDouble } from '../stripe-double/server.ts';
import { startDemo } from './demo-server.ts';

const WEBHOOK_SECRET = 'whsec_of_a_browser_test';

export interface PayingDemo {
  /** http://127.0.0.1:PORT */
  origin: string;
  stripe: StripeDouble;
  stop(): Promise<void>;
}

/** A demo of its own whose plans are bought from a stand-in for Stripe. */
export async function startPayingDemo(): Promise<PayingDemo> {
  const stripe = await startStripeDouble();
  const [monthly, yearly] = stripe.prices;
  const demo = await startDemo(undefined, {
    env: {
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_PRICE_MONTHLY: monthly.id,
      STRIPE_PRICE_YEARLY: yearly.id,
      STRIPE_API_BASE: stripe.origin,
    },
  });
  stripe.webhooks.sendTo({ url: demo.origin + API.paymentWebhook, secret: WEBHOOK_SECRET });
  return {
    origin: demo.origin,
    stripe,
    stop: async () => {
      await demo.stop();
      await stripe.close();
    },
  };
}

import type { Config } from '../../platform/configuration/config.ts';
import type { PaymentProvider } from './provider.ts';

/** Payments by Stripe, where there are keys for it. Its package is a tenth of what a start reads: only then is it loaded. */
export async function stripeOf({ stripe, siteUrl }: Config): Promise<PaymentProvider | null> {
  if (!stripe) return null;
  const { createStripeProvider } = await import('./stripe-provider.ts');
  return createStripeProvider(stripe, siteUrl);
}

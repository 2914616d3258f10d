import type { Plan } from '#contract/plans.ts';
import type { Variables } from './variables.ts';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Stripe's id of each plan's price. */
  prices: Record<Plan, string>;
  /** Where its API is instead, for tests: an origin. */
  apiBase: string | null;
  /** How long it is waited for, twice, in milliseconds. */
  patience: number;
}

const OF_STRIPE = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_MONTHLY',
  'STRIPE_PRICE_YEARLY',
] as const;
/** A doctor waits for the answer. */
const STRIPE_PATIENCE = 8000;

/** null: plans cannot be bought. Throws for half of it, which would take money and give nothing for it. */
export function stripeOf(values: Variables): StripeSettings | null {
  const missing = OF_STRIPE.filter((name) => values[name] === undefined);
  if (missing.length === OF_STRIPE.length) return null;
  if (missing.length > 0)
    throw new Error(
      `${missing.join(', ')} must be set as well: payments need all of ${OF_STRIPE.join(', ')}`,
    );
  const [secretKey = '', webhookSecret = '', monthly = '', yearly = ''] = OF_STRIPE.map(
    (name) => values[name],
  );
  if (monthly === yearly) throw new Error('STRIPE_PRICE_MONTHLY and STRIPE_PRICE_YEARLY must be two prices');
  const apiBase = values.STRIPE_API_BASE ?? null;
  return { secretKey, webhookSecret, prices: { 1: monthly, 2: yearly }, apiBase, patience: STRIPE_PATIENCE };
}

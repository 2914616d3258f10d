import Stripe from 'stripe';
import { ProviderDown, ProviderRefused } from './provider.ts';

/** null when Stripe does not know what is asked about; with `param`, when it does not know what that names. */
export async function known<T>(answer: Promise<T>, param?: string): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    const isUnknown = error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
    if (isUnknown && (param === undefined || error.param === param)) return null;
    throw error;
  }
}

/** A text that every answer of its kind has. */
export function given(text: unknown): string {
  if (typeof text === 'string' && text !== '') return text;
  throw new ProviderDown('Stripe left out what it always tells.');
}

/** Whatever fails on the way to an answer, and in reading it: there is none to work with. */
export async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ProviderDown || error instanceof ProviderRefused) throw error;
    throw new ProviderDown(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

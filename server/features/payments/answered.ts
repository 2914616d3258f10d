import { Refusal } from '../../platform/http/refusal.ts';
import { ProviderDown } from './provider.ts';

/** What the provider answers; 503 when it does not. `instead`: what that means for who asked. */
export async function answered<T>(answer: Promise<T>, instead = 'You are not charged twice.'): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error;
    throw new Refusal(503, `The payment provider does not answer: please try again in a minute. ${instead}`, {
      retryAfter: 60,
    });
  }
}

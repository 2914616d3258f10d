import Stripe from 'stripe';

/**
 * How Stripe is asked. Its own client waits for each next byte of an answer anew, and what is JSON but no object breaks
 * it where nobody can catch that. Here an answer has its time as a whole, and is an object or unreadable.
 */
export function stripeHttp(): ReturnType<typeof Stripe.createFetchHttpClient> {
  return Stripe.createFetchHttpClient(async (...[url, init]: Parameters<typeof fetch>) => {
    const response = await fetch(url, { ...init, redirect: 'error' });
    const { status, headers } = response;
    const text = await response.text();
    return new Response(isObject(text) ? text : 'unreadable', { status, headers });
  });
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

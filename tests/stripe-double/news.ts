import { Stripe } from 'stripe';
import type { Dispute, Invoice, Refund, Session, Subscription } from './objects.ts';

/** How a webhook is signed: rightly, by somebody else, too long ago, or not at all. */
export type Signature = 'right' | 'wrong' | 'stale' | 'unsigned';

/** What the site hears of, and what such an event is about. */
interface Told {
  'checkout.session.completed': Session;
  'customer.subscription.created': Subscription;
  'customer.subscription.updated': Subscription;
  'customer.subscription.deleted': Subscription;
  'invoice.paid': Invoice;
  'invoice.payment_failed': Invoice;
  'refund.created': Refund;
  'refund.failed': Refund & { failure_reason: string };
  'charge.dispute.created': Dispute;
}

export type StripeEvent = Pick<Stripe.EventBase, 'id' | 'object' | 'created'> & {
  type: keyof Told;
  data: { object: Told[keyof Told] };
};

/** Where webhooks go, and the secret with which they are signed. */
export interface Endpoint {
  url: string;
  /** `whsec_…` */
  secret: string;
}

let count = 0;

/** An event about an object as it is at this moment. */
export function eventOf<Type extends keyof Told>(type: Type, object: Told[Type]): StripeEvent {
  const created = Math.floor(Date.now() / 1000);
  return { id: `evt_${++count}`, object: 'event', type, created, data: { object: structuredClone(object) } };
}

/** The value of the `stripe-signature` header, by the real package; undefined for none. */
export function signatureOf(body: string, secret: string, kind: Signature = 'right'): string | undefined {
  if (kind === 'unsigned') return undefined;
  const now = Math.floor(Date.now() / 1000);
  return Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret: kind === 'wrong' ? `${secret}_of_somebody_else` : secret,
    timestamp: kind === 'stale' ? now - 301 : now,
  });
}

/** Sends an event; answers the status, and null when there was no answer. */
export async function send(
  { url, secret }: Endpoint,
  event: StripeEvent,
  kind: Signature = 'right',
): Promise<number | null> {
  const body = JSON.stringify(event);
  const signature = signatureOf(body, secret, kind);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    ...(signature !== undefined && { 'stripe-signature': signature }),
  };
  try {
    const response = await fetch(url, { method: 'POST', headers, body });
    await response.text();
    return response.status;
  } catch {
    return null;
  }
}

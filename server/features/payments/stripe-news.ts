import Stripe from 'stripe';
import { z } from 'zod';
import type { Payment } from '../../../db/payments/rows.ts';
import { BadWebhook } from './provider.ts';
import type { ProviderNews } from './provider.ts';

/** In seconds (Stripe's own advice); whoever has an old webhook may not send it again. */
const OLDEST = 300;
/** In the year 9999. */
const LAST = 253_402_300_799;

/** What all that is read of an event hangs on. Other kinds of events of Stripe's have none. */
const readable = z.object({
  id: z.string().startsWith('evt_'),
  type: z.string(),
  created: z.int().positive().max(LAST),
  data: z.object({ object: z.object({ id: z.string().nullish() }) }),
});
/** What the ledger takes. */
const entry = z.object({
  ref: z.string(),
  kind: z.enum(['paid', 'failed', 'refunded', 'disputed']),
  amount: z.int(),
  currency: z.string(),
  customer: z.string().nullable(),
  subscription: z.string().nullable(),
  at: z.string(),
});

/** Reads a webhook of Stripe's. Throws BadWebhook. */
export function stripeNews(
  stripe: Stripe,
  secret: string,
  body: Buffer,
  signature: string | undefined,
): ProviderNews {
  if (signature === undefined) throw new BadWebhook('unsigned');
  const event = signedEvent(stripe, secret, body, signature);
  const { id, type } = event;
  const { success, data: payment } = entry.nullable().safeParse(paymentOf(event));
  if (!success) throw new BadWebhook('unreadable');
  return {
    event: { id, type, provider: 'stripe', subscription: subscriptionOf(event) },
    payment,
    cameBack: cameBackBy(event),
  };
}

function signedEvent(stripe: Stripe, secret: string, body: Buffer, signature: string): Stripe.Event {
  try {
    const event = stripe.webhooks.constructEvent(body, signature, secret, OLDEST);
    readable.parse(event);
    return event;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError)
      throw new BadWebhook(error.message.includes('tolerance') ? 'stale' : 'forged');
    throw new BadWebhook('unreadable');
  }
}

function subscriptionOf({ type, data }: Stripe.Event): string | null {
  if (type.startsWith('customer.subscription.')) return (data.object as Stripe.Subscription).id;
  if (type.startsWith('checkout.session.'))
    return idOf((data.object as Stripe.Checkout.Session).subscription);
  if (type.startsWith('invoice.')) return subscriptionOfInvoice(data.object as Stripe.Invoice);
  return null;
}

type Entry = Omit<Payment, 'user_id'> & { customer: string | null };

function paymentOf({ type, data, created }: Stripe.Event): Entry | null {
  const at = new Date(created * 1000).toISOString();
  switch (type) {
    case 'invoice.paid': {
      const invoice = data.object;
      return {
        ref: `${invoice.id}:paid`,
        kind: 'paid',
        amount: invoice.amount_paid,
        ...ofInvoice(invoice),
        at,
      };
    }
    case 'invoice.payment_failed': {
      const invoice = data.object;
      const ref = `${invoice.id}:failed:${invoice.attempt_count}`;
      return { ref, kind: 'failed', amount: invoice.amount_due, ...ofInvoice(invoice), at };
    }
    case 'refund.created': {
      const { id, amount, currency, customer } = data.object;
      const ref = `${id}:refunded`;
      return {
        ref,
        kind: 'refunded',
        amount,
        currency,
        customer: idOf(customer),
        subscription: null,
        at,
      };
    }
    case 'refund.failed': {
      const { id, amount, currency, customer } = data.object;
      // What was booked as given back is here again.
      const entry = { kind: 'refunded', amount: -amount, currency, customer: idOf(customer) } as const;
      return { ...entry, ref: `${id}:came-back`, subscription: null, at };
    }
    case 'charge.dispute.created': {
      const { id, amount, currency } = data.object;
      return {
        ref: `${id}:disputed`,
        kind: 'disputed',
        amount,
        currency,
        customer: null,
        subscription: null,
        at,
      };
    }
    default:
      return null;
  }
}

function cameBackBy({ type, data }: Stripe.Event): ProviderNews['cameBack'] {
  if (type !== 'refund.failed') return null;
  return { refund: data.object.id, why: data.object.failure_reason ?? 'The bank did not take it.' };
}

function ofInvoice(invoice: Stripe.Invoice) {
  return {
    currency: invoice.currency,
    customer: idOf(invoice.customer),
    subscription: subscriptionOfInvoice(invoice),
  };
}

function subscriptionOfInvoice({ parent }: Stripe.Invoice): string | null {
  return idOf(parent?.subscription_details?.subscription ?? null);
}

function idOf(thing: string | { id: string } | null | undefined): string | null {
  return typeof thing === 'string' ? thing : (thing?.id ?? null);
}

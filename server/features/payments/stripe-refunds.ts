import Stripe from 'stripe';
import type { Price } from '#contract/plans.ts';
import { ProviderRefused } from './provider.ts';
import type { PaymentProvider } from './provider.ts';
import { asked, given, known } from './stripe-answers.ts';

/** Of a payment of Stripe's: what took it, and what was given back of it. */
interface Taken {
  by: { payment_intent: string } | { charge: string };
  left: Price;
  refunds: Stripe.Refund[];
}

/** Giving back what invoices took. */
export function stripeRefunds(stripe: Stripe): Pick<PaymentProvider, 'refundable' | 'refund'> {
  return {
    refundable: (invoice) => asked(async () => (await takenBy(invoice))?.left ?? null),
    refund: ({ invoice, amount, key }) =>
      asked(async () => {
        const taken = await takenBy(invoice);
        if (!taken) throw new ProviderRefused('Stripe has taken nothing for this invoice.');
        // Stripe forgets keys after a day or so, and a refund may be asked for longer than that.
        const before = taken.refunds.find(({ metadata }) => metadata?.order === key);
        if (before) return before.id;
        const order = { ...taken.by, amount, metadata: { order: key } };
        return given((await unlessRefused(stripe.refunds.create(order, { idempotencyKey: key }))).id);
      }),
  };

  /** An invoice of a subscription is paid at once or not at all. */
  async function takenBy(invoice: string): Promise<Taken | null> {
    const asking = stripe.invoicePayments.list({ invoice, status: 'paid', limit: 1 });
    const [payment] = (await known(asking, 'invoice'))?.data ?? [];
    if (!payment || payment.amount_paid === null) return null;
    const by = takerOf(payment.payment);
    if (!by) return null;
    const refunds = await stripe.refunds.list({ ...by, limit: 100 }).autoPagingToArray({ limit: 10_000 });
    const back = refunds
      .filter(({ status }) => status !== 'failed' && status !== 'canceled')
      .reduce((sum, { amount }) => sum + amount, 0);
    const left = { amount: Math.max(payment.amount_paid - back, 0), currency: payment.currency };
    return { by, left, refunds };
  }
}

/** null for what was paid outside of Stripe, which cannot give it back. */
function takerOf({ payment_intent, charge }: Stripe.InvoicePayment.Payment): Taken['by'] | null {
  if (payment_intent) return { payment_intent: idOf(payment_intent) };
  if (charge) return { charge: idOf(charge) };
  return null;
}

function idOf(thing: string | { id: string }): string {
  return typeof thing === 'string' ? thing : thing.id;
}

/** What Stripe will not do however often it is asked, in its own words; anything else may pass. */
async function unlessRefused<T>(answer: Promise<T>): Promise<T> {
  const { StripeInvalidRequestError, StripeCardError, StripePermissionError } = Stripe.errors;
  try {
    return await answer;
  } catch (error) {
    const isRefused = [StripeInvalidRequestError, StripeCardError, StripePermissionError].some(
      (kind) => error instanceof kind,
    );
    if (isRefused && error instanceof Error) throw new ProviderRefused(error.message, { cause: error });
    throw error;
  }
}

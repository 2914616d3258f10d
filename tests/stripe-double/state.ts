import type { Stripe } from 'stripe';
import type { Card } from './cards.ts';
import type { NewId } from './ids.ts';

/** A checkout session, and what comes of it when somebody pays. */
export interface Checkout {
  session: Stripe.Checkout.Session;
  price: Stripe.Price;
  quantity: number;
  metadata: Stripe.Metadata;
  trialDays: number;
  /** Waits for the second step that its bank asks for. */
  card: Card | null;
}

/** Everything that the stand-in knows. Objects are Stripe's own, whole, and are changed in place. */
export interface State {
  /** Unix time in milliseconds, on the stand-in's own clock. */
  time: number;
  newId: NewId;
  prices: Map<string, Stripe.Price>;
  customers: Map<string, Stripe.Customer>;
  /** By the id of their payment method. */
  cards: Map<string, Card>;
  checkouts: Map<string, Checkout>;
  subscriptions: Map<string, Stripe.Subscription>;
  invoices: Map<string, Stripe.Invoice>;
  invoicePayments: Map<string, Stripe.InvoicePayment>;
  charges: Map<string, Stripe.Charge>;
  /** By the secret in their address. */
  portals: Map<string, Stripe.BillingPortal.Session>;
  events: Map<string, Stripe.Event>;
  refunds: Map<string, Stripe.Refund>;
  disputes: Map<string, Stripe.Dispute>;
  /** Lines that the next invoice of a subscription takes along, by the subscription's id. */
  pendingLines: Map<string, Stripe.InvoiceLineItem[]>;
  /** Subscriptions whose trial's end has been announced. */
  announced: Set<string>;
  /** The idempotency key of the request that runs. */
  idempotencyKey: string | null;
  /** Where the stand-in listens: http://127.0.0.1:PORT */
  origin: string;
  /** Sends an event on. */
  send: (event: Stripe.Event) => void;
}

export const DAY = 24 * 60 * 60;

/** Unix time in seconds, as in all of Stripe's objects. */
export function now(state: State): number {
  return Math.floor(state.time / 1000);
}

/** The id where Stripe allows an id or the whole object; '' for neither. */
export function idOf(reference: string | { id: string } | null): string {
  return typeof reference === 'string' ? reference : (reference?.id ?? '');
}

/** Payments: who takes money (this file is what we ask of them), and what follows from it. Plans are in db/payments/. */
import type { Plan, Price } from '#contract/plans.ts';
import type { UserRow } from '../../../db/accounts/rows.ts';
import type { Payment, PaymentEvent, Provider, Subscription } from '../../../db/payments/rows.ts';

/** A user, told apart from one who has the same number in a database that began anew. */
export type Account = Pick<UserRow, 'id' | 'created_at'>;

/** What a provider says of a subscription now. */
export interface ProvidedSubscription extends Omit<
  Subscription,
  'source' | 'user_id' | 'reason' | 'granted_by'
> {
  customer: string;
  /** Whom it was bought for, as this site told the provider; null when it was not bought here. */
  buyer: Account | null;
  /** What its last invoice is called; null where there is none. */
  invoice: string | null;
  /** What its last invoice took; null when that is not known. */
  paid: Price | null;
}

export interface CheckoutSession {
  id: string;
  /** Where the doctor pays. */
  url: string;
  /** complete: paid; then there is a subscription. expired: it can be paid no more. */
  status: 'open' | 'complete' | 'expired';
  subscription: string | null;
}

export interface CheckoutOrder {
  buyer: Account;
  customer: string;
  plan: Plan;
  /** The same order under the same key is one order, however often the network makes us send it. */
  key: string;
  /** Where the doctor comes back to. */
  successUrl: string;
  cancelUrl: string;
}

export interface WantedRefund {
  invoice: string;
  /** In the smallest unit of the currency of the invoice. */
  amount: number;
  /** The same under the same key is done once. */
  key: string;
}

/** What a webhook told. */
export interface ProviderNews {
  event: PaymentEvent;
  /** What of it belongs in the ledger; its user is found by the customer. */
  payment: (Omit<Payment, 'user_id'> & { customer: string | null }) | null;
  /** A refund whose money did not arrive, and why: it is here again. */
  cameBack: { refund: string; why: string } | null;
}

/** Who takes the payments. All calls but `news` and `customerPage` reject with ProviderDown when there is no answer to work with. */
export interface PaymentProvider {
  name: Provider;
  /** Makes a customer for a user. Resolves to the id. */
  customer(user: Account & Pick<UserRow, 'email'>): Promise<string>;
  /** Has the provider write to another address; nothing for a customer whom it does not know. */
  writeTo(customer: string, email: string): Promise<void>;
  /** null for a customer whom the provider does not know (any more). */
  checkout(order: CheckoutOrder): Promise<CheckoutSession | null>;
  /** null for one that the provider does not know. */
  session(id: string): Promise<CheckoutSession | null>;
  /** Closes a session that is open; resolves to what it is then. */
  expire(id: string): Promise<CheckoutSession | null>;
  /** Resolves to the address at which a customer manages bills and cards; null for an unknown customer. */
  portal(customer: string, returnUrl: string): Promise<string | null>;
  /** null for one that the provider does not know. */
  subscription(id: string): Promise<ProvidedSubscription | null>;
  /** Ids of all subscriptions of a customer; none of an unknown one. */
  subscriptionsOf(customer: string): Promise<string[]>;
  /** Ends a subscription at once; nothing for one that has ended. */
  cancel(id: string): Promise<void>;
  /** Has one end with its period; nothing for one that the provider does not know. */
  endWithPeriod(id: string): Promise<void>;
  /** What can be given back still of what an invoice took; null when it took nothing. */
  refundable(invoice: string): Promise<Price | null>;
  /** Gives it back. Resolves to the id of the refund; rejects with ProviderRefused as well. */
  refund(wanted: WantedRefund): Promise<string>;
  /** The address at which whoever runs the site sees a customer at the provider; null where there is no such page. */
  customerPage(customer: string): string | null;
  /** Reads a webhook. Throws BadWebhook for one that is not the provider's, or too old. */
  news(body: Buffer, signature: string | undefined): ProviderNews;
}

/** The provider cannot be reached, is overloaded, or refuses: nothing was done that would not be found again. */
export class ProviderDown extends Error {}

/** The provider will not do it, however often it is asked: `message` says why, in its own words. */
export class ProviderRefused extends Error {}

/** A webhook that nobody should believe. `reason`: for the counters. */
export class BadWebhook extends Error {
  readonly reason: 'unsigned' | 'forged' | 'stale' | 'unreadable';

  constructor(reason: BadWebhook['reason']) {
    super(`Webhook refused: ${reason}`);
    this.reason = reason;
  }
}

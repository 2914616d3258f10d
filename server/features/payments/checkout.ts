import { MESSAGES } from '#contract/messages.ts';
import { PAGES } from '#contract/paths.ts';
import type { Checkout, Plan } from '#contract/plans.ts';
import type { UserRow } from '../../../db/accounts/rows.ts';
import type { Provider, SubscriptionRow } from '../../../db/payments/rows.ts';
import type { Store } from '../../../db/store.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { turnsBy } from './in-turn.ts';
import type { Follower } from './refresh-subscription.ts';
import { ProviderDown } from './provider.ts';
import type { CheckoutSession, PaymentProvider } from './provider.ts';

interface Parts {
  store: Store;
  provider: PaymentProvider;
  follower: Follower;
  siteUrl: string;
}

type Buyer = Pick<UserRow, 'id' | 'email' | 'created_at'>;

/** Leads doctors to where they pay: each to one checkout, however often and in however many tabs they ask. */
export function createCheckouts({ store, provider, follower, siteUrl }: Parts) {
  // What a user asks for in two tabs is done one after the other.
  const inTurn = turnsBy<number>();

  return {
    /** Refuses whoever has a plan (202), or one that waits for a payment (201). Rejects with ProviderDown. */
    checkout: (buyer: Buyer, plan: Plan): Promise<Checkout> => inTurn(buyer.id, () => checkout(buyer, plan)),
  };

  async function checkout(buyer: Buyer, plan: Plan): Promise<Checkout> {
    await refuseWithPlan(buyer.id);
    const session = (await openSession(buyer.id, plan)) ?? (await newSession(buyer, plan));
    // Meanwhile a plan may have been granted. The address of the session stays with us then.
    refuseHolding(buyer.id);
    const customerId = store.payments.customer(provider.name, buyer.id) ?? '';
    return { url: session.url, email: buyer.email, customerId };
  }

  /** What we know of a subscription may be old, so it is asked about first. */
  async function refuseWithPlan(user: number): Promise<void> {
    refuseHolding(user);
    for (const { id, source } of store.payments.runningOf(user))
      if (source === provider.name) await follower.followNow(id);
    refuseHolding(user);
    // One that should be active and gives nothing is unknown at the provider by now: it is in nobody's way.
    const waiting = store.payments.runningOf(user).some(isWaiting);
    if (waiting)
      throw new Refusal(201, 'Your plan waits for a payment. Please check your card under “Manage billing”.');
  }

  function refuseHolding(user: number): void {
    if (store.payments.holding(user).length > 0) throw new Refusal(202, 'You have a plan already.');
  }

  /** The checkout that the user is in, when it is for this plan; one for another plan, or that was left, is closed. */
  async function openSession(user: number, plan: Plan): Promise<CheckoutSession | null> {
    const row = store.payments.checkout(user);
    if (!row || row.session === null) return null;
    const { session: id } = row;
    const isWanted = () => row.plan === plan && !store.payments.isLeft(id);
    const session = await (isWanted() ? provider.session(id) : provider.expire(id));
    if (session?.status === 'complete' && session.subscription !== null) {
      // Paid, and perhaps nothing was heard of it yet. One that has ended since is in nobody's way.
      await follower.followNow(session.subscription);
      await refuseWithPlan(user);
    }
    // Meanwhile a plan may have been granted, and ended.
    return session?.status === 'open' && isWanted() ? session : null;
  }

  async function newSession(buyer: Buyer, plan: Plan): Promise<CheckoutSession> {
    const { attempt } = store.transaction(() => {
      if (!store.users.byId(buyer.id)) throw new Refusal(401, MESSAGES.sessionRefused);
      return store.payments.begin(buyer.id, plan);
    });
    const session =
      (await sessionFor(buyer, plan, attempt)) ?? (await sessionForNewCustomer(buyer, plan, attempt));
    store.transaction(() => store.payments.setSession(buyer.id, session.id));
    return session;
  }

  async function sessionFor(buyer: Buyer, plan: Plan, attempt: number): Promise<CheckoutSession | null> {
    const customer = await customerOf(buyer);
    return provider.checkout({
      buyer,
      customer,
      plan,
      key: keyOf(provider.name, customer, plan, attempt),
      successUrl: `${siteUrl}${PAGES.pricing}?paid=1`,
      cancelUrl: siteUrl + PAGES.pricing,
    });
  }

  /** The one whom we know was removed at the provider, or is of another account there. */
  async function sessionForNewCustomer(buyer: Buyer, plan: Plan, attempt: number): Promise<CheckoutSession> {
    store.transaction(() => store.payments.removeCustomer(provider.name, buyer.id));
    const session = await sessionFor(buyer, plan, attempt);
    if (!session) throw new ProviderDown('The customer who was just made is unknown.');
    return session;
  }

  async function customerOf({ id, email, created_at }: Buyer): Promise<string> {
    const known = store.payments.customer(provider.name, id);
    if (known !== null) return known;
    const customer = await provider.customer({ id, email, created_at });
    // Meanwhile the account may have been deleted, or have got another address.
    store.transaction(() => store.payments.addCustomer(provider.name, id, customer, email));
    return customer;
  }
}

function isWaiting({ status, holds_until }: SubscriptionRow): boolean {
  return status === 'past_due' || holds_until === null;
}

/** The customer is in it: a database that begins anew counts anew. */
function keyOf(provider: Provider, customer: string, plan: Plan, attempt: number): string {
  return `checkout-${provider}-${customer}-${plan}-${attempt}`;
}

import type { Stripe } from 'stripe';
import { changeCard } from './billing/card.ts';
import { pay } from './billing/checkout.ts';
import { closeDispute, dispute } from './billing/dispute.ts';
import { refund } from './billing/refund.ts';
import { cardOf } from './cards.ts';
import type { Card } from './cards.ts';
import type { State } from './state.ts';

/** What a test does that no call of Stripe's API does. All ids are Stripe's; an unknown one throws. */
export interface Controls {
  /** Pays as a person on the page would, the second step included; false if the card is declined. */
  pay(session: string, card?: string, email?: string): boolean;
  /** From now on this card pays. '4000 0000 0000 0341' pays nothing, and so makes the next renewal fail. */
  useCard(customer: string, number: string): void;
  /** Gives back so many cents of a charge, or all that is left. */
  refund(charge: string, cents?: number): Stripe.Refund;
  dispute(charge: string): Stripe.Dispute;
  closeDispute(dispute: string, outcome: 'won' | 'lost'): void;
}

export function createControls(state: State): Controls {
  return {
    pay: (session, card = '4242 4242 4242 4242', email = 'somebody@example.org') => {
      const checkout = named(state.checkouts, session);
      return pay(state, checkout, numbered(card), checkout.session.customer_email ?? email);
    },
    useCard: (customer, number) => changeCard(state, named(state.customers, customer), numbered(number)),
    refund: (charge, cents) => refund(state, named(state.charges, charge), cents),
    dispute: (charge) => dispute(state, named(state.charges, charge)),
    closeDispute: (id, outcome) => closeDispute(state, named(state.disputes, id), outcome),
  };
}

function named<T>(things: Map<string, T>, id: string): T {
  const thing = things.get(id);
  if (thing === undefined) throw new Error(`There is no ${id}`);
  return thing;
}

function numbered(number: string): Card {
  const card = cardOf(number);
  if (!card) throw new Error(`${number} is none of Stripe's test cards`);
  return card;
}

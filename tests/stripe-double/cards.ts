/** A test card of Stripe, and what comes of it. */
export interface Card {
  number: string;
  /** Why the bank refuses a payment; null if it pays. */
  decline: string | null;
  /** Whether the bank asks its owner for a second step when they are there. */
  secondStep: boolean;
}

/** https://docs.stripe.com/testing: pays · is declined · asks for a second step, then pays · can be kept, pays nothing. */
const CARDS: Card[] = [
  { number: '4242424242424242', decline: null, secondStep: false },
  { number: '4000000000000002', decline: 'generic_decline', secondStep: false },
  { number: '4000000000009995', decline: 'insufficient_funds', secondStep: false },
  { number: '4000002500003155', decline: null, secondStep: true },
  { number: '4000000000000341', decline: 'generic_decline', secondStep: false },
];

/** The card of a number, spaces allowed; null if it is none of Stripe's. */
export function cardOf(number: string): Card | null {
  const digits = number.replace(/\s/g, '');
  return CARDS.find((card) => card.number === digits) ?? null;
}

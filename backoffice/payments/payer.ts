import type { Payer } from '#contract/payments.ts';

/** Whose it is, by name. */
export function payerText({ user_name }: Payer): string {
  return user_name ?? 'Somebody who has left';
}

/** A row about somebody opens their account. */
export function payerPage({ user_id }: Pick<Payer, 'user_id'>): string | null {
  return user_id === null ? null : `/users/${user_id}`;
}

import type { RowClickFunction } from 'react-admin';
import type { Payer } from '#contract/payments.ts';

/** Whose it is, by name. */
export function payerText({ user_name }: Payer): string {
  return user_name ?? 'Somebody who has left';
}

/** A row about somebody opens their account. */
export const payerPage: RowClickFunction = (_id, _resource, row) => {
  const { user_id } = row as Partial<Payer>;
  return user_id ? `/users/${user_id}` : false;
};

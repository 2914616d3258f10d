import { doctorPath } from '#contract/paths.ts';
import type { UserRow } from '../../db/accounts/rows.ts';
import type { Store } from '../../db/store.ts';

/** Removes an account with everything in it. Inside a transaction; the trail is the caller's to tell. */
export function removeAccount(store: Store, { id, email }: UserRow): void {
  if (store.listings.profile(id)) store.gonePages.add(doctorPath(id));
  store.payments.endPaid(id);
  store.users.remove(id);
  store.codes.removeAllOf(email);
  store.outbox.removeTo(email);
}

import { doctorPath } from '#contract/paths.ts';
import type { UserRow } from '../../db/accounts/rows.ts';
import type { Context } from '../context.ts';

/** Removes an account with everything in it. Inside a transaction; the trail is the caller's to tell. */
export function removeAccount(
  { store, uploads }: Pick<Context, 'store' | 'uploads'>,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
): void {
  if (store.listings.profile(id)) store.gonePages.add(doctorPath(id));
  store.payments.endPaid(id);
  store.articles.removeUnpublishedOf(id);
  const images = store.uploads.of(id);
  store.users.remove(id);
  uploads.removeUnused(images);
  store.codes.removeAllOf(email);
  store.outbox.removeTo(email);
}

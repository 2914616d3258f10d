import { doctorPath } from '#contract/paths.ts';
import type { UserRow } from '../../../db/accounts/rows.ts';
import type { Store } from '../../../db/store.ts';
import { endRight } from './end-right.ts';
import { endPlan } from '../payments/end-plan.ts';

export interface RemovalNeeds {
  store: Store;
  /** Where the pictures go that nobody has any more. */
  uploads: { removeUnused: (images: string[]) => void };
}

/**
 * Removes an account with everything in it. What it has published stays, under its name unless `byline` is another.
 * Inside a transaction; the trail is the caller's to tell.
 */
export function removeAccount(
  { store, uploads }: RemovalNeeds,
  user: Pick<UserRow, 'id' | 'email' | 'verified'>,
  byline: string | null = null,
): void {
  const { id, email } = user;
  if (store.listings.profile(id)) store.gonePages.add(doctorPath(id));
  if (user.verified) forgetPrepared(store, user);
  endRight(store, id);
  endPlan(store, id);
  store.articles.leave(id, byline);
  const images = store.uploads.of(id);
  store.users.remove(id);
  uploads.removeUnused(images);
  store.codes.removeAllOf(email);
  store.outbox.removeTo(email);
  // Who has not proven an address may have begun with somebody else's, who wants no mail.
  if (user.verified) store.outbox.allow(email);
  else store.outbox.allowRefused(email);
}

/**
 * What administrators have prepared of whom the account was. An address that nobody has proven, or an NPI that nobody
 * has looked up, may be somebody else's.
 */
function forgetPrepared(
  { profiles, imports, invitations, registry }: Store,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
): void {
  const npi = profiles.live(id)?.content.npi ?? null;
  imports.forget(email, npi);
  if (npi === null) return;
  invitations.removeNpi(npi);
  registry.letters.removeNpi(npi);
}

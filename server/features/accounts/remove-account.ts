import { doctorPath } from '#contract/paths.ts';
import type { Store } from '../../../db/store.ts';
import { OF_NO_ACCOUNT } from '../mail/kinds/mail-kinds.ts';
import { endPlan } from '../payments/end-plan.ts';
import { endRight } from './end-right.ts';

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
  id: number,
  byline: string | null = null,
): void {
  const { email, proven } = store.users.get(id);
  if (store.listings.profile(id)) store.gonePages.add(doctorPath(id));
  forgetPrepared(store, id, proven ? email : null);
  endRight(store, id);
  endPlan(store, id);
  store.articles.leave(id, byline);
  const images = store.uploads.of(id);
  store.users.remove(id);
  uploads.removeUnused(images);
  store.codes.removeAllOf(email);
  // An address that nobody has proven may be somebody else's, who wants no mail, or the newsletter, or was invited.
  store.outbox.removeTo(email, proven ? [] : OF_NO_ACCOUNT);
  if (!proven) return store.outbox.allowRefused(email);
  store.outbox.allow(email);
  store.subscribers.remove(email);
}

/**
 * What administrators have prepared of whom the account was. An address that nobody has proven (null), or an NPI that
 * nobody has looked up, may be somebody else's.
 */
function forgetPrepared(
  { profiles, imports, invitations, registry }: Store,
  id: number,
  email: string | null,
): void {
  const npi = profiles.live(id)?.content.npi ?? null;
  imports.forget(email, npi);
  if (npi === null) return;
  invitations.removeNpi(npi);
  registry.letters.removeNpi(npi);
}

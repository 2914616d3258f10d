import type { UserRow } from '../../../db/accounts/rows.ts';
import type { Store } from '../../../db/store.ts';
import { OF_ONE_ADDRESS } from '../mail/kinds/mail-kinds.ts';
import { removeAccount } from './remove-account.ts';
import type { RemovalNeeds } from './remove-account.ts';

/**
 * Gives an account another address, of which it is proven that its owner reads it, with all that goes by addresses:
 * mails that wait, the newsletter, an invitation. The payment provider hears of it by itself. An account that somebody
 * began with the address goes. Inside a transaction. Answers false, with nothing done, where an account keeps it.
 */
export function moveAddress(context: RemovalNeeds, { id, email: from }: UserRow, to: string): boolean {
  const { store } = context;
  const { users, codes, tokens, confirmations, subscribers, outbox, imports, invitations } = store;
  if (isKept(store, to)) return false;
  const begun = users.byEmail(to);
  if (begun) removeAccount(context, begun.id);
  users.setEmail(id, to);
  // What was mailed to the old address signs nobody in any more, and answers for nobody.
  codes.removeAllOf(from);
  for (const audience of ['half', 'verify', 'unverified', 'reset'] as const)
    tokens.revokeKindOf(id, audience);
  confirmations.forgetOpen(id);
  subscribers.move(from, to);
  outbox.readdress(from, to, OF_ONE_ADDRESS);
  outbox.allow(to);
  imports.forget(from, null);
  invitations.takeUp(users.get(id));
  return true;
}

/** Whether an account keeps an address from who comes with a proof of it: verified, or suspended. */
export function isKept({ users }: Store, email: string): boolean {
  const user = users.byEmail(email);
  return user !== null && (user.verified || user.suspended_at !== null);
}

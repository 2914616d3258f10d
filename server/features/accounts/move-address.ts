import type { UserRow } from '../../../db/accounts/rows.ts';
import type { Store } from '../../../db/store.ts';
import { OF_ONE_ADDRESS } from '../mail/kinds/mail-kinds.ts';
import { removeAccount } from './remove-account.ts';
import type { RemovalNeeds } from './remove-account.ts';

/**
 * Gives an account another address, of which it is proven that its owner reads it, with all that goes by addresses:
 * mails that wait, the newsletter, an invitation. The payment provider hears of it by itself. An account that somebody
 * began with the address and never proved goes. Inside a transaction. Answers false, with nothing done, where a proven
 * account has the address.
 */
export function moveAddress(context: RemovalNeeds, { id, email: from }: UserRow, to: string): boolean {
  const { store } = context;
  const { users, codes, tokens, confirmations, subscribers, outbox, imports, invitations } = store;
  const other = users.byEmail(to);
  if (other?.verified) return false;
  if (other) removeAccount(context, other);
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

/** Whether somebody has proven that an address is theirs. */
export function isTaken({ users }: Store, email: string): boolean {
  return users.byEmail(email)?.verified ?? false;
}

/** Whether an account keeps an address from who comes with a proof of it: proven itself, or suspended. */
export function isKept({ users }: Store, email: string): boolean {
  const user = users.byEmail(email);
  return user !== null && (user.verified || user.suspended_at !== null);
}

import { REPLIES } from '#contract/messages.ts';
import type { Invitation } from '#contract/invitations.ts';
import type { InvitationRow } from '../../../db/invitations.ts';
import type { Store } from '../../../db/store.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { hashOf } from '../../platform/security/link-token.ts';
import { aboutInvitation } from './invite.ts';

/** Whom a link invites. Throws `status` for a link that does not hold (any more). */
export function invitationOf(store: Store, token: string, now: Date, status: 201 | 400 = 201): InvitationRow {
  const invitation = store.invitations.byToken(hashOf(token), now.toISOString());
  if (!invitation) throw new Refusal(status, REPLIES.invitationRefused);
  return invitation;
}

/** What the page of a link shows. Throws 400. */
export function shownInvitation(store: Store, token: string, now: Date): Invitation {
  const { first_name, last_name, email } = invitationOf(store, token, now, 400);
  return { first_name, last_name, email };
}

/**
 * Forgets an invitation with the lines of files that are about the same doctor, the mail of it that waits, and all to the
 * address where no account has it. In a transaction.
 */
export function forget(
  { users, imports, invitations, outbox }: Store,
  { id, email }: { id: number; email: string },
): void {
  imports.forget(email, invitations.byEmail(email)?.content.npi ?? null);
  invitations.remove(id);
  outbox.withdraw(aboutInvitation(id));
  if (!users.byEmail(email)) outbox.removeTo(email);
}

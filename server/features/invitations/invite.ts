/** Invitations: doctors who are asked by mail to come. They have no account before they take the invitation up. */
import { DAY_MS } from '#contract/constants.ts';
import { INVITATION_DAYS } from '#contract/invitations.ts';
import type { InvitationMail, InvitedDoctor } from '../../../db/invitations.ts';
import type { Store } from '../../../db/store.ts';
import { addToOutbox } from '../mail/add-to-outbox.ts';
import { hashOf, newLinkToken } from '../../platform/security/link-token.ts';

/** Invites a doctor. In the transaction that says why. */
export function invite(store: Store, doctor: InvitedDoctor, importId: number, now: Date): void {
  store.invitations.add(doctor, importId, mailed(store, doctor.email, now));
}

/** Sends another mail: its link holds, and the ones before do not any more. */
export function inviteAgain(store: Store, { id, email }: { id: number; email: string }, now: Date): void {
  store.invitations.renew(id, mailed(store, email, now));
}

function mailed(store: Store, email: string, now: Date): InvitationMail {
  const token = newLinkToken();
  const expires_at = new Date(now.getTime() + INVITATION_DAYS * DAY_MS).toISOString();
  addToOutbox(store, email, { kind: 'invitation', token, until: expires_at.slice(0, 10) });
  return { token_hash: hashOf(token), mailed_at: now.toISOString(), expires_at };
}

/** Invitations: doctors who are asked by mail to come. They have no account before they take the invitation up. */
import { DAY_MS } from '#contract/constants.ts';
import { INVITATION_DAYS } from '#contract/invitations.ts';
import type { InvitationMail, InvitedDoctor } from '../../../db/invitations.ts';
import type { Store } from '../../../db/store.ts';
import { addToOutbox } from '../mail/add-to-outbox.ts';
import { hashOf, newLinkToken } from '../../platform/security/link-token.ts';

interface Invited {
  id: number;
  email: string;
}

/** Invites a doctor. In the transaction that says why. */
export function invite(store: Store, doctor: InvitedDoctor, importId: number, now: Date): void {
  const link = newLink(now);
  const id = store.invitations.add(doctor, importId, link.row);
  mail(store, { id, email: doctor.email }, link);
}

/** Sends another mail: its link holds, and the ones before do not any more. */
export function inviteAgain(store: Store, invited: Invited, now: Date): void {
  const link = newLink(now);
  store.invitations.renew(invited.id, link.row);
  mail(store, invited, link);
}

/** What the mail with the link of an invitation is about. */
export function aboutInvitation(id: number): string {
  return `invitation ${id}`;
}

function newLink(now: Date): { token: string; row: InvitationMail } {
  const token = newLinkToken();
  const expires_at = new Date(now.getTime() + INVITATION_DAYS * DAY_MS).toISOString();
  return { token, row: { token_hash: hashOf(token), mailed_at: now.toISOString(), expires_at } };
}

function mail(store: Store, { id, email }: Invited, { token, row }: ReturnType<typeof newLink>): void {
  const content = { kind: 'invitation', token, until: row.expires_at.slice(0, 10) } as const;
  addToOutbox(store, email, content, { about: aboutInvitation(id) });
}

/** Days after the last mail in which an invitation can be taken up. Then it is forgotten, with all that came with it. */
export const INVITATION_DAYS = 60;

/** GET /api/invitation?token=: whom the link of a mail invites. */
export interface Invitation {
  first_name: string;
  last_name: string;
  email: string;
}

/** Somebody who was invited and has not come yet: /api/admin/invitations. Dates are ISO date-times. */
export interface ListedInvitation extends Invitation {
  id: number;
  /** The import that it comes from: /api/admin/imports/:id; null once that is removed. */
  import_id: number | null;
  invited_at: string;
  /** When the last mail to them was written. */
  mailed_at: string;
  /** What became of that mail; null when it is not kept any more. */
  mail: 'waiting' | 'sent' | 'failed' | 'suppressed' | null;
  expires_at: string;
}

/** What a list of invitations can be sorted by. */
export const INVITATION_ORDERS = ['id', 'email', 'last_name', 'expires_at'] as const;

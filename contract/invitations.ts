import type { z } from 'zod';
import type * as answers from './schemas/answers/invitations.ts';

/** Days after the last mail in which an invitation can be taken up. Then it is forgotten, with all that came with it. */
export const INVITATION_DAYS = 60;

export type Invitation = z.output<typeof answers.invitation>;

export type ListedInvitation = z.output<typeof answers.listedInvitation>;

/** What a list of invitations can be sorted by. */
export const INVITATION_ORDERS = ['id', 'email', 'last_name', 'expires_at'] as const;

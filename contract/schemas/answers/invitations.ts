import { z } from 'zod';

export const invitation = z
  .object({
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
  })
  .meta({ id: 'Invitation', description: 'GET /api/invitation?token=: whom the link of a mail invites.' });

export const listedInvitation = z
  .object({
    ...invitation.shape,
    id: z.number(),
    import_id: z
      .number()
      .nullable()
      .describe('The import that it comes from: /api/admin/imports/:id; null once that is removed.'),
    invited_at: z.string(),
    mailed_at: z.string().describe('When the last mail to them was written.'),
    mail: z
      .enum(['waiting', 'sent', 'failed', 'suppressed'])
      .nullable()
      .describe('What became of that mail; null when it is not kept any more.'),
    expires_at: z.string(),
  })
  .meta({
    id: 'ListedInvitation',
    description:
      'Somebody who was invited and has not come yet: /api/admin/invitations. Dates are ISO date-times.',
  });

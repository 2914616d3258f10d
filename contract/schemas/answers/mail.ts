import { z } from 'zod';

export const listedMail = z
  .object({
    id: z.number(),
    recipient: z.string(),
    kind: z.string().describe("Which mail it is: 'verify', 'plan-ended'."),
    status: z
      .enum(['waiting', 'sent', 'failed', 'suppressed'])
      .describe('failed: waited for too long; suppressed: the address refuses mail.'),
    attempts: z.number(),
    created_at: z.string(),
    next_at: z.string().describe('When it is tried next, while it waits.'),
    sent_at: z.string().nullable(),
    error: z.string().nullable().describe('What went wrong the last time.'),
    kept: z.boolean().describe('Its text is kept: it can be looked at, and tried again.'),
  })
  .meta({
    id: 'ListedMail',
    description: 'A mail of the outbox: /api/admin/outbox. Dates are ISO date-times.',
  });

export const mailRecord = z
  .object({
    ...listedMail.shape,
    subject: z.string().nullable().describe('null when the text is not kept.'),
    text: z
      .string()
      .nullable()
      .describe('Without the codes and the tokens of links that are for its reader alone.'),
  })
  .meta({ id: 'MailRecord', description: 'One mail, with what it says: /api/admin/outbox/:id.' });

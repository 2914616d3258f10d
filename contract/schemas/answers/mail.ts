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
    kept: z.boolean().describe('It can be tried again.'),
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

export const whySuppressed = z
  .enum(['refused', 'bounced', 'complained'])
  .describe(
    'refused: our mail server does not take it; bounced: mails came back; complained: its reader called them unwanted.',
  );

export const suppression = z
  .object({ why: whySuppressed, reason: z.string(), created_at: z.string() })
  .meta({ id: 'Suppression', description: 'Why nothing but codes is sent to an address, and since when.' });

export const ownMail = z
  .object({
    suppressed: whySuppressed.nullable().describe('null: nothing is known that speaks against it.'),
  })
  .meta({ id: 'OwnMail', description: 'Whether mails reach who is signed in.' });

import { z } from 'zod';

export const demoMail = z
  .object({
    id: z.number(),
    recipient: z.string(),
    subject: z.string(),
    text: z.string(),
    created_at: z.string().describe('ISO date-time'),
    status: z.string(),
  })
  .meta({ id: 'DemoMail', description: 'A mail that the demo would have sent.' });

export const demoMails = z
  .object({
    origin: z.string(),
    data: z.array(demoMail),
  })
  .meta({
    id: 'DemoMails',
    description:
      'What /api/demo/outbox answers: newest first, and the origin that links to this site begin with.',
  });

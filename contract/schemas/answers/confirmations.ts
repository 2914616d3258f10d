import { z } from 'zod';
import { accepting, saidVisit } from './search.ts';
import { reportKind } from './vocabulary.ts';

export const confirmation = z
  .object({
    doctor: z.number(),
    first_name: z.string(),
    last_name: z.string(),
    accepting: accepting.describe('What visitors read now.'),
    confirmed_at: z.string().nullable().describe('ISO date of the last confirmation.'),
    earliest_visit: saidVisit.nullable().describe('What was said of it last.'),
    reported: z
      .partialRecord(reportKind, z.number())
      .describe('What visitors said, and how many of them; empty when nobody did.'),
    answer: z.enum(['yes', 'no']).nullable().describe('What was answered by this link; null before.'),
  })
  .meta({
    id: 'Confirmation',
    description: 'GET /api/confirmation?token=: what the link of a mail asks a doctor.',
  });

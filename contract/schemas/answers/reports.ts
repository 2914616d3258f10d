import { z } from 'zod';
import { reportKind } from './vocabulary.ts';

export const reportRow = z
  .object({
    id: z.number(),
    doctor: z.number(),
    first_name: z.string(),
    last_name: z.string(),
    kind: reportKind,
    at: z.string(),
    settled_at: z
      .string()
      .nullable()
      .describe('When it was done with, and by whom: the doctor, by confirming, or an administrator.'),
    settled_by: z.enum(['doctor', 'administrator']).nullable(),
    asked_at: z.string().nullable().describe('When the doctor was last asked because of reports.'),
  })
  .meta({ id: 'ReportRow', description: 'One report as administrators see it. Dates are ISO date-times.' });
export type ReportRow = z.output<typeof reportRow>;

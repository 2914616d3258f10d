import { z } from 'zod';
import { day } from './list-query.ts';

/** What a list of mails can be filtered by: the whole address, kind, state, and the days they were written on. */
export const mailFilter = {
  recipient: z.string().trim().max(254).optional(),
  kind: z.string().max(60).optional(),
  status: z.enum(['waiting', 'sent', 'failed', 'suppressed']).optional(),
  from: day,
  to: day,
};

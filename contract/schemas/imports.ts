import { z } from 'zod';

/** What a list of imports can be filtered by. */
export const importFilter = {
  status: z.enum(['reading', 'checked', 'running', 'stopped', 'done']).optional(),
};

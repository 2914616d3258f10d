import { z } from 'zod';

/** What a list of imports can be filtered by. */
export const importFilter = {
  status: z.enum(['reading', 'checked', 'running', 'stopped', 'done']).optional(),
};

/** What stands in a line instead, in the order of the file's columns. */
export const lineMending = z.object({
  line: z.int(),
  cells: z.array(z.string().max(10_000, 'A cell may have at most 10,000 characters.')).max(200),
  over: z
    .array(z.string())
    .optional()
    .describe('What stood in them when it was begun; refused by 409 when something else does by now.'),
});

import { z } from 'zod';

export const listedSubscriber = z
  .object({
    id: z.number(),
    email: z.string(),
    created_at: z.string().describe('Since when: ISO date-time.'),
    refused: z
      .string()
      .nullable()
      .describe(
        'Why nothing is sent to the address any more: what its mail server said; null while it takes mail.',
      ),
  })
  .meta({ id: 'ListedSubscriber', description: 'Somebody who gets the newsletter: /api/admin/subscribers.' });

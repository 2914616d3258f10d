import { z } from 'zod';

export const listedAction = z
  .object({
    id: z.number(),
    at: z.string().describe('ISO date-time'),
    action: z.string(),
    actor_id: z
      .number()
      .nullable()
      .describe("Who did it; null for somebody who was not signed in, and for the operator's commands."),
    actor_name: z.string().nullable().describe('null for somebody who has left.'),
    user_id: z.number().nullable().describe('Whose account it concerns.'),
    user_name: z.string().nullable(),
    object_kind: z.string().nullable(),
    object_id: z.number().nullable(),
    note: z.string().nullable().describe("An administrator's reason, or what was changed."),
    source: z
      .string()
      .nullable()
      .describe('From where: a digest that is the same for one source on one day.'),
  })
  .meta({
    id: 'ListedAction',
    description: 'A line of the trail: /api/admin/audit. It is only ever added to.',
  });

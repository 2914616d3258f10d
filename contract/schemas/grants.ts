import { z } from 'zod';
import { GRANT_ORDERS } from '../grants.ts';

const reason = z
  .string({ error: 'Please say why.' })
  .trim()
  .min(3, { error: 'Please say why.' })
  .max(300, { error: 'Please say it in at most 300 characters.' });

/** A plan to give: until the end of a day, in UTC. */
export const grantGiving = z.strictObject({
  user_id: z.int({ error: 'Please name a user.' }).min(1, { error: 'Please name a user.' }),
  plan: z.literal([1, 2], { error: 'There is no such plan.' }),
  until: z.iso.date({ error: 'Please give a day, like 2027-11-22.' }),
  reason,
});

/** Why a plan is taken before its time. */
export const grantEnding = z.strictObject({ reason });

/** What ra-data-simple-rest asks a list for: JSON in each parameter, the range with both ends. */
export const grantListing = z.strictObject({
  sort: json(z.tuple([z.enum(GRANT_ORDERS), z.enum(['ASC', 'DESC'])])).default(['started_at', 'DESC']),
  range: json(
    z.tuple([z.int().min(0), z.int().min(0)]).refine(([from, to]) => from <= to && to - from < 1000, {
      error: 'A range is two numbers, at most a thousand rows.',
    }),
  ).default([0, 24]),
  filter: json(
    z.strictObject({ user_id: z.int().optional(), id: z.array(z.string()).max(1000).optional() }),
  ).default({}),
});

function json<Schema extends z.ZodType>(schema: Schema) {
  return z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'This is not JSON.' });
        return z.NEVER;
      }
    })
    .pipe(schema);
}

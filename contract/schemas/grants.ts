import { z } from 'zod';
import { because } from './users.ts';

/** A plan to give: until the end of a day, in UTC. */
export const grantGiving = z.strictObject({
  user_id: z.int({ error: 'Please name a user.' }).min(1, { error: 'Please name a user.' }),
  plan: z.literal([1, 2], { error: 'There is no such plan.' }),
  until: z.iso.date({ error: 'Please give a day, like 2027-11-22.' }),
  ...because.shape,
});

/** What a list of grants can be filtered by. */
export const grantFilter = { user_id: z.int().optional() };

import { z } from 'zod';
import { STATES } from '../vocabulary.ts';
import type { State } from '../vocabulary.ts';
import { email, name } from './accounts.ts';
import { day, searchText } from './list-query.ts';

/** What a list of users can be filtered by. Days are in UTC, the last one included. */
export const userFilter = {
  q: searchText,
  manage_role: z.enum(['', 'admin']).optional(),
  plan: z.literal([0, 1, 2]).optional(),
  verified: z.boolean().optional(),
  suspended: z.boolean().optional(),
  review_status: z.enum(['none', 'draft', 'waiting', 'approved', 'rejected', 'suspended']).optional(),
  state: z.enum(Object.keys(STATES) as [State, ...State[]]).optional(),
  joined_from: day,
  joined_to: day,
};

/** What can be changed of an account; the rest of the record may come along. */
export const userEdit = z.object({ first_name: name, last_name: name, email });

/** What administrators note of an account. */
export const accountNote = z.strictObject({
  text: z
    .string({ error: 'Please write a note.' })
    .trim()
    .min(1, { error: 'Please write a note.' })
    .max(2000, { error: 'Please write at most 2,000 characters.' }),
});

/** Which of its notes is removed. */
export const noteRemoval = z.strictObject({ note: z.int({ error: 'Please say which note.' }) });

/** Why something is done to an account. */
export const because = z.strictObject({
  reason: z
    .string({ error: 'Please say why.' })
    .trim()
    .min(3, { error: 'Please say why.' })
    .max(300, { error: 'Please say it in at most 300 characters.' }),
});

/**
 * Why something is done for good to an account, and which version of it was read: another one may have paid since, or
 * have somebody else's address.
 */
export const becauseAsRead = because.extend({ revision: z.int('Please send the version that was read.') });

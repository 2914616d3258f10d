import { z } from 'zod';
import { profileDraft } from './profiles.ts';

export const reviewStatus = z.enum(['draft', 'waiting', 'approved', 'rejected', 'suspended']);

export const user = z
  .object({
    id: z.number(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    verified: z.boolean(),
    plan: z.number().describe('Above 0: a paid plan.'),
    submit_at: z.string().nullable().describe('When the profile was submitted.'),
    manage_role: z.enum(['', 'admin']),
    review_status: reviewStatus,
    profile: profileDraft.nullable().describe('What was saved of it so far; null before anything was.'),
  })
  .meta({
    id: 'User',
    description: 'A user on the wire (SPEC §3, design: exactly these fields). Dates are ISO date-times.',
  });

/** All that there is of somebody; each part as its own call answers it, where there is one. */
export const ownData = z.record(z.string(), z.unknown()).meta({ id: 'OwnData' });

export const changedUser = z.object({ user, message: z.string() }).meta({ id: 'ChangedUser' });

export const signedIn = z
  .object({
    token: z.string(),
    user: user,
  })
  .meta({ id: 'SignedIn' });

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

export const ownSession = z
  .object({
    id: z.string().describe('Ends it: ACCOUNT_API.endSession.'),
    device: z.string().nullable().describe('“Firefox on Android”; null where that was not said.'),
    created_at: z.string(),
    seen_at: z.string().describe('To the minute.'),
    is_this: z.boolean().describe('The one that asks.'),
  })
  .meta({ id: 'OwnSession', description: 'Where somebody is signed in. Dates are ISO date-times.' });

export const ownAccount = z
  .object({
    registered_at: z.string(),
    sessions: z.array(ownSession).describe('The last used first.'),
    newsletter: z.boolean().describe('Whether the address gets it.'),
    payments: z
      .array(
        z.object({
          kind: z.enum(['paid', 'failed', 'refunded', 'disputed']),
          amount: z.number().describe('In the smallest unit of the currency.'),
          currency: z.string(),
          at: z.string(),
        }),
      )
      .describe('The newest first.'),
    articles: z.number().describe('How many are published.'),
  })
  .meta({ id: 'OwnAccount', description: 'What /account shows besides the user: GET /api/user/account.' });

export const changedUser = z.object({ user, message: z.string() }).meta({ id: 'ChangedUser' });

export const savedProfile = z
  .object({
    ...changedUser.shape,
    draft: z.number().optional().describe('Of a step: the revision of what is not saved; 0 without any.'),
  })
  .meta({ id: 'SavedProfile' });

export const signedIn = z
  .object({
    token: z.string(),
    user,
  })
  .meta({ id: 'SignedIn' });

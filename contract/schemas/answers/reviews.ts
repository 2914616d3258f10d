import { z } from 'zod';
import { credentialCheck, profileContent } from './profiles.ts';
import { comparison, comparisonResult } from './registry.ts';

export const reviewRow = z
  .object({
    id: z.number().describe('Of the version.'),
    user_id: z.number(),
    first_name: z.string(),
    last_name: z.string(),
    made_at: z.string(),
    why: z.string().describe("What the doctor did: 'submitted', 'saved step 1'."),
    is_first: z.boolean().describe('Nothing of this doctor was approved before.'),
    changes: z
      .array(profileContent.keyof())
      .describe('What differs from the version that was approved last.'),
    against: z
      .array(comparisonResult)
      .describe('What speaks against it in the registers, as a Comparison has it; the gravest first.'),
  })
  .meta({
    id: 'ReviewRow',
    description: 'A version of a profile in the queue of those that wait. Dates are ISO date-times.',
  });

export const credentialReview = z
  .object({
    key: z.string().describe('See credentialKeys in contract/profiles.ts.'),
    number: z.string().nullable().describe('As handed in, like the next; null for one of a board.'),
    expires: z.string().nullable().describe('ISO date; null where none is handed in.'),
    register: z
      .string()
      .nullable()
      .describe('Where to look it up in public; null for one of a board, which has no open register.'),
    check: credentialCheck.nullable().describe('When it was looked up last; null when it never was.'),
    comparison: comparison.nullable().describe('With the register; null for one of a board.'),
    is_required: z.boolean().describe('Nothing is approved before it was looked up.'),
  })
  .meta({ id: 'CredentialReview', description: 'One credential to look up.' });

export const decision = z
  .object({
    id: z.number().describe('Of the version: /api/admin/reviews/:id.'),
    status: z.enum(['approved', 'rejected']),
    at: z.string(),
    by: z.string().nullable().describe('The name of the administrator; null when the account is gone.'),
    reason: z.string().nullable(),
    sections: z.array(z.string()).describe('What a refusal concerns.'),
    comparisons: z.array(comparison).describe('What the registers said then; none where it was not kept.'),
  })
  .meta({ id: 'Decision', description: 'What an administrator decided of a version, and when.' });

export const review = z
  .object({
    ...reviewRow.shape,
    status: z.enum(['waiting', 'approved', 'rejected', 'replaced']),
    doctor: z
      .object({
        first_name: z.string(),
        last_name: z.string(),
        email: z.string(),
        plan: z.number(),
        plan_ends_at: z.string().nullable().describe('null where it goes on, or there is none.'),
      })
      .describe('The account, as opposed to what the profile says.'),
    content: profileContent,
    live: profileContent.nullable(),
    differences: z.array(
      z.object({
        field: profileContent.keyof(),
        before: z.unknown(),
        after: z.unknown(),
      }),
    ),
    credentials: z.array(credentialReview),
    comparisons: z
      .array(comparison)
      .describe(
        'What the registers say of it; of what is decided, what they said then, where that was kept.',
      ),
    letter: z
      .object({ npi: z.string(), made_at: z.string(), used_at: z.string() })
      .nullable()
      .describe('The letter to an address of NPPES by whose code the doctor came; null for none.'),
    decisions: z.array(decision).describe('All of this profile, newest first.'),
    rejected: z
      .object({
        id: z.number().describe('Of the decision.'),
        content: profileContent,
        changes: z.array(profileContent.keyof()).describe('What this version says otherwise.'),
      })
      .nullable()
      .describe('The version that was decided of last before this one, when that was a refusal.'),
  })
  .meta({ id: 'Review', description: 'All that an administrator decides by.' });

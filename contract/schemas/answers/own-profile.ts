import { z } from 'zod';
import { reviewStatus } from './accounts.ts';
import { ownFinding } from './registry-findings.ts';
import { credentialCheck, profileContent, profileDraft } from './profiles.ts';

export const storedDraft = z
  .object({
    content: z.record(z.string(), z.unknown()).describe("The form's own."),
    revision: z.number().describe('What the next one is kept over.'),
    updated_at: z.string().describe('ISO date-time'),
  })
  .meta({ id: 'StoredDraft', description: 'Typed and not saved yet.' });

export const hiddenReason = z.enum(['suspended', 'no plan', 'not submitted', 'not approved']);

export const ownProfile = z
  .object({
    content: profileDraft.nullable().describe('What was saved last; null before anything was.'),
    draft: storedDraft.nullable(),
    step1_at: z.string().nullable(),
    step2_at: z.string().nullable(),
    submit_at: z.string().nullable(),
    review_status: reviewStatus,
    live: z
      .object({
        since: z.string(),
        checked_at: z.string().nullable(),
      })
      .nullable()
      .describe('The version that was approved last, whether or not anybody sees it now.'),
    is_public: z.boolean(),
    hidden_because: hiddenReason.nullable(),
    waiting: z
      .object({
        since: z.string(),
        changes: z.array(profileContent.keyof()),
      })
      .nullable()
      .describe('What an administrator has still to look at.'),
    rejection: z
      .object({
        at: z.string(),
        reason: z.string(),
        sections: z.array(z.string()),
      })
      .nullable()
      .describe('The last decision, when it was a refusal.'),
    letter_npi: z.string().nullable().describe('Of the letter that the account has come by.'),
    suspended_because: z.string().nullable(),
    findings: z
      .array(ownFinding)
      .describe('What public registers say against the profile, and nobody has looked into yet.'),
    checks: z
      .record(z.string(), credentialCheck.pick({ at: true, source: true }))
      .describe("ISO dates on which credentials were looked up, and where, by the credential's key."),
    registry_dated: z
      .string()
      .nullable()
      .describe('ISO date up to which the national registry was read here; null while it was not.'),
  })
  .meta({
    id: 'OwnProfile',
    description:
      "GET /api/user/profile: a doctor's own profile and what became of it. Dates are ISO date-times.",
  });

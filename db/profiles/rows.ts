import type { ReviewStatus } from '#contract/accounts.ts';
import type { CredentialChecks, ProfileContent, ProfileDraft } from '#contract/profiles.ts';
import type { Comparison } from '#contract/schemas/answers/registry.ts';

/** A doctor's profile: the working copy and what became of it. Dates are ISO date-times. */
export interface ProfileRow {
  user_id: number;
  /** What was saved last. Complete once it was submitted. */
  content: ProfileDraft;
  step1_at: string | null;
  step2_at: string | null;
  submit_at: string | null;
  review_status: ReviewStatus;
  /** The id of the version that visitors see, while there is a plan. */
  live_version: number | null;
  /** Of the first approval. */
  approved_at: string | null;
  suspended_at: string | null;
  suspended_why: string | null;
  checks: CredentialChecks;
  updated_at: string;
}

/** A profile as somebody made it and somebody may have decided on it, whole. Dates are ISO date-times. */
export interface ProfileVersion {
  id: number;
  user_id: number;
  content: ProfileContent;
  /** replaced: the doctor changed it before anybody decided. */
  status: 'waiting' | 'approved' | 'rejected' | 'replaced';
  made_by: number | null;
  made_at: string;
  /** What was done: 'submitted', 'changed contact info'. */
  why: string;
  /** The administrator; null where the credentials had been approved before. */
  decided_by: number | null;
  decided_at: string | null;
  /** What an administrator says to a refusal. */
  reason: string | null;
  /** The sections that a refusal concerns. */
  sections: string[];
  /** When its credentials were checked. */
  checked_at: string | null;
  /** What the registers said when it was decided of; none where that is not known. */
  registry: Comparison[];
}

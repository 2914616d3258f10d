import type { ReviewStatus } from '#contract/accounts.ts';
import type { CredentialCheck, ProfileContent, ProfileDraft } from '#contract/profiles.ts';

/** Typed and not saved yet. */
export interface StoredDraft {
  /** The form's own. */
  content: Record<string, unknown>;
  /** What the next one is kept over. */
  revision: number;
  /** ISO date-time */
  updated_at: string;
}

/** Why visitors do not see a profile: the first that there is to do something about. */
export type HiddenReason = 'suspended' | 'no plan' | 'not submitted' | 'not approved';

/** GET /api/user/profile: a doctor's own profile and what became of it. Dates are ISO date-times. */
export interface OwnProfile {
  /** What was saved last; null before anything was. */
  content: ProfileDraft | null;
  draft: StoredDraft | null;
  step1_at: string | null;
  step2_at: string | null;
  submit_at: string | null;
  review_status: ReviewStatus;
  /** The version that was approved last, whether or not anybody sees it now. */
  live: { since: string; checked_at: string | null } | null;
  is_public: boolean;
  hidden_because: HiddenReason | null;
  /** What an administrator has still to look at. */
  waiting: { since: string; changes: (keyof ProfileContent)[] } | null;
  /** The last decision, when it was a refusal. */
  rejection: { at: string; reason: string; sections: string[] } | null;
  suspended_because: string | null;
  /** ISO dates on which credentials were looked up, and where, by the credential's key. */
  checks: Record<string, Omit<CredentialCheck, 'by'>>;
}

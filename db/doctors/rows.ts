import type { Profile } from '#contract/profiles.ts';
import type { ReviewStatus } from '#contract/accounts.ts';

/** A profile as stored, with what happened to it. Dates are ISO date-times. */
export interface ProfileRow extends Profile {
  user_id: number;
  submit_at: string | null;
  review_status: ReviewStatus;
  approved_at: string | null;
  updated_at: string;
}

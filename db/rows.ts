import type { Profile } from '#contract/profiles.ts';

export type ReviewStatus = 'draft' | 'waiting' | 'approved' | 'rejected' | 'suspended';

/** What is stored of a new user. */
export interface NewUser {
  first_name: string;
  last_name: string;
  email: string;
  verified: boolean;
  plan: number;
  manage_role: '' | 'admin';
  /** ISO date-time */
  created_at: string;
}

/** A profile as stored, with what happened to it. Dates are ISO date-times. */
export interface ProfileRow extends Profile {
  user_id: number;
  submit_at: string | null;
  review_status: ReviewStatus;
  approved_at: string | null;
  updated_at: string;
}

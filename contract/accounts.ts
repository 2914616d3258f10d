import type { ProfileDraft } from '#contract/profiles.ts';

export type ReviewStatus = 'draft' | 'waiting' | 'approved' | 'rejected' | 'suspended';

/** A user on the wire (SPEC §3, design: exactly these fields). Dates are ISO date-times. */
export interface User {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  verified: boolean;
  /** Above 0: a paid plan. */
  plan: number;
  /** When the profile was submitted. */
  submit_at: string | null;
  manage_role: '' | 'admin';
  review_status: ReviewStatus;
  /** What was saved of it so far; null before anything was. */
  profile: ProfileDraft | null;
}

export interface SignedIn {
  token: string;
  user: User;
}

/** A name has no control characters, line ends or direction marks: it is one line everywhere. */
export const NAME = /^[^\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u2028\u2029<>]+$/u;
export const NAME_REFUSED = 'Please use letters, spaces, hyphens and apostrophes.';

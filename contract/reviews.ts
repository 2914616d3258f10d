import type { CredentialCheck, ProfileContent } from '#contract/profiles.ts';

/** A version of a profile in the queue of those that wait. Dates are ISO date-times. */
export interface ReviewRow {
  /** Of the version. */
  id: number;
  user_id: number;
  first_name: string;
  last_name: string;
  made_at: string;
  /** What the doctor did: 'submitted', 'saved step 1'. */
  why: string;
  /** Nothing of this doctor was approved before. */
  is_first: boolean;
  /** What differs from the version that was approved last. */
  changes: (keyof ProfileContent)[];
}

/** One credential to look up. */
export interface CredentialReview {
  /** See credentialKeys in contract/profiles.ts. */
  key: string;
  /** Where to look it up in public; null for one of a board, which has no open register. */
  register: string | null;
  /** When it was looked up last; null when it never was. */
  check: CredentialCheck | null;
  /** Nothing is approved before it was looked up. */
  is_required: boolean;
}

/** All that an administrator decides by. */
export interface Review extends ReviewRow {
  status: 'waiting' | 'approved' | 'rejected' | 'replaced';
  /** The account, as opposed to what the profile says. */
  doctor: { first_name: string; last_name: string; email: string; plan: number };
  content: ProfileContent;
  live: ProfileContent | null;
  differences: { field: keyof ProfileContent; before: unknown; after: unknown }[];
  credentials: CredentialReview[];
}

/** What the queue can be sorted by. */
export const REVIEW_ORDERS = ['id', 'made_at'] as const;

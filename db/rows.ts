import type { Profile } from '#contract/profiles.ts';
import type { ReviewStatus } from '#contract/users.ts';

/** What is stored of a new user. */
export interface NewUser {
  first_name: string;
  last_name: string;
  email: string;
  verified: boolean;
  plan: number;
  manage_role: '' | 'admin';
  password_hash: string | null;
  /** ISO date-time */
  created_at: string;
}

/** A user as stored, without the password. */
export interface UserRow extends Omit<NewUser, 'password_hash'> {
  id: number;
  suspended_at: string | null;
}

/** A profile as stored, with what happened to it. Dates are ISO date-times. */
export interface ProfileRow extends Profile {
  user_id: number;
  submit_at: string | null;
  review_status: ReviewStatus;
  approved_at: string | null;
  updated_at: string;
}

export type Audience = 'session' | 'verify' | 'unverified' | 'reset';

/** A token that was given out. Dates are ISO date-times. */
export interface TokenRow {
  id: string;
  user_id: number;
  audience: Audience;
  created_at: string;
  /** Last use, to the minute. */
  seen_at: string;
  expires_at: string;
}

export type CodePurpose = 'reset' | 'subscribe';

export type MailStatus = 'waiting' | 'sent' | 'failed' | 'suppressed';

/** A mail of the outbox. Dates are ISO date-times. */
export interface MailRow {
  id: number;
  message_id: string;
  recipient: string;
  kind: string;
  /** What its text is made from, as JSON; null once it is sent. */
  data: string | null;
  status: MailStatus;
  attempts: number;
  next_at: string;
  created_at: string;
  sent_at: string | null;
  error: string | null;
}

import type { ReviewStatus } from './accounts.ts';
import type { WhySuppressed } from './mail.ts';
import type { PlanNumber, PlanStatus } from './plans.ts';

/** A user as lists of the backoffice show them: /api/admin/users. Dates are ISO date-times. */
export interface ListedUser {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  verified: boolean;
  plan: PlanNumber;
  manage_role: '' | 'admin';
  /** null: no profile yet. */
  review_status: ReviewStatus | null;
  /** Of the profile. */
  state: string | null;
  /** Since when nobody can sign in to it. */
  suspended_at: string | null;
  created_at: string;
  /** Raised by every change; goes back with PUT. */
  revision: number;
}

/** What an administrator sees of one user: /api/admin/users/:id. */
export interface UserRecord extends ListedUser {
  profile: UserProfile | null;
  plan_status: PlanStatus;
  /** What gives a plan, or gave it, newest first. */
  subscriptions: UserSubscription[];
  /** Newest first. */
  payments: { kind: string; amount: number; currency: string; at: string }[];
  /** The last ones to the address, newest first. */
  mails: { id: number; kind: string; status: string; created_at: string; sent_at: string | null }[];
  /** Why nothing but codes is sent to the address, and since when; null: mails arrive, as far as it is known. */
  mails_stopped: { why: WhySuppressed; reason: string; created_at: string } | null;
  sessions: { created_at: string; seen_at: string; expires_at: string }[];
  /** The last lines of the trail about the account, newest first. */
  audit: { at: string; action: string; actor_id: number | null; note: string | null }[];
}

/** What there is of the profile; the versions are /api/admin/reviews. */
export interface UserProfile {
  /** Visitors see it now. */
  is_public: boolean;
  title: string | null;
  city: string | null;
  zip: string | null;
  npi: string | null;
  avatar: string | null;
  submit_at: string | null;
  approved_at: string | null;
  /** The version that waits: /api/admin/reviews/:id. */
  waiting_review: number | null;
  suspended_at: string | null;
  suspended_why: string | null;
  updated_at: string;
}

/** The source 'grant' is one that an administrator gave: /api/admin/grants/:id. */
export interface UserSubscription {
  id: string;
  source: 'stripe' | 'test' | 'grant';
  plan: PlanNumber;
  status: string;
  started_at: string;
  period_end: string;
  cancel_at: string | null;
  holds_until: string | null;
  reason: string | null;
}

/** What a list of users can be sorted by. */
export const USER_ORDERS = ['id', 'last_name', 'email', 'created_at'] as const;

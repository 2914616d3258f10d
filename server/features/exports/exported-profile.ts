import type { ReviewStatus } from '#contract/accounts.ts';
import type { DoctorProfile, ProfileDraft } from '#contract/profiles.ts';
import type { Store } from '../../../db/store.ts';

/** A doctor's profile, field by field, so that a new column cannot leak. */
export interface ExportedProfile {
  id: number;
  /** Of the account. */
  email: string;
  first_name: string;
  last_name: string;
  review_status: ReviewStatus;
  /** What was saved last: complete once it was handed in. */
  saved: ProfileDraft;
  /** What visitors see; null for whoever is not public. */
  shown: DoctorProfile | null;
  approved_at: string | null;
  updated_at: string;
}

/** Null for a user without a profile. */
export function exportedProfile({ users, profiles, listings }: Store, id: number): ExportedProfile | null {
  const user = users.byId(id);
  const profile = profiles.of(id);
  if (!user || !profile) return null;
  const { content, review_status, approved_at, updated_at } = profile;
  return {
    id,
    email: user.email,
    first_name: content.first_name ?? user.first_name,
    last_name: content.last_name ?? user.last_name,
    review_status,
    saved: content,
    shown: listings.profile(id),
    approved_at,
    updated_at,
  };
}

import type { User } from '#contract/accounts.ts';
import type { UserRow } from '../../../db/accounts/rows.ts';
import type { Store } from '../../../db/store.ts';

/** A user as the API shows them to themselves: field by field, so that a new column cannot leak. */
export function userOf({ profiles }: Store, user: UserRow): User {
  const profile = profiles.of(user.id);
  return {
    id: user.id,
    first_name: user.first_name,
    last_name: user.last_name,
    email: user.email,
    verified: user.verified,
    plan: user.plan,
    submit_at: profile?.submit_at ?? null,
    manage_role: user.manage_role,
    review_status: profile?.review_status ?? 'draft',
    profile: profile?.content ?? null,
  };
}

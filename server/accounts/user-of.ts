import type { Profile } from '#contract/profiles.ts';
import type { User } from '#contract/accounts.ts';
import type { UserRow } from '../../db/accounts/rows.ts';
import type { ProfileRow } from '../../db/doctors/rows.ts';
import type { Store } from '../../db/store.ts';

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
    profile: profile && profileOf(profile),
  };
}

function profileOf(row: ProfileRow): Profile {
  return {
    degree: row.degree,
    title: row.title,
    gender: row.gender,
    npi: row.npi,
    licenses: row.licenses,
    boards: row.boards,
    practicing_since: row.practicing_since,
    practice_name: row.practice_name,
    street: row.street,
    city: row.city,
    state: row.state,
    zip: row.zip,
    phone: row.phone,
    email: row.email,
    website: row.website,
    summary: row.summary,
    working_time: row.working_time,
    education: row.education,
    conditions: row.conditions,
    treatments: row.treatments,
    ages: row.ages,
    languages: row.languages,
    insurances: row.insurances,
    fees: row.fees,
    telehealth: row.telehealth,
    accepting: row.accepting,
    accepting_confirmed_at: row.accepting_confirmed_at,
    avatar: row.avatar,
  };
}

import { licenseKey } from '#contract/license-key.ts';
import { credentialKeys } from '#contract/profiles.ts';
import type { ProfileContent } from '#contract/profiles.ts';
import type { CredentialReview, Review, ReviewRow } from '#contract/reviews.ts';
import { npiEntry, stateRegister } from '#contract/state-registers.ts';
import type { ProfileVersion } from '../../../db/profiles/rows.ts';
import type { Store } from '../../../db/store.ts';
import { changedFields } from '../profiles/changed-fields.ts';

/** A version as the queue lists it. */
export function reviewRow({ profiles }: Store, version: ProfileVersion): ReviewRow {
  const { id, user_id, made_at, why, content } = version;
  const { first_name, last_name } = content;
  const live = profiles.live(user_id);
  const changes = changedFields(live?.content ?? {}, content);
  return { id, user_id, first_name, last_name, made_at, why, is_first: live === null, changes };
}

/** A version with all that is decided by. */
export function reviewOf(store: Store, version: ProfileVersion): Review {
  const { user_id, status, content } = version;
  const { first_name, last_name, email, plan } = store.users.get(user_id);
  const row = reviewRow(store, version);
  const live = store.profiles.live(user_id)?.content ?? null;
  const decisions = store.profiles.decisions(user_id);
  const earlier = decisions.find((decision) => decision.id < version.id);
  const rejected = earlier?.status === 'rejected' ? store.profiles.version(earlier.id) : null;
  return {
    ...row,
    status,
    doctor: { first_name, last_name, email, plan, plan_ends_at: store.payments.planEndsAt(user_id) },
    content,
    live,
    differences: row.changes.map((field) => ({
      field,
      before: live?.[field] ?? null,
      after: content[field],
    })),
    credentials: credentialsOf(store, user_id, content),
    decisions,
    rejected: rejected && {
      ...{ id: rejected.id, content: rejected.content },
      changes: changedFields(rejected.content, content),
    },
  };
}

/** The credentials of a profile, with where each can be looked up and when it was. */
export function credentialsOf(store: Store, userId: number, content: ProfileContent): CredentialReview[] {
  const checks = store.profiles.of(userId)?.checks ?? {};
  const { npi } = content;
  const registered = new Map<string, Pick<CredentialReview, 'register' | 'number' | 'expires'>>([
    [`npi ${npi}`, { register: npiEntry(npi), number: npi, expires: null }],
    ...content.licenses.map((license) => {
      const { state, number, expires } = license;
      return [licenseKey(license), { register: stateRegister(state), number, expires }] as const;
    }),
  ]);
  return credentialKeys(content).map((key) => ({
    key,
    ...(registered.get(key) ?? { register: null, number: null, expires: null }),
    check: checks[key] ?? null,
    is_required: registered.has(key),
  }));
}

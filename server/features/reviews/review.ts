import { licenseKey } from '#contract/license-key.ts';
import { credentialKeys } from '#contract/profiles.ts';
import type { ProfileContent } from '#contract/profiles.ts';
import { weightOf } from '#contract/registry.ts';
import type { ComparisonResult } from '#contract/registry.ts';
import type { Comparison } from '#contract/schemas/answers/registry.ts';
import type { CredentialReview, Review, ReviewRow } from '#contract/reviews.ts';
import { npiEntry, stateRegister } from '#contract/state-registers.ts';
import type { ProfileVersion } from '../../../db/profiles/rows.ts';
import type { Store } from '../../../db/store.ts';
import { changedFields } from '../profiles/changed-fields.ts';
import { compareProfile } from '../registry/compare-profile.ts';

/** A version as the queue lists it. */
export function reviewRow(
  store: Store,
  version: ProfileVersion,
  comparisons = comparisonsOf(store, version),
): ReviewRow {
  const { id, user_id, made_at, why, content } = version;
  const { first_name, last_name } = content;
  const live = store.profiles.live(user_id);
  const changes = changedFields(live?.content ?? {}, content);
  const against = againstIn(comparisons);
  return { id, user_id, first_name, last_name, made_at, why, is_first: live === null, changes, against };
}

const GRAVEST: ComparisonResult[] = ['excluded', 'deactivated', 'replaced', 'differs'];

/** Which of the results speak against a version, the gravest first. */
export function againstIn(comparisons: readonly Comparison[]): ComparisonResult[] {
  const against = comparisons.filter((one) => weightOf(one) === 'against').map(({ result }) => result);
  return GRAVEST.filter((result) => against.includes(result));
}

/** What the registers say of a version; of one that is decided, what they said then, where that was kept. */
function comparisonsOf({ registry }: Store, { status, content, ...version }: ProfileVersion): Comparison[] {
  const isKept = status !== 'waiting' && version.registry.length > 0;
  return isKept ? version.registry : compareProfile(content, registry);
}

/** A version with all that is decided by. */
export function reviewOf(store: Store, version: ProfileVersion): Review {
  const { user_id, status, content } = version;
  const { first_name, last_name, email, plan } = store.users.get(user_id);
  const comparisons = comparisonsOf(store, version);
  const row = reviewRow(store, version, comparisons);
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
    credentials: credentialsOf(store, user_id, content, comparisons),
    comparisons,
    letter: store.registry.letters.usedBy(user_id),
    decisions,
    rejected: rejected && {
      ...{ id: rejected.id, content: rejected.content },
      changes: changedFields(rejected.content, content),
    },
  };
}

/** The credentials of a profile, with where each can be looked up, when it was, and what comparing it came to. */
export function credentialsOf(
  store: Store,
  userId: number,
  content: ProfileContent,
  comparisons: readonly Comparison[],
): CredentialReview[] {
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
    comparison: comparisons.find(({ about }) => about === key) ?? null,
    is_required: registered.has(key),
  }));
}

import type { HiddenReason, OwnProfile } from '#contract/own-profile.ts';
import type { UserRow } from '../../../db/accounts/rows.ts';
import type { ProfileRow, ProfileVersion } from '../../../db/profiles/rows.ts';
import type { Store } from '../../../db/store.ts';
import { changedFields } from './changed-fields.ts';
import { storedDraft } from './keep-draft.ts';

/** A doctor's own profile, with all that became of it; also without a plan, which changing it needs. */
export function ownProfile(store: Store, user: UserRow): OwnProfile {
  const profile = store.profiles.of(user.id);
  const live = store.profiles.live(user.id);
  const waiting = store.profiles.waiting(user.id);
  const isPublic = store.listings.profile(user.id) !== null;
  return {
    content: profile?.content ?? null,
    draft: storedDraft(store, user.id),
    step1_at: profile?.step1_at ?? null,
    step2_at: profile?.step2_at ?? null,
    submit_at: profile?.submit_at ?? null,
    review_status: profile?.review_status ?? 'draft',
    live: live && { since: live.decided_at ?? live.made_at, checked_at: live.checked_at },
    is_public: isPublic,
    hidden_because: isPublic ? null : hiddenBecause(user, profile),
    waiting: waiting && {
      since: waiting.made_at,
      changes: changedFields(live?.content ?? {}, waiting.content),
    },
    rejection: rejectionOf(store.profiles.lastDecided(user.id)),
    letter_npi: store.registry.letters.usedBy(user.id)?.npi ?? null,
    suspended_because: profile?.suspended_why ?? null,
    findings: store.registry.findings.open(user.id),
    checks: Object.fromEntries(
      Object.entries(profile?.checks ?? {}).map(([key, { at, source }]) => [key, { at, source }]),
    ),
    registry_dated: store.registry.files.state().nppes?.dated ?? null,
  };
}

function hiddenBecause({ plan }: UserRow, profile: ProfileRow | null): HiddenReason {
  if (profile?.suspended_at) return 'suspended';
  if (plan === 0) return 'no plan';
  return profile?.submit_at ? 'not approved' : 'not submitted';
}

function rejectionOf(decided: ProfileVersion | null): OwnProfile['rejection'] {
  if (decided?.status !== 'rejected') return null;
  return { at: decided.decided_at ?? '', reason: decided.reason ?? '', sections: decided.sections };
}

import { isDeepStrictEqual } from 'node:util';
import { licenseKey } from '#contract/license-key.ts';
import type { CredentialChecks, Profile, ProfileContent, ProfileDraft } from '#contract/profiles.ts';
import type { ReviewStatus } from '#contract/accounts.ts';
import type { Comparison } from '#contract/schemas/answers/registry.ts';
import type { Database } from '../database.ts';
import { hasCredentialsOf, withCredentialsOf } from './credentials.ts';
import { draftQueries } from './drafts.ts';
import { profileQueries } from './profile-queries.ts';
import type { Publishing } from './publish-with-write.ts';
import type { ProfileRow, ProfileVersion } from './rows.ts';
import { versionQueries } from './versions.ts';

/** Who changes a profile, and what they do: 'changed contact info'. */
export interface Hand {
  by: number;
  why: string;
}

/** A profile that comes with a decision: a sample's. Dates are ISO date-times. */
export interface ReviewedProfile extends Profile {
  user_id: number;
  submit_at: string | null;
  review_status: Exclude<ReviewStatus, 'suspended'>;
  approved_at: string | null;
  updated_at: string;
}

const UNDECIDED = { status: 'waiting', decided_by: null, decided_at: null, checked_at: null } as const;

export type Profiles = ReturnType<typeof createProfiles>;

/**
 * The profiles that doctors work on, and the versions of them. Visitors see a version that was approved, stored whole.
 * A change of credentials makes a version that waits; any other change of an approved profile makes one at once, on top
 * of the approved credentials. So what is live never holds a credential that nobody approved, and what waits is what
 * the doctor saved last. Every write publishes whose profile it is, and is made inside `transaction` only.
 */
export function createProfiles(database: Database, publishing: Publishing, now: () => Date) {
  const rows = profileQueries(database);
  const versions = versionQueries(database);
  const drafts = draftQueries(database, now);
  const at = () => now().toISOString();

  return {
    /** Null before anything was saved. */
    of: (userId: number): ProfileRow | null => rows.of(userId),
    /** The version that visitors see, while there is a plan. */
    live: (userId: number): ProfileVersion | null => liveOf(rows.of(userId)),
    /** The version that waits for a review. */
    waiting: versions.waiting,
    lastDecided: versions.lastDecided,
    decisions: versions.decisions,
    reviewHours: versions.reviewHours,
    version: versions.one,
    versions: versions.of,
    draft: drafts.of,
    saveDraft: drafts.keep,
    removeDraft: drafts.remove,

    /** Saves parts of a profile, each of them valid. `step`: the part of the setup that is complete with it. */
    change: (userId: number, parts: ProfileDraft, hand: Hand, step?: 1 | 2): void =>
      publishing(userId, () => {
        const before = rows.of(userId);
        const content = { ...before?.content, ...parts };
        rows.save(userId, content, step ?? null, at());
        if (before?.submit_at) follow(before, content as ProfileContent, hand, false);
      }),
    /** Hands a complete profile in: for a review, as far as there is something to review. */
    submit: (userId: number, content: ProfileContent, by: number): void =>
      publishing(userId, () => {
        const before = rows.of(userId);
        if (!before) throw new Error(`No profile of user ${userId}`);
        rows.save(userId, content, null, at());
        rows.submit(userId, at());
        follow(before, content, { by, why: 'submitted' }, true);
      }),
    /**
     * Takes back what waits for a review: the working copy has the approved credentials again or, where nothing was ever
     * approved, is not handed in any more. False when nothing waits.
     */
    withdraw: (userId: number): boolean =>
      publishing(userId, () => {
        const profile = rows.of(userId);
        if (!profile || !versions.waiting(userId)) return false;
        versions.replace(userId);
        const live = liveOf(profile);
        // What was handed in once is whole.
        const content = profile.content as ProfileContent;
        if (live) rows.save(userId, withCredentialsOf(live.content, content), null, at());
        else rows.withdraw(userId);
        return true;
      }),
    /** Notes that credentials were looked up; by their keys (see credentialKeys). */
    check: (userId: number, checks: CredentialChecks): void =>
      publishing(userId, () => rows.check(userId, { ...rows.of(userId)?.checks, ...checks })),
    /**
     * Shows a version from now on, and keeps what the registers say of it. False when it does not wait (any more): the
     * doctor has changed it, or somebody decided.
     */
    approve: (
      { id, user_id }: Pick<ProfileVersion, 'id' | 'user_id'>,
      by: number,
      registry: Comparison[] = [],
    ): boolean =>
      publishing(user_id, () => {
        const decision = { id, status: 'approved', by, at: at(), checked_at: at() } as const;
        if (!versions.decide({ ...decision, reason: null, sections: [], registry })) return false;
        rows.setLive(user_id, id, at());
        return true;
      }),
    /** What visitors see stays. False as above. */
    reject: (
      { id, user_id }: Pick<ProfileVersion, 'id' | 'user_id'>,
      by: number,
      reason: string,
      sections: string[],
      registry: Comparison[] = [],
    ): boolean =>
      publishing(user_id, () =>
        versions.decide({
          id,
          status: 'rejected',
          by,
          at: at(),
          reason,
          sections,
          registry,
          checked_at: null,
        }),
      ),
    /**
     * Has a version that was decided wait again, and visitors see what they saw; `before`: the profile then. False when
     * the doctor has changed something since, or what visitors see is not what the decision made of it.
     */
    reopen: ({ id, user_id }: Pick<ProfileVersion, 'id' | 'user_id'>, before: ProfileRow): boolean =>
      publishing(user_id, () => {
        const profile = rows.of(user_id);
        const live = versions.one(id)?.status === 'approved' ? id : before.live_version;
        const isUntouched = profile?.live_version === live && versions.waiting(user_id) === null;
        if (!isUntouched || !isDeepStrictEqual(profile.content, before.content)) return false;
        versions.reopen(id);
        rows.putBack(before);
        return true;
      }),
    /** Takes a profile from what visitors see, or, without a reason, gives it back. */
    suspend: (userId: number, why: string | null): void =>
      publishing(userId, () => rows.suspend(userId, why === null ? null : at(), why)),
    add: (profile: ReviewedProfile): void => publishing(profile.user_id, () => add(profile)),
  };

  /** What a change of a submitted profile makes visible, and what of it has to be reviewed first. */
  function follow(before: ProfileRow, content: ProfileContent, hand: Hand, isAsked: boolean): void {
    const { user_id } = before;
    const live = liveOf(before);
    const waiting = versions.waiting(user_id);
    if (waiting) versions.replace(user_id);
    if (live) show(live, content, hand);
    const differs = !live || !hasCredentialsOf(content, live.content);
    const isNew = isAsked || waiting || (live !== null && !hasCredentialsOf(content, before.content));
    // Whoever corrects what waits keeps the place in the queue.
    const made = { ...madeBy(hand), ...(waiting && { made_at: waiting.made_at }) };
    if (differs && isNew) versions.add({ ...made, user_id, content, ...UNDECIDED });
    versions.prune(user_id, rows.of(user_id)?.live_version ?? null);
  }

  /** Makes visible at once what needs no review. */
  function show(live: ProfileVersion, content: ProfileContent, hand: Hand): void {
    const { user_id, checked_at } = live;
    const shown = withCredentialsOf(live.content, content);
    if (isDeepStrictEqual(shown, live.content)) return;
    const version = {
      user_id,
      content: shown,
      status: 'approved',
      decided_by: null,
      decided_at: null,
    } as const;
    const id = versions.add({ ...version, ...madeBy(hand), checked_at });
    rows.setLive(user_id, id, at());
  }

  function liveOf(row: ProfileRow | null): ProfileVersion | null {
    return row?.live_version ? versions.one(row.live_version) : null;
  }

  function madeBy({ by, why }: Hand) {
    return { made_by: by, made_at: at(), why };
  }

  function add({ user_id, submit_at, review_status, approved_at, updated_at, ...profile }: ReviewedProfile) {
    const content = { ...rows.nameOf(user_id), ...profile };
    rows.save(user_id, content, 1, updated_at);
    rows.save(user_id, content, 2, updated_at);
    if (review_status === 'draft') return;
    rows.submit(user_id, submit_at ?? updated_at);
    const id = versions.add({
      ...{ user_id, content, status: review_status, made_by: user_id, why: 'submitted' },
      ...{ made_at: submit_at ?? updated_at, decided_by: null, decided_at: approved_at },
      checked_at: approved_at,
    });
    if (review_status !== 'approved') return;
    rows.setLive(user_id, id, approved_at ?? updated_at);
    rows.check(user_id, sampleChecks(content, approved_at ?? updated_at));
  }
}

/** Of a sample: its NPI and licenses count as looked up. */
function sampleChecks({ npi, licenses }: ProfileContent, at: string): CredentialChecks {
  const keys = [`npi ${npi}`, ...licenses.map(licenseKey)];
  return Object.fromEntries(keys.map((key) => [key, { by: null, at: at.slice(0, 10), source: 'sample' }]));
}

import { isDeepStrictEqual } from 'node:util';
import { practiceDay } from '#contract/practice-day.ts';
import type { ComparisonResult } from '#contract/registry.ts';
import * as answers from '#contract/schemas/answers/reviews.ts';
import { reviewStatus } from '#contract/schemas/answers/accounts.ts';
import type { Request, Router } from 'express';
import { z } from 'zod';
import { idIn } from '#contract/paths.ts';
import type { CredentialCheck, CredentialChecks, RegisterEntry } from '#contract/profiles.ts';
import type { Comparison } from '#contract/schemas/answers/registry.ts';
import { REVIEW_ORDERS } from '#contract/reviews.ts';
import type { CredentialReview, ReviewRow } from '#contract/reviews.ts';
import { nothing } from '#contract/schemas/accounts.ts';
import { approval, rejection, suspension } from '#contract/schemas/reviews.ts';
import type { AuditAction } from '#contract/audit.ts';
import type { ProfileVersion } from '../../../db/profiles/rows.ts';
import { action } from '../../platform/http/action.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { addToOutbox } from '../mail/add-to-outbox.ts';
import type { MailContent } from '../mail/kinds/mail-kinds.ts';
import { change } from '../../platform/records/change-kinds.ts';
import { createTakeBacks, MAIL_WAITS_MS } from '../../platform/records/take-backs.ts';
import { recordRoutes } from '../../platform/records/records.ts';
import type { RecordNeeds } from '../../platform/records/records.ts';
import { signedInAdmin } from '../../platform/security/session.ts';
import { settleByApproval } from '../registry/check-profile.ts';
import { compareProfile } from '../registry/compare-profile.ts';
import { againstIn, credentialsOf, reviewOf, reviewRow } from './review.ts';

/** What administrators decide of profiles: /api/admin/reviews, oldest first, and whether a profile is shown at all. */
export function adminReviewRoutes(context: RecordNeeds<'now' | 'config'>): Router {
  const { config, store, proofs, sources, now } = context;
  const { profiles } = store;
  const { findings } = store.registry;
  const takeBacks = createTakeBacks<ReviewRow>(context);

  const router = recordRoutes(context, {
    name: 'reviews',
    answers: { row: answers.reviewRow, record: answers.review },
    tellsOfPeople: true,
    id: z.int(),
    list: store.lists.reviews,
    orders: REVIEW_ORDERS,
    sort: ['made_at', 'ASC'],
    filter: {},
    row(id): ReviewRow | null {
      const version = profiles.version(id);
      return version && reviewRow(store, version);
    },
    record: (row) => reviewOf(store, versionOf(row)),
    csv: {
      id: ({ id }) => id,
      user_id: ({ user_id }) => user_id,
      first_name: ({ first_name }) => first_name,
      last_name: ({ last_name }) => last_name,
      made_at: ({ made_at }) => made_at,
      why: ({ why }) => why,
      changes: ({ changes }) => changes.join(', '),
      against: ({ against }) => against.join(', '),
    },
    changes: {
      about: ({ user_id }) => ({ user: user_id, object: { kind: 'doctor', id: user_id } }),
      actions: {
        approve: decision('approved profile', approval, (version, { checks, against }, by) => {
          const { user_id, content } = version;
          const comparisons = compareProfile(content, store.registry);
          if (against) refuseOutdated(against, comparisons);
          if (!profiles.approve(version, by, comparisons)) throw decided();
          const credentials = credentialsOf(store, user_id, content, comparisons);
          refuseExcluded(user_id, comparisons);
          profiles.check(user_id, checked(credentials, checks, { by, at: practiceDay(content, now()) }));
          refuseUnchecked(credentials, checks);
          settleByApproval(store, user_id, by);
          const listed = store.listings.profile(user_id) !== null;
          return { kind: 'profile-approved', doctor: user_id, listed };
        }),
        reject: decision('rejected profile', rejection, (version, { reason, sections }, by) => {
          const comparisons = compareProfile(version.content, store.registry);
          if (!profiles.reject(version, by, reason, sections, comparisons)) throw decided();
          return { kind: 'profile-rejected', reason, sections };
        }),
        'take-back': takeBacks.takeBack,
      },
    },
  });

  const of = {
    who: 'administrator' as const,
    answer: z.object({ id: z.number(), review_status: reviewStatus.optional() }),
    refuses: { 409: 'It is so already.' },
  };
  // A profile has no list of its own, it is found with its account: two calls are all there is to do to it.
  router.post(
    '/profiles/:id/suspend',
    action(
      {
        ...of,
        does: 'Takes a profile off the site.',
        body: suspension,
        example: { parts: { id: 1 }, body: { reason: 'The license has ended.' } },
      },
      ({ reason }, request) => told('suspended profile', request, (user) => suspend(user, reason)),
    ),
  );

  router.post(
    '/profiles/:id/unsuspend',
    action({ ...of, does: 'Lets a profile be shown again.', body: nothing }, (_, request) =>
      told('unsuspended profile', request, (user) => suspend(user, null)),
    ),
  );
  return router;

  /** Does something to a profile, and tells the trail who did it to whose. */
  async function told<Answer>(action: AuditAction, request: Request, act: (user: number) => Answer) {
    const admin = await signedInAdmin(context, request);
    const user = idIn(request.params.id);
    return proofs.act([admin], ({ id: actor }) => {
      const answer = act(user);
      const object = { kind: 'doctor' as const, id: user };
      store.audit.add({ action, user, actor, source: sources.of(request).trace, object });
      return answer;
    });
  }

  function suspend(user: number, reason: string | null) {
    const profile = profiles.of(user);
    if (!profile) throw new Refusal(404, 'There is no such profile.');
    if ((profile.suspended_at === null) === (reason === null)) {
      throw new Refusal(409, `This profile is ${reason === null ? 'not suspended' : 'suspended already'}.`);
    }
    profiles.suspend(user, reason);
    const contact = config.contactAddress;
    const told: MailContent =
      reason === null ? { kind: 'profile-unsuspended' } : { kind: 'profile-suspended', reason, contact };
    addToOutbox(store, store.users.get(user).email, told);
    return { id: user, review_status: profiles.of(user)?.review_status };
  }

  /** Decides of a version; `decide` answers the mail that tells the doctor. */
  function decision<Schema extends z.ZodType>(
    action: AuditAction,
    schema: Schema,
    decide: (version: ProfileVersion, input: z.output<Schema>, by: number) => MailContent,
  ) {
    return change(action, schema, (row: ReviewRow, input, { id: by }) => {
      const version = versionOf(row);
      const before = profiles.of(version.user_id);
      if (!before) throw new Error(`There is no profile of user ${version.user_id}`);
      const open = toLookInto(version);
      const told = decide(version, input, by);
      const left = toLookInto(version);
      const settled = open.filter((id) => !left.includes(id));
      const mail = `version ${version.id}`;
      addToOutbox(store, store.users.get(version.user_id).email, told, { waits: MAIL_WAITS_MS, about: mail });
      takeBacks.keep(version.id, {
        ...{ by, action, mail },
        undo() {
          settled.forEach(findings.reopen);
          return profiles.reopen(version, before);
        },
      });
      return null;
    });
  }

  /** Ids of what the registers say of the doctor and nobody has settled. */
  function toLookInto({ user_id }: ProfileVersion): number[] {
    return findings.standing(user_id).flatMap(({ id, is_settled }) => (is_settled ? [] : [id]));
  }

  /** Throws 202 for what is no credential of the version, and for one that has to be in its register and is not. */
  function checked(
    all: CredentialReview[],
    given: Given,
    seen: { by: number; at: string },
  ): CredentialChecks {
    const credentials = new Map(all.map((one) => [one.key, one]));
    for (const [key, { said }] of Object.entries(given)) {
      const credential = credentials.get(key);
      if (!credential)
        throw new Refusal(202, `This profile has no credential “${key}”.`, { field: 'checks' });
      if (credential.is_required) refuseUnsaid(key, said);
    }
    return Object.fromEntries(
      Object.entries(given).map(([key, check]) => {
        const compared = comparedIn(credentials.get(key)?.comparison ?? null);
        return [key, { ...seen, ...check, ...(compared && { compared }) }];
      }),
    );
  }

  /** Throws 202 for whom the exclusion list has by the NPI, where that takes profiles off the site. */
  function refuseExcluded(user: number, comparisons: readonly Comparison[]): void {
    const exclusion = comparisons.find(({ result }) => result === 'excluded');
    if (!exclusion || store.settings.read().exclusions === 'report') return;
    const isSettled = store.registry.findings
      .standing(user)
      .some(
        ({ result, theirs, is_settled }) =>
          is_settled && result === 'excluded' && theirs === exclusion.theirs,
      );
    if (isSettled) return;
    const message = `This doctor is on the exclusion list (LEIE): ${exclusion.theirs}. Please reject it.`;
    throw new Refusal(202, message, { field: 'exclusion' });
  }

  function versionOf({ id }: ReviewRow): ProfileVersion {
    const version = profiles.version(id);
    if (!version) throw new Error(`There is no version ${id}`);
    return version;
  }
}

/** Throws 409 where other files count than those by which somebody has looked: what is approved counts as known. */
function refuseOutdated(against: readonly ComparisonResult[], comparisons: readonly Comparison[]): void {
  if (isDeepStrictEqual(against, againstIn(comparisons))) return;
  throw new Refusal(409, 'The registers say something else of this profile by now. Look at what they say.');
}

type Given = z.output<typeof approval>['checks'];

/** Throws 202 while the NPI or a license was never looked up. */
function refuseUnchecked(credentials: readonly CredentialReview[], given: Given): void {
  const missing = credentials.find(
    ({ key, is_required, check }) => is_required && check === null && !(key in given),
  );
  if (!missing) return;
  const message = `Please look this up first, and say where: ${missing.key}.`;
  throw new Refusal(202, message, { field: `checks.${missing.key}` });
}

/** What a check was compared with; null where there was nothing to compare with. */
function comparedIn(comparison: Comparison | null): CredentialCheck['compared'] | null {
  if (!comparison?.file || comparison.result === 'unknown') return null;
  const { file, result } = comparison;
  return { kind: file.kind, dated: file.dated, result };
}

/** Throws 202 for an NPI or a license of which the register says too little, or that it is not active. */
function refuseUnsaid(key: string, { number, status, expires }: RegisterEntry): void {
  const refusal = (field: keyof RegisterEntry, message: string) =>
    new Refusal(202, message, { field: `checks.${key}.said.${field}` });
  if (number === '') throw refusal('number', `Please enter which number the register has: ${key}.`);
  if (status === null) throw refusal('status', `Please choose what the register says: ${key}.`);
  if (status === 'inactive' || status === 'missing')
    throw refusal('status', `The register does not say that this is active: ${key}. Please reject it.`);
  if (expires === null && key.startsWith('license'))
    throw refusal('expires', `Please enter when it expires in the register: ${key}.`);
}

function decided(): Refusal {
  return new Refusal(
    409,
    'This does not wait for a review any more: the doctor changed it, or somebody decided. Look at the newest version.',
  );
}

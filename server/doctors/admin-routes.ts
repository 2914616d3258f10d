import { Router } from 'express';
import type { Request } from 'express';
import type { CredentialChecks } from '#contract/profiles.ts';
import { nothing } from '#contract/schemas/accounts.ts';
import { rangeOf } from '#contract/schemas/list-query.ts';
import { approval, rejection, reviewList, suspension } from '#contract/schemas/reviews.ts';
import type { AuditAction } from '#contract/audit.ts';
import type { ProfileVersion } from '../../db/doctors/rows.ts';
import type { Context } from '../context.ts';
import { action } from '../http/action.ts';
import { Refusal } from '../http/refusal.ts';
import { validate } from '../http/validate.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { signedInAdmin } from '../security/session.ts';
import { credentialsOf, reviewOf, reviewRow } from './review.ts';

/** What administrators decide of profiles: the queue in the dialect of ra-data-simple-rest, oldest first, and its actions. */
export function adminProfileRoutes(context: Context): Router {
  const { store, proofs, sources, now } = context;
  const { profiles } = store;
  const router = Router();

  router.get('/reviews', (request, response) => {
    const query = validate(reviewList, request.query);
    const [first, last] = rangeOf(query);
    const versions = query.filter.id?.flatMap((id) => profiles.version(id) ?? []);
    const listed = versions ?? profiles.queue(first, last - first + 1);
    const total = versions?.length ?? profiles.queued();
    response
      .set({
        'cache-control': 'no-store',
        'content-range': `reviews ${first}-${Math.max(first, first + listed.length - 1)}/${total}`,
      })
      .json(listed.map((version) => reviewRow(store, version)));
  });

  router.get('/reviews/:id', (request, response) => {
    response.set('cache-control', 'no-store').json(reviewOf(store, versionOf(request)));
  });

  router.post(
    '/reviews/:id/approve',
    action(approval, ({ checks }, request) =>
      told('approved profile', request, (admin) => {
        const version = versionOf(request);
        if (!profiles.approve(version, admin)) throw decided();
        profiles.check(version.user_id, checked(checks, admin, version));
        refuseUnchecked(version);
        const { email } = store.users.get(version.user_id);
        const listed = store.listings.profile(version.user_id) !== null;
        queueMail(store, email, { kind: 'profile-approved', doctor: version.user_id, listed });
        return { user: version.user_id, answer: { id: version.id, status: 'approved' } };
      }),
    ),
  );

  router.post(
    '/reviews/:id/reject',
    action(rejection, ({ reason, sections }, request) =>
      told('rejected profile', request, (admin) => {
        const version = versionOf(request);
        if (!profiles.reject(version, admin, reason, sections)) throw decided();
        const { email } = store.users.get(version.user_id);
        queueMail(store, email, { kind: 'profile-rejected', reason, sections });
        return { user: version.user_id, answer: { id: version.id, status: 'rejected' } };
      }),
    ),
  );

  router.post(
    '/profiles/:id/suspend',
    action(suspension, ({ reason }, request) =>
      told('suspended profile', request, () => suspend(idOf(request), reason)),
    ),
  );

  router.post(
    '/profiles/:id/unsuspend',
    action(nothing, (_, request) => told('unsuspended profile', request, () => suspend(idOf(request), null))),
  );
  return router;

  /** Decides something, and tells the trail who decided about whom. */
  async function told<Answer>(
    action: AuditAction,
    request: Request,
    decide: (admin: number) => { user: number; answer: Answer },
  ): Promise<Answer> {
    const admin = await signedInAdmin(context, request);
    return proofs.act([admin], ({ id: actor }) => {
      const { user, answer } = decide(actor);
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
    return { user, answer: { id: user, review_status: profiles.of(user)?.review_status } };
  }

  /** Throws 202 for what is no credential of the version. */
  function checked(
    given: Record<string, { source: string }>,
    by: number,
    { user_id, content }: ProfileVersion,
  ): CredentialChecks {
    const keys = credentialsOf(store, user_id, content).map(({ key }) => key);
    const other = Object.keys(given).find((key) => !keys.includes(key));
    if (other !== undefined) {
      throw new Refusal(202, `This profile has no credential “${other}”.`, { field: 'checks' });
    }
    const at = now().toISOString().slice(0, 10);
    return Object.fromEntries(Object.entries(given).map(([key, { source }]) => [key, { by, at, source }]));
  }

  /** Throws 202 while the NPI or a license was never looked up. */
  function refuseUnchecked({ user_id, content }: ProfileVersion): void {
    const missing = credentialsOf(store, user_id, content).find(
      ({ is_required, check }) => is_required && check === null,
    );
    if (!missing) return;
    const message = `Please look this up first, and say where: ${missing.key}.`;
    throw new Refusal(202, message, { field: `checks.${missing.key}` });
  }

  function versionOf(request: Request): ProfileVersion {
    const version = profiles.version(idOf(request));
    if (!version) throw new Refusal(404, 'This review is not here (any more).');
    return version;
  }
}

function decided(): Refusal {
  return new Refusal(
    409,
    'This does not wait for a review any more: the doctor changed it, or somebody decided. Look at the newest version.',
  );
}

function idOf({ params }: Request): number {
  return /^[1-9]\d{0,14}$/.test(String(params.id)) ? Number(params.id) : 0;
}

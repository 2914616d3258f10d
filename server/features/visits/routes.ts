/** Visits of public profiles: counted by day, without cookies and without anything that tells who it was (docs/security.md). */
import { ownAction } from '../../platform/http/action.ts';
import { ownVisits as ownVisitsAnswer } from '#contract/schemas/answers/visits.ts';
import { Router } from 'express';
import { API } from '#contract/paths.ts';
import type { Needs } from '../../platform/platform.ts';
import { signedInDoctor } from '../../platform/security/session.ts';
import { countVisit } from './count-visit.ts';
import { ownVisits } from './own-visits.ts';

export function visitRoutes(
  context: Needs<'config' | 'store' | 'tokens' | 'proofs' | 'sources' | 'now' | 'perIp'>,
): Router {
  const router = Router();
  router.post(API.visits, context.perIp.visits, countVisit(context));
  router.get(
    API.ownVisits,
    context.perIp.own,
    ownAction(
      (request) => signedInDoctor(context, request),
      {
        does: 'Answers how often the own profile was opened, week by week.',
        who: 'doctor',
        answer: ownVisitsAnswer,
        example: {},
      },
      (_, session) => ownVisits(context.store, session.holder().id, context.now()),
    ),
  );
  return router;
}

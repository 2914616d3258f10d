/** Visits of public profiles: counted by day, without cookies and without anything that tells who it was (docs/security.md). */
import { Router } from 'express';
import { API } from '#contract/paths.ts';
import type { Needs } from '../../platform/platform.ts';
import { signedInDoctor } from '../../platform/security/session.ts';
import { countVisit } from './count-visit.ts';
import { ownVisits } from './own-visits.ts';

export function visitRoutes(
  context: Needs<'store' | 'tokens' | 'proofs' | 'sources' | 'now' | 'perIp'>,
): Router {
  const router = Router();
  router.post(API.visits, context.perIp.visits, countVisit(context));
  router.get(API.ownVisits, context.perIp.own, async (request, response) => {
    const session = await signedInDoctor(context, request);
    const seen = ownVisits(context.store, session.holder().id, context.now());
    response.json(seen);
  });
  return router;
}

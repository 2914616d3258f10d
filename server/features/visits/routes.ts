/** Visits of public profiles: counted by day, without cookies and without anything that tells who it was (docs/security.md). */
import { Router } from 'express';
import { API } from '#contract/paths.ts';
import type { Context } from '../../app/context.ts';
import type { PerIp } from '../../platform/http/per-ip.ts';
import { signedInDoctor } from '../../platform/security/session.ts';
import { countVisit } from './count-visit.ts';
import { ownVisits } from './own-visits.ts';

export function visitRoutes(context: Context, { own, visits }: PerIp): Router {
  const router = Router();
  router.post(API.visits, visits, countVisit(context));
  router.get(API.ownVisits, own, async (request, response) => {
    const session = await signedInDoctor(context, request);
    const seen = ownVisits(context.store, session.holder().id, context.now());
    response.json(seen);
  });
  return router;
}

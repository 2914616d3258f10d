/** Visits of public profiles: counted by day, without cookies and without anything that tells who it was (docs/security.md). */
import { Router } from 'express';
import { API } from '#contract/paths.ts';
import type { Context } from '../context.ts';
import type { PerIp } from '../http/per-ip.ts';
import { signedInDoctor } from '../security/session.ts';
import { countVisit } from './count-visit.ts';
import { ownVisits } from './own-visits.ts';

export function visitRoutes(context: Context, { refused }: PerIp): Router {
  const router = Router();
  router.post(API.visits, refused, countVisit(context));
  router.get(API.ownVisits, async (request, response) => {
    const session = await signedInDoctor(context, request);
    const visits = ownVisits(context.store, session.holder().id, context.now());
    response.set('cache-control', 'no-store').json(visits);
  });
  return router;
}

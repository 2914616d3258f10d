import { Router } from 'express';
import { API } from '#contract/paths.ts';
import type { Context } from '../../app/context.ts';
import type { PerIp } from '../../platform/http/per-ip.ts';
import { claimInvitation, declineInvitation } from './claim.ts';

/** What an invited doctor does with the link of the mail. */
export function invitationRoutes(context: Context, { proofs }: PerIp): Router {
  const router = Router();
  router.post(API.claimInvitation, proofs, claimInvitation(context));
  router.post(API.declineInvitation, proofs, declineInvitation(context));
  return router;
}

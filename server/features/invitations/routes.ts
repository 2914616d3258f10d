import { Router } from 'express';
import { API } from '#contract/paths.ts';
import { claimInvitation, declineInvitation } from './claim.ts';
import type { ClaimNeeds } from './claim.ts';

/** What an invited doctor does with the link of the mail. */
export function invitationRoutes(context: ClaimNeeds): Router {
  const router = Router();
  router.post(API.claimInvitation, context.perIp.proofs, claimInvitation(context));
  router.post(API.declineInvitation, context.perIp.proofs, declineInvitation(context));
  return router;
}

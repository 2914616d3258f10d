/** The newsletter: subscribing with a code, and ending it with a link (unsubscribe-routes.ts). */
import { Router } from 'express';
import { API } from '#contract/paths.ts';
import type { Context } from '../../app/context.ts';
import type { PerIp } from '../../platform/http/per-ip.ts';
import { checkSubscribeCode, sendSubscribeCode } from './subscribe.ts';

/** SPEC §7: the calls under /user that subscribe to the newsletter. */
export function newsletterRoutes(context: Context, { proofs, mails }: PerIp): Router {
  const router = Router();
  router.post(API.sendSubscribeCode, mails, sendSubscribeCode(context));
  router.post(API.checkSubscribeCode, proofs, checkSubscribeCode(context));
  return router;
}

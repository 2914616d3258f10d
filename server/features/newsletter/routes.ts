/** The newsletter: subscribing with a code, and ending it with a link (unsubscribe-routes.ts). */
import { Router } from 'express';
import { ACCOUNT_API } from '#contract/account-paths.ts';
import { API } from '#contract/paths.ts';
import type { Needs } from '../../platform/platform.ts';
import { changeOwnSubscription } from './own-subscription.ts';
import { checkSubscribeCode, sendSubscribeCode } from './subscribe.ts';
import type { SubscriptionNeeds } from './subscribe.ts';

/** SPEC §7: the calls under /user that subscribe to the newsletter. */
export function newsletterRoutes(context: SubscriptionNeeds & Needs<'proofs'>): Router {
  const router = Router();
  router.post(API.sendSubscribeCode, context.perIp.mails, sendSubscribeCode(context));
  router.post(API.checkSubscribeCode, context.perIp.proofs, checkSubscribeCode(context));
  router.post(ACCOUNT_API.ownNewsletter, context.perIp.own, changeOwnSubscription(context));
  return router;
}

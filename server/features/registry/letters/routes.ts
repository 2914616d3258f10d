import { ACCOUNT_API } from '#contract/account-paths.ts';
import { Router } from 'express';
import type { Needs } from '../../../platform/platform.ts';
import { useLetter } from './use-letter.ts';
import type { UseLetterNeeds } from './use-letter.ts';

/** What somebody does with the code of a letter. */
export function letterRoutes(context: UseLetterNeeds & Needs<'perIp'>): Router {
  const router = Router();
  router.post(ACCOUNT_API.useLetter, context.perIp.own, useLetter(context));
  return router;
}

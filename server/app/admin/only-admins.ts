import type { RequestHandler } from 'express';
import type { Context } from '../create-context.ts';
import { signedInAdmin } from '../../platform/security/session.ts';

/** Who asks is checked before what is asked: strangers do not learn which calls there are, or what they take. */
export function onlyAdmins(context: Context): RequestHandler {
  return async (request, _, next) => {
    (await signedInAdmin(context, request)).holder();
    next();
  };
}

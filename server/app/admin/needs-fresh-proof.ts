import { Router } from 'express';
import { ADMIN_API } from '#contract/admin-paths.ts';
import type { MountedCall } from '../../platform/http/describe-call.ts';
import type { Context } from '../create-context.ts';
import { freshlySignedIn } from '../../platform/security/session.ts';

/**
 * What administrators do that cannot be undone, or that gives somebody else their power: a session alone is not enough.
 * Below /api/admin, in Express's words.
 */
const ACTS = [
  // Another address is another owner.
  ['put', '/users/:id'],
  ['delete', '/users/:id'],
  ['post', '/users/:id/make-administrator'],
  ['post', '/users/:id/unmake-administrator'],
  // So that no administrator shuts the others out, or lets one in again, with a session that was left open.
  ['post', '/users/:id/suspend'],
  ['post', '/users/:id/unsuspend'],
  ['post', '/users/:id/end-sessions'],
  // Money that is gone.
  ['post', '/payments/:id/refund'],
  // Mails to hundreds are not called back.
  ['post', '/newsletters/:id/send'],
  ['post', '/newsletters/:id/schedule'],
  ['post', '/imports/:id/start'],
  ['delete', '/imports/:id'],
  // Codes in the hands of others, and addresses of many.
  ['post', '/registry-people/letters'],
  ['delete', '/subscribers/:id'],
  // What credentials are compared with: it can take profiles off the site.
  ['post', '/registry-files/upload'],
  ['post', '/registry-files/read'],
  ['post', '/registry-files/:id/accept'],
  // Addresses that have left the house; the files of lists: server/platform/records/records.ts.
  ['get', '/imports/:id/refused.csv'],
  ['put', '/settings/:id'],
  // Everything of everybody.
  ['post', '/backups/:name/download'],
] as const;

/** Says so of those of the backoffice's calls that are in the list. */
export function withFreshProof(call: MountedCall): MountedCall {
  const isIn = ACTS.some(([method, path]) => call.method === method && call.path === ADMIN_API.all + path);
  return isIn ? { ...call, fresh: true } : call;
}

/** Has administrators show once more who they are before these acts: 428, and how they can. */
export function askedAgain(context: Context): Router {
  const router = Router();
  for (const [method, path] of ACTS)
    router[method](path, async (request, _, next) => {
      (await freshlySignedIn(context, request)).holder();
      next();
    });
  return router;
}

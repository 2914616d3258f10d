import { Router } from 'express';
import type { Request } from 'express';
import { signedInAdmin } from '../security/session.ts';
import type { Proofs } from '../security/proofs.ts';
import { Refusal } from '../http/refusal.ts';
import type { Readiness } from './readiness.ts';

/** /healthz: the process answers. /readyz: all that it needs works; what does not, or soon will not, is told to administrators alone. */
export function healthRoutes(context: { readiness: Readiness; proofs: Proofs }): Router {
  const router = Router();
  router.get('/healthz', (_, response) => void response.json({ status: 'ok' }));
  router.get('/readyz', async (request, response) => {
    const health = await context.readiness.health();
    const isReady = health.problems.length === 0;
    response.status(isReady ? 200 : 503).json({
      status: isReady ? 'ready' : 'not ready',
      ...((await isAdmin(context, request)) && health),
    });
  });
  return router;
}

async function isAdmin(context: { proofs: Proofs }, request: Request): Promise<boolean> {
  if (request.headers.authorization === undefined) return false;
  try {
    (await signedInAdmin(context, request)).holder();
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

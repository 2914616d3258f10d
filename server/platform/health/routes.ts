import { Router } from 'express';
import type { Request } from 'express';
import type { Context } from '../../app/context.ts';
import { signedInAdmin } from '../security/session.ts';
import { Refusal } from '../http/refusal.ts';

/** /healthz: the process answers. /readyz: all that it needs works; what does not is told to administrators alone. */
export function healthRoutes(context: Context): Router {
  const router = Router();
  router.get('/healthz', (_, response) => void response.json({ status: 'ok' }));
  router.get('/readyz', async (request, response) => {
    const problems = await context.readiness.problems();
    const isReady = problems.length === 0;
    response
      .status(isReady ? 200 : 503)

      .json({
        status: isReady ? 'ready' : 'not ready',
        ...((await isAdmin(context, request)) && { problems }),
      });
  });
  return router;
}

async function isAdmin(context: Context, request: Request): Promise<boolean> {
  if (request.headers.authorization === undefined) return false;
  try {
    (await signedInAdmin(context, request)).holder();
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

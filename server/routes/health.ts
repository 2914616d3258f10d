import { Router } from 'express';
import type { Context } from '../context.ts';

/** /healthz: the process answers. /readyz: the database answers as well. */
export function healthRoutes({ store }: Context): Router {
  const router = Router();
  router.get(
    '/healthz',
    (_, response) => void response.set('cache-control', 'no-store').json({ status: 'ok' }),
  );
  router.get('/readyz', (_, response) => {
    const users = store.users.count();
    response.set('cache-control', 'no-store').json({ status: 'ready', users });
  });
  return router;
}

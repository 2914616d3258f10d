import { Router } from 'express';
import type { Context } from '../context.ts';

/** The public part of the API: GET, for anyone, cacheable. */
export function publicApiRoutes({ publicApi }: Context): Router {
  const router = Router();
  router.get('/{*path}', (request, response, next) => {
    const found = publicApi(request.originalUrl);
    if (!found) return next();
    response
      .status(found.status)
      .set('cache-control', PRIVATE.test(request.path) ? 'no-store' : CACHE_CONTROL)
      .json(found.body);
  });
  return router;
}

const CACHE_CONTROL = 'public, max-age=0, must-revalidate';
/** What holds addresses or codes. */
const PRIVATE = /^\/(demo|newsletter)\//;

import { Router } from 'express';
import type { Context } from '../context.ts';
import { sendAnswer } from '../http/answer.ts';

/** The calls of the public API over HTTP, where the page cache does not answer them. */
export function publicApiRoutes({ publicApi }: Context): Router {
  const router = Router();
  router.get('/{*path}', (request, response, next) => {
    const found = publicApi.find(request.originalUrl);
    if (!found) return next();
    sendAnswer(response, found.answer());
  });
  return router;
}

import { Router } from 'express';
import { sendAnswer } from '../../platform/http/answer.ts';
import { exchangeOf } from '../../platform/http/exchanges.ts';
import type { Pages } from './pages.ts';

/** Every page of the public site, where the page cache does not answer it; the last of the routes. */
export function pageRoutes({ pages }: { pages: Pages }): Router {
  const router = Router();
  router.get('/{*path}', (request, response) => {
    const found = pages.find(request.originalUrl);
    exchangeOf(request).route = found.route;
    sendAnswer(response, found.answer());
  });
  return router;
}

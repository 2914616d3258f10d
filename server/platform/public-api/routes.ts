import { Router } from 'express';
import { sendAnswer } from '../http/answer.ts';
import { exchangeOf } from '../http/exchanges.ts';
import { withinBudget } from '../http/get-budget.ts';
import type { GetBudget } from '../http/get-budget.ts';
import type { PublicApi } from './public-api.ts';

/** The calls of the public API over HTTP, where the page cache does not answer them. */
export function publicApiRoutes(context: { publicApi: PublicApi; getBudget: GetBudget }): Router {
  const router = Router();
  router.get('/{*path}', (request, response, next) => {
    const found = context.publicApi.find(request.originalUrl);
    if (!found) return next();
    exchangeOf(request).route = found.route;
    withinBudget(context, found.cost)(request, response, () => sendAnswer(response, found.answer()));
  });
  return router;
}

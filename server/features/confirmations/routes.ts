import { Router } from 'express';
import { PAGES } from '#contract/paths.ts';
import type { Context } from '../../app/context.ts';
import { sendAnswer } from '../../platform/http/answer.ts';
import { costing } from '../../platform/http/get-budget.ts';
import type { PerIp } from '../../platform/http/per-ip.ts';
import { confirm } from './confirm.ts';

/**
 * The answer to a mail that asks for a confirmation. GET, a page like others, changes nothing, because programs that
 * check mails follow links; each button of the page POSTs its answer to the same address, also without JavaScript.
 */
export function confirmRoutes(context: Context, { proofs }: PerIp): Router {
  const { store, pages, sources, now } = context;
  const router = Router();

  router.get(PAGES.confirm, (_request, _response, next) => next());
  router.post(PAGES.confirm, proofs, costing(context, 1), (request, response) => {
    const { searchParams } = new URL(request.originalUrl, 'http://localhost');
    const answer = searchParams.get('answer');
    if (answer === 'yes' || answer === 'no') {
      confirm(store, searchParams.get('token') ?? '', answer, sources.of(request).trace, now());
    }
    sendAnswer(response, pages.document(request.originalUrl));
  });
  return router;
}

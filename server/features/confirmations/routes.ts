import { Router } from 'express';
import { PAGES } from '#contract/paths.ts';
import { isEarliestVisit } from '#contract/vocabulary.ts';
import type { Needs } from '../../platform/platform.ts';
import { sendAnswer } from '../../platform/http/answer.ts';
import { costing } from '../../platform/http/get-budget.ts';
import { confirm } from './confirm.ts';
import type { Pages } from '../pages/pages.ts';

/**
 * The answer to a mail that asks for a confirmation. GET, a page like others, changes nothing, because programs that
 * check mails follow links; each button of the page POSTs its answer to the same address, also without JavaScript.
 */
export function confirmRoutes(
  context: Needs<'store' | 'getBudget' | 'sources' | 'now' | 'perIp'> & { pages: Pages },
): Router {
  const { store, pages, sources, now, perIp } = context;
  const router = Router();

  router.get(PAGES.confirm, (_request, _response, next) => next());
  router.post(PAGES.confirm, perIp.proofs, costing(context, 1), (request, response) => {
    const { searchParams } = new URL(request.originalUrl, 'http://localhost');
    const answer = searchParams.get('answer');
    if (answer === 'yes' || answer === 'no') {
      const when = searchParams.get('earliest_visit') ?? '';
      const given = { answer, earliest_visit: isEarliestVisit(when) ? when : null } as const;
      confirm(store, searchParams.get('token') ?? '', given, sources.of(request).trace, now());
    }
    sendAnswer(response, pages.document(request.originalUrl));
  });
  return router;
}

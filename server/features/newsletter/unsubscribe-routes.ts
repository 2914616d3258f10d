import { Router } from 'express';
import type { Needs } from '../../platform/platform.ts';
import { sendAnswer } from '../../platform/http/answer.ts';
import { costing } from '../../platform/http/get-budget.ts';
import { UNSUBSCRIBE_PATH } from '../mail/unsubscribe-link.ts';
import type { Pages } from '../pages/pages.ts';

/**
 * What ends a subscription. GET, which is a page like others, changes nothing, because programs that check mails follow
 * links; the page's button and mail programs (RFC 8058) POST to the same address: forms of either type, whose content
 * adds nothing, from any origin. The answer is the page, not a redirect, which mail programs would not follow.
 */
export function unsubscribeRoutes(
  context: Needs<'store' | 'getBudget' | 'sources' | 'perIp'> & { pages: Pages },
): Router {
  const { store, pages, sources, perIp } = context;
  const router = Router();

  // A page like others: named here for those who ask by OPTIONS what may be done.
  router.get(UNSUBSCRIBE_PATH, (_request, _response, next) => next());
  router.post(UNSUBSCRIBE_PATH, perIp.proofs, costing(context, 1), (request, response) => {
    const { searchParams } = new URL(request.originalUrl, 'http://localhost');
    store.transaction(() => {
      if (store.subscribers.end(searchParams.get('token') ?? ''))
        store.audit.add({ action: 'unsubscribed', source: sources.of(request).trace });
    });
    sendAnswer(response, pages.document(request.originalUrl));
  });
  return router;
}

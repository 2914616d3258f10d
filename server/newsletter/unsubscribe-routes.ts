import { Router } from 'express';
import type { Request, Response } from 'express';
import type { Context } from '../context.ts';
import { costing } from '../http/get-budget.ts';
import { perIp } from '../http/per-ip.ts';
import { UNSUBSCRIBE_PATH } from '../mail/unsubscribe-link.ts';

/** The address names a subscription: nobody keeps the page, or is told where its links were followed from. */
const PRIVATE = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

/**
 * The page of an unsubscribe link. GET changes nothing, because programs that check mails follow links; the page's
 * button and mail programs (RFC 8058) POST to the same address: forms of either type, whose content adds nothing, from
 * any origin. The answer is the page, not a redirect, which mail programs would not follow.
 */
export function unsubscribeRoutes(context: Context): Router {
  const { store, pages, sources } = context;
  const router = Router();

  router.get(UNSUBSCRIBE_PATH, sendPage);

  router.post(UNSUBSCRIBE_PATH, perIp(context).refused, costing(context, 1), (request, response) => {
    const { searchParams } = new URL(request.originalUrl, 'http://localhost');
    store.transaction(() => {
      if (store.subscribers.end(searchParams.get('token') ?? ''))
        store.audit.add({ action: 'unsubscribed', source: sources.of(request).trace });
    });
    sendPage(request, response);
  });
  return router;

  function sendPage({ originalUrl }: Request, response: Response): void {
    const { status, text } = pages.document(originalUrl);
    response.status(status).set(PRIVATE).type('html').send(text);
  }
}

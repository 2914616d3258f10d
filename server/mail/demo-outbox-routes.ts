import { Router } from 'express';
import type { Context } from '../context.ts';
import { demoOutbox } from './demo-outbox.ts';

/** /demo/outbox/{id}: the HTML version of a mail of the demo, as a document that can do nothing but be left. */
export function demoOutboxRoutes({ store, config }: Context): Router {
  const router = Router();
  const outbox = demoOutbox(store, config);
  router.get('/demo/outbox/:id', (request, response) => {
    const document = outbox.document(request.params.id);
    response.set(DOCUMENT_HEADERS).type('html').send(document);
  });
  return router;
}

/** A plain link in a sandboxed document may still be followed; a sandbox does not go with an opener policy. */
const DOCUMENT_HEADERS: Record<string, string> = {
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    'sandbox',
  ].join('; '),
  'cross-origin-opener-policy': 'unsafe-none',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
};
